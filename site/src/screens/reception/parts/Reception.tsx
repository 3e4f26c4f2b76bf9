import { arrivedAll, performReception, receptionFlow, receptionInitial } from "@shanyraq/flows";
import { blobOf, saveBlob } from "@shanyraq/kit/data/save-blob.ts";
import { DeskToday, type DeskReception } from "@shanyraq/ui/reception/DeskToday.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { ReceptionView } from "@shanyraq/ui/reception/ReceptionView.tsx";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { attempt } from "../../../calls/attempt.ts";
import { now } from "../../../browser/clock.ts";
import { newKey } from "../../../browser/new-key.ts";
import { useAttached } from "../../../calls/useAttached.ts";

interface ReceptionProps {
  readonly today: readonly DeskReception[];
  readonly onChanged: () => void;
}

/** The customer who sits at the desk, and whom the office has served before them. */
export function Reception({ today, onChanged }: ReceptionProps) {
  const { state: uploads, send: sendUploads, holder, attached } = useAttached();
  const { state, send } = useFlow(
    receptionFlow,
    () => receptionInitial,
    () =>
      performReception({
        attempt,
        now,
        newKey,
        holder,
        onChanged,
        forgetFiles: () => sendUploads({ type: "cleared" }),
      }),
  );
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
        onContinue={state.at === "asking" ? ({ requestID, name }) => send({ type: "continuePressed", requestID, name }) : undefined}
      />
    </Stack>
  );
}
