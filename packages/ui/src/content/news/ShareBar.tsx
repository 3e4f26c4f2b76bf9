import { useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster } from "@shanyraq/kit/layout/Layout.tsx";
import { VisuallyHidden } from "@shanyraq/kit/text/VisuallyHidden.tsx";

interface ShareBarProps {
  /** Keeps the address of the page for pasting; false where the browser refuses. */
  readonly onCopy: () => Promise<boolean>;
  readonly onPrint: () => void;
  /** Opens the system's own share sheet; absent when the system has no such sheet. */
  readonly onShare?: (() => void) | undefined;
}

/** Hands a page on: by the system, as a link, on paper. */
export function ShareBar({ onCopy, onPrint, onShare }: ShareBarProps) {
  const { formatMessage } = useIntl();
  const [notice, setNotice] = useState<"item.copied" | "item.copyFailed">();
  return (
    <Cluster $gap={1} data-print="no">
      {onShare && (
        <Button size="s" variant="secondary" onClick={onShare}>
          {formatMessage({ id: "item.share" })}
        </Button>
      )}
      <Button
        size="s"
        variant="secondary"
        onClick={() => void onCopy().then((done) => setNotice(done ? "item.copied" : "item.copyFailed"))}
      >
        {formatMessage({ id: "item.copy" })}
      </Button>
      <Button size="s" variant="quiet" onClick={onPrint}>
        {formatMessage({ id: "item.print" })}
      </Button>
      <span role="status">{notice === undefined ? <VisuallyHidden /> : formatMessage({ id: notice })}</span>
    </Cluster>
  );
}
