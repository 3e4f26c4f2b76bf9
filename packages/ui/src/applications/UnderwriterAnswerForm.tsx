import type { UnderwriterAnswerState } from "@shanyraq/flows";
import { underwriterAnswer } from "@shanyraq/forms";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { SchemaForm } from "../forms/SchemaForm.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";

interface UnderwriterAnswerFormProps {
  readonly state: UnderwriterAnswerState;
  readonly onSubmit: (answer: string) => void;
}

/** The answer to an underwriter's question; what was typed stays until it is taken. */
export function UnderwriterAnswerForm({ state, onSubmit }: UnderwriterAnswerFormProps) {
  const { formatMessage } = useIntl();
  if (state.at === "answered")
    return (
      <Notice tone="success" live="status">
        {formatMessage({ id: "applications.answered" })}
      </Notice>
    );
  return (
    <SchemaForm<{ answer: string }>
      form={underwriterAnswer}
      initial={{ answer: "" }}
      onSubmit={({ answer }) => onSubmit(answer)}
      actions={
        <>
          <ProblemNotice problem={state.at === "asked" ? state.problem : undefined} />
          <Button type="submit" busy={state.at === "sending"}>
            {formatMessage({ id: "applications.answer" })}
          </Button>
        </>
      }
    />
  );
}
