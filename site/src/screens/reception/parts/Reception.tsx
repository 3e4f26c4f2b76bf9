import { arrivedAll, performReception, receptionFlow, receptionInitial } from "@shanyraq/flows";
import { blobOf, saveBlob } from "@shanyraq/kit/data/save-blob.ts";
import { DeskToday, type DeskReception } from "@shanyraq/ui/reception/DeskToday.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { ReceptionView } from "@shanyraq/ui/reception/ReceptionView.tsx";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { useEffect } from "react";
import { attempt } from "../../../shell/attempt.ts";
import { now } from "../../../shell/clock.ts";
import { newKey } from "../../../shell/new-key.ts";
import { useAttached } from "../../../shell/useAttached.ts";

interface ReceptionProps {
  readonly today: readonly DeskReception[];
  readonly onChanged: () => void;
}

/** The customer who sits at the desk, and whom the office has served before him. */
export function Reception({ today, onChanged }: ReceptionProps) {
  const { state: uploads, send: sendUploads, holder, attached } = useAttached();
  const { state, send } = useFlow(
    receptionFlow,
    () => receptionInitial,
    () => performReception({ attempt, now, newKey, holder }),
  );
  const { at } = state;
  // Whom the office has served today changes with each step.
  useEffect(() => {
    if (at !== "found") onChanged();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it is told of steps alone
  }, [at]);
  // Scans that were taken, and those of who is served no more, leave the screen.
  const kept = state.at === "open" ? state.card.files.length : -1;
  useEffect(() => {
    for (const { id } of uploads.files) sendUploads({ type: "removePressed", id });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the files that are there when the number of kept ones changes
  }, [kept]);
  return (
    <Stack $gap={5}>
      <ReceptionView
        state={state}
        send={send}
        now={now}
        attached={attached}
        arrived={arrivedAll(uploads) ?? []}
        onFile={() => {
          if (state.at === "sent") saveBlob(`${state.taken.number}.pdf`, blobOf(state.taken.file, "application/pdf"));
        }}
      />
      <DeskToday
        today={today}
        onContinue={at === "asking" ? ({ requestID, name }) => send({ type: "continuePressed", requestID, name }) : undefined}
      />
    </Stack>
  );
}
