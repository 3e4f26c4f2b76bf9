import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { useState } from "react";
import { useIntl } from "react-intl";

interface SaveEvidenceProps {
  /** Whether it was saved. */
  readonly onSave: () => Promise<boolean>;
}

/** Saves signatures with what proves them. The archive holds whole lists of an authority, so that it takes a while. */
export function SaveEvidence({ onSave }: SaveEvidenceProps) {
  const { formatMessage } = useIntl();
  const [state, setState] = useState<"still" | "busy" | "failed">("still");
  const save = async () => {
    setState("busy");
    setState((await onSave()) ? "still" : "failed");
  };
  return (
    <>
      <Button size="s" variant="secondary" busy={state === "busy"} onClick={() => void save()}>
        {formatMessage({ id: "signing.document.evidence" })}
      </Button>
      {state === "failed" && (
        <Notice tone="danger" live="alert">
          {formatMessage({ id: "signing.document.evidence.failed" })}
        </Notice>
      )}
    </>
  );
}
