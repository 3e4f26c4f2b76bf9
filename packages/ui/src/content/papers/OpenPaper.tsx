import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import type { ComponentProps } from "react";
import { useIntl } from "react-intl";
import { DocumentReader } from "./DocumentReader.tsx";

interface OpenPaperProps extends ComponentProps<typeof DocumentReader> {
  /** Hands the file to the browser. */
  readonly onSave: () => void;
  /** Where the paper is all that the page is for: a page of other things has more on it than the paper. */
  readonly onPrint?: () => void;
}

/** A paper that has been fetched: it is read here, and its file is kept by a press. */
export function OpenPaper({ onSave, onPrint, ...paper }: OpenPaperProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={3}>
      <Cluster data-print="no">
        <Button variant="secondary" icon={<Icon name="download" />} onClick={onSave}>
          {formatMessage({ id: "paper.save" })}
        </Button>
        {onPrint && (
          <Button variant="quiet" onClick={onPrint}>
            {formatMessage({ id: "paper.print" })}
          </Button>
        )}
      </Cluster>
      <DocumentReader {...paper} />
    </Stack>
  );
}
