import type { PensionEvent, PensionFile, PensionState } from "@shanyraq/flows";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { FoldedPaper } from "../content/papers/FoldedPaper.tsx";

interface ConfirmApplicationProps {
  readonly state: Extract<PensionState, { at: "case" }>;
  readonly send: (event: PensionEvent) => void;
  /** Hands the application to the browser. */
  readonly onSave: (file: PensionFile) => void;
}

/** The application is read where it is confirmed; then its code is asked for. One whose file holds no page is opened first. */
export function ConfirmApplication({ state, send, onSave }: ConfirmApplicationProps) {
  const { formatMessage } = useIntl();
  const [early, setEarly] = useState(false);
  const { read, busy, paper } = state;
  return (
    <Stack $gap={2}>
      <p>{formatMessage({ id: "pension.confirm.lead" })}</p>
      {early && !read && (
        <Notice tone="danger" live="alert">
          {formatMessage({ id: "pension.readFirst" })}
        </Notice>
      )}
      <FoldedPaper
        action={formatMessage({ id: "pension.read" })}
        title={formatMessage({ id: "pension.paper" })}
        base64={paper?.data}
        busy={false}
        onFetch={() => send({ type: "paperPressed" })}
        onShown={() => send({ type: "paperOpened" })}
        onSave={() => {
          if (!paper) return;
          onSave(paper);
          send({ type: "paperOpened" });
        }}
      />
      <div>
        <Button
          busy={busy}
          onClick={() => {
            setEarly(!read);
            send({ type: "confirmPressed" });
          }}
        >
          {formatMessage({ id: "pension.confirm" })}
        </Button>
      </div>
    </Stack>
  );
}
