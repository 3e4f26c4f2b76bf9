import { performUnderwriterAnswer, underwriterAnswerFlow, underwriterAnswerInitial } from "@shanyraq/flows";
import { UnderwriterAnswerForm } from "@shanyraq/ui/applications/UnderwriterAnswerForm.tsx";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { useMemo } from "react";
import { attempt } from "../../../calls/attempt.ts";
import { newKey } from "../../../browser/new-key.ts";

interface AnswerUnderwriterProps {
  readonly requestID: string;
  readonly onAnswered: () => void;
}

/** An answer to the question about one application. */
export function AnswerUnderwriter({ requestID, onAnswered }: AnswerUnderwriterProps) {
  const flow = useMemo(() => underwriterAnswerFlow(requestID), [requestID]);
  const { state, send } = useFlow(
    flow,
    () => underwriterAnswerInitial(newKey()),
    () => performUnderwriterAnswer({ attempt, newKey, onAnswered }),
  );
  return <UnderwriterAnswerForm state={state} onSubmit={(answer) => send({ type: "answerSubmitted", answer })} />;
}
