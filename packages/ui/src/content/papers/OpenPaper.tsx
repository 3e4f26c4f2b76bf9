import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { useState, type ComponentProps } from "react";
import { useIntl } from "react-intl";
import { DocumentReader } from "./DocumentReader.tsx";

/** The same paper in its other print, mostly the large one: an address, or what fetches it. */
export type OtherPrint =
  | { readonly href: string }
  | {
      /** The paper itself is in large print already, so that ordinary print is the other one. */
      readonly isOrdinary?: boolean;
      readonly busy: boolean;
      readonly failed: boolean;
      readonly onSave: () => void;
    };

interface OpenPaperProps extends ComponentProps<typeof DocumentReader> {
  /** Hands the file to the browser. */
  readonly onSave: () => void;
  /** Where the paper is all that the page is for: a page of other things has more on it than the paper. */
  readonly onPrint?: () => void;
  readonly otherPrint?: OtherPrint;
}

const isOrdinary = (print: OtherPrint | undefined): boolean => print !== undefined && "isOrdinary" in print && print.isOrdinary === true;

function OtherPrintButton({ print }: { readonly print: OtherPrint }) {
  const { formatMessage } = useIntl();
  const action = "href" in print ? { href: print.href, download: "" } : { busy: print.busy, onClick: print.onSave };
  return (
    <Button variant="quiet" icon={<Icon name="download" />} {...action}>
      {formatMessage({ id: isOrdinary(print) ? "paper.saveOrdinary" : "paper.saveLarge" })}
    </Button>
  );
}

/** A paper that has been fetched: it is read here, and its file is kept by a press. */
export function OpenPaper({ onSave, onPrint, otherPrint, onShown, ...paper }: OpenPaperProps) {
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
          {formatMessage({ id: isOrdinary(otherPrint) ? "paper.saveInLarge" : "paper.save" })}
        </Button>
        {otherPrint && hasPage && <OtherPrintButton print={otherPrint} />}
        {onPrint && (
          <Button variant="quiet" onClick={onPrint}>
            {formatMessage({ id: "paper.print" })}
          </Button>
        )}
      </Cluster>
      {otherPrint && "failed" in otherPrint && otherPrint.failed && (
        <Notice tone="danger" live="alert">
          {formatMessage({ id: "cabinet.documents.failed" })}
        </Notice>
      )}
      <DocumentReader {...paper} onShown={shown} />
    </Stack>
  );
}
