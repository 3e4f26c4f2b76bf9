import { arrivedAll, papersFlow, papersInitial, performPapers } from "@shanyraq/flows";
import { ApplicationPapers } from "@shanyraq/ui/applications/ApplicationPapers.tsx";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { useEffect, useMemo } from "react";
import { attempt } from "../../../calls/attempt.ts";
import { newKey } from "../../../browser/new-key.ts";
import { useAttached } from "../../../calls/useAttached.ts";

interface SendPapersProps {
  readonly requestID: string;
  /** How many the application has already. */
  readonly sent: number;
  readonly onSent: () => void;
}

/** Papers added to one application. */
export function SendPapers({ requestID, sent, onSent }: SendPapersProps) {
  const { attached, holder, send: sendFiles, state: files } = useAttached();
  const flow = useMemo(() => papersFlow(requestID), [requestID]);
  const addSent = (uploads: readonly string[]) => {
    sendFiles({ type: "taken", uploads });
    onSent();
  };
  const { state, send } = useFlow(
    flow,
    () => papersInitial(newKey()),
    () => performPapers({ attempt, newKey, holder, onSent: addSent }),
  );
  const gone = state.at === "choosing" && state.problem?.kind === "message" && state.problem.fields?.["files"] !== undefined;
  // What the server no longer has is still here: it is sent again.
  useEffect(() => {
    if (gone) sendFiles({ type: "lost" });
  }, [gone, sendFiles]);
  return (
    <ApplicationPapers
      state={state}
      sent={sent}
      attached={{
        ...attached,
        onAdd: (chosen) => {
          send({ type: "filesChosen" });
          attached.onAdd(chosen);
        },
      }}
      onSend={() => send({ type: "sendPressed", uploads: arrivedAll(files) ?? [] })}
    />
  );
}
