import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { useState, type ComponentProps } from "react";
import { useIntl } from "react-intl";
import { DocumentReader } from "./DocumentReader.tsx";

/** The same paper as a file in large print: an address, or what fetches it. */
export type LargePaper = { readonly href: string } | { readonly busy: boolean; readonly failed: boolean; readonly onSave: () => void };

interface OpenPaperProps extends ComponentProps<typeof DocumentReader> {
  /** Hands the file to the browser. */
  readonly onSave: () => void;
  /** Where the paper is all that the page is for: a page of other things has more on it than the paper. */
  readonly onPrint?: () => void;
  readonly large?: LargePaper;
}

function LargeButton({ large }: { readonly large: LargePaper }) {
  const { formatMessage } = useIntl();
  const action = "href" in large ? { href: large.href, download: "" } : { busy: large.busy, onClick: large.onSave };
  return (
    <Button variant="quiet" icon={<Icon name="download" />} {...action}>
      {formatMessage({ id: "paper.saveLarge" })}
    </Button>
  );
}

/** A paper that has been fetched: it is read here, and its file is kept by a press. */
export function OpenPaper({ onSave, onPrint, large, onShown, ...paper }: OpenPaperProps) {
  const { formatMessage } = useIntl();
  // A copy is made of the page that the file holds.
  const [hasPage, setHasPage] = useState(false);
  const shown = () => {
    setHasPage(true);
    onShown?.();
  };
  return (
    <Stack $gap={3}>
      <Cluster data-print="no">
        <Button variant="secondary" icon={<Icon name="download" />} onClick={onSave}>
          {formatMessage({ id: "paper.save" })}
        </Button>
        {large && hasPage && <LargeButton large={large} />}
        {onPrint && (
          <Button variant="quiet" onClick={onPrint}>
            {formatMessage({ id: "paper.print" })}
          </Button>
        )}
      </Cluster>
      {large && "failed" in large && large.failed && (
        <Notice tone="danger" live="alert">
          {formatMessage({ id: "cabinet.documents.failed" })}
        </Notice>
      )}
      <DocumentReader {...paper} onShown={shown} />
    </Stack>
  );
}
