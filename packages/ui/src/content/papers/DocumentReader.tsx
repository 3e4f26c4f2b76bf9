import { bytesOf } from "@shanyraq/kit/data/save-blob.ts";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import type { PaperPage as Page } from "@shanyraq/rules/paper-page";
import { readPaperPage } from "@shanyraq/rules/read-paper-page";
import { useEffect, useEffectEvent, useState } from "react";
import { useIntl } from "react-intl";
import { digestOf } from "./digest-of.ts";
import { PaperPage } from "./PaperPage.tsx";
import { PdfPreview } from "./PdfPreview.tsx";

interface DocumentReaderProps {
  /** The file as it was made. */
  readonly base64: string;
  readonly title: string;
  /** Of the title of the page; its parts are one deeper. */
  readonly level?: 2 | 3 | undefined;
  /** The page is drawn: it can be read. Never of a file that has only sheets, which many phones do not show. */
  readonly onShown?: (() => void) | undefined;
}

interface Read {
  readonly page: Page | undefined;
  readonly sha256: string | undefined;
}

/** A document to be read where it stands: as the page that its file holds, and as its sheets; a file without a page as its sheets alone. */
export function DocumentReader({ base64, title, level, onShown }: DocumentReaderProps) {
  const { formatMessage } = useIntl();
  const [read, setRead] = useState<Read>();
  const [sheets, setSheets] = useState(false);
  const shown = useEffectEvent(() => onShown?.());
  useEffect(() => {
    let isGone = false;
    const bytes = bytesOf(base64);
    void Promise.all([readPaperPage(bytes), digestOf(bytes)]).then(([page, sha256]) => {
      if (!isGone) setRead({ page, sha256 });
    });
    return () => {
      isGone = true;
    };
  }, [base64]);
  useEffect(() => {
    if (read?.page) shown();
  }, [read]);
  if (read === undefined) return <Skeleton $height="24rem" />;
  if (read.page === undefined)
    return (
      <Stack $gap={2}>
        <Notice tone="info">{formatMessage({ id: "paper.noPage" })}</Notice>
        <PdfPreview base64={base64} title={title} />
      </Stack>
    );
  return (
    <Stack $gap={2}>
      <PaperPage page={read.page} sha256={read.sha256} level={level} />
      <div data-print="no">
        <Button size="s" variant="quiet" aria-expanded={sheets} onClick={() => setSheets(!sheets)}>
          {formatMessage({ id: sheets ? "paper.hideSheets" : "paper.sheets" })}
        </Button>
      </div>
      {sheets && <PdfPreview base64={base64} title={title} />}
    </Stack>
  );
}
