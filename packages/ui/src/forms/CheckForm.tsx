import type { CheckState } from "@shanyraq/flows";
import type { Form } from "@shanyraq/forms";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { ProblemNotice } from "./ProblemNotice.tsx";
import { SchemaForm } from "./SchemaForm.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";

const Measure = styled.div`
  max-width: 30rem;
`;

interface CheckFormProps<Question> {
  readonly form: Form;
  readonly state: CheckState<Question, unknown>;
  readonly initial?: Readonly<Record<string, string>> | undefined;
  /** What the button says: "find" where nothing is named. */
  readonly action?: string | undefined;
  readonly onAsk: (question: Question) => void;
}

/** The question of a check: what it was stays while it is looked for, and when it failed. */
export function CheckForm<Question>({ form, state, initial = {}, action, onAsk }: CheckFormProps<Question>) {
  const { formatMessage } = useIntl();
  const problem = state.at === "asking" ? state.problem : undefined;
  const blank = Object.fromEntries(Object.keys(form.fields).map((name) => [name, ""]));
  return (
    <Measure>
      <SchemaForm<Question>
        form={form}
        initial={{ ...blank, ...initial }}
        serverErrors={problem?.kind === "message" ? problem.fields : undefined}
        onSubmit={onAsk}
        actions={
          <Stack $gap={2}>
            <ProblemNotice problem={problem} />
            <Cluster>
              <Button type="submit" busy={state.at === "looking"}>
                {action ?? formatMessage({ id: "checks.find" })}
              </Button>
            </Cluster>
          </Stack>
        }
      />
    </Measure>
  );
}
