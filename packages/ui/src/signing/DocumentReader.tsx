import { bytesOf } from "@shanyraq/kit/data/save-blob.ts";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import type { PaperPage as Page } from "@shanyraq/rules/paper-page";
import { readPaperPage } from "@shanyraq/rules/read-paper-page";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { PaperPage } from "./PaperPage.tsx";
import { PdfPreview } from "./PdfPreview.tsx";

interface DocumentReaderProps {
  /** The file as it is signed. */
  readonly base64: string;
  readonly title: string;
  readonly sha256: string;
}

/** A document to be read where it stands: as the page that its file holds, and as its sheets; a file of somebody else as its sheets alone. */
export function DocumentReader({ base64, title, sha256 }: DocumentReaderProps) {
  const { formatMessage } = useIntl();
  const [page, setPage] = useState<Page | "none">();
  const [sheets, setSheets] = useState(false);
  useEffect(() => {
    let isGone = false;
    void readPaperPage(bytesOf(base64)).then((found) => {
      if (!isGone) setPage(found ?? "none");
    });
    return () => {
      isGone = true;
    };
  }, [base64]);
  if (page === undefined) return null;
  if (page === "none") return <PdfPreview base64={base64} title={title} />;
  return (
    <Stack $gap={2}>
      <PaperPage page={page} sha256={sha256} />
      <div>
        <Button size="s" variant="quiet" aria-expanded={sheets} onClick={() => setSheets(!sheets)}>
          {formatMessage({ id: sheets ? "signing.page.hideSheets" : "signing.page.sheets" })}
        </Button>
      </div>
      {sheets && <PdfPreview base64={base64} title={title} />}
    </Stack>
  );
}
