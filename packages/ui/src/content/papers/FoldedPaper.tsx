import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { VisuallyHidden } from "@shanyraq/kit/text/VisuallyHidden.tsx";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { OpenPaper } from "./OpenPaper.tsx";

interface FoldedPaperProps {
  /** Of the button that opens it. */
  readonly action: string;
  readonly title: string;
  /** The file; absent until it has been fetched. */
  readonly base64: string | undefined;
  readonly busy: boolean;
  readonly onFetch: () => void;
  readonly onSave: () => void;
  readonly onShown?: (() => void) | undefined;
  /** Where what was pressed has gone as the paper came, the focus is here. */
  readonly takesFocus?: boolean;
  /** Other things to do with the paper. */
  readonly children?: ReactNode;
}

/** A paper in a page of other things: a press fetches it and shows it whole under its button, another puts it away. */
export function FoldedPaper({ action, title, base64, busy, onFetch, onSave, onShown, takesFocus = false, children }: FoldedPaperProps) {
  const { formatMessage } = useIntl();
  const [folded, setFolded] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = base64 !== undefined && !folded;
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <Stack $gap={2}>
      <Cluster data-print="no">
        <Button
          ref={button}
          variant="secondary"
          icon={<Icon name="eye" />}
          busy={busy}
          aria-expanded={isOpen}
          onClick={() => (base64 === undefined ? onFetch() : setFolded(!folded))}
        >
          {action}
        </Button>
        {children}
      </Cluster>
      <VisuallyHidden role="status">{isOpen && formatMessage({ id: "paper.opened" })}</VisuallyHidden>
      {isOpen && <OpenPaper base64={base64} title={title} onSave={onSave} onShown={onShown} />}
    </Stack>
  );
}
