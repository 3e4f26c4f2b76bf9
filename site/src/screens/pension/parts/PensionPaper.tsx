import type { PensionCase } from "@shanyraq/flows";
import { arrivedAll } from "@shanyraq/flows";
import { succeeded } from "@shanyraq/calls/status";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Attachments } from "@shanyraq/ui/forms/Attachments.tsx";
import { useState } from "react";
import { useIntl } from "react-intl";
import { attempt } from "../../../calls/attempt.ts";
import { newKey } from "../../../browser/new-key.ts";
import { useAttached } from "../../../calls/useAttached.ts";

interface PensionPaperProps {
  readonly requestID: string;
  readonly paper: PensionCase["missing"][number];
  readonly onSent: () => void;
}

/** One paper that is missing: chosen, sent ahead, and added to the case. */
export function PensionPaper({ requestID, paper: { kind, name }, onSent }: PensionPaperProps) {
  const { formatMessage } = useIntl();
  const { attached, holder, state, send } = useAttached();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    const files = arrivedAll(state) ?? [];
    if (files.length === 0) return setProblem(formatMessage({ id: "pension.papers.none" }));
    setBusy(true);
    const { verifier } = await holder();
    const outcome = await attempt("setFilePA", { requestID, files: [...files], verifier, kind }, { idempotencyKey: newKey() });
    setBusy(false);
    if (outcome.ok && succeeded(outcome.value)) {
      send({ type: "taken", uploads: files });
      return onSent();
    }
    return setProblem(formatMessage({ id: "account.problem.service" }));
  };
  return (
    <Stack $gap={1.5}>
      <Attachments {...attached} label={name} most={2} required error={problem} />
      <div>
        <Button variant="secondary" busy={busy} onClick={() => void press()}>
          {formatMessage({ id: "pension.papers.send" })}
        </Button>
      </div>
    </Stack>
  );
}
