import type { StatementState } from "@shanyraq/flows";
import type { Form } from "@shanyraq/forms";
import { useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { SchemaForm } from "../forms/SchemaForm.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { paint, text } from "@shanyraq/kit/theme/tokens.ts";
import { Attachments, type AttachedFiles } from "../forms/Attachments.tsx";

const Agreed = styled.p`
  max-width: 40rem;
  font-size: ${text.s};
  color: ${paint.inkSoft};
`;
/** A line of a form that can still be read across. */
const Measure = styled.div`
  max-width: 44rem;
`;

type Answers = Readonly<Record<string, unknown>>;

interface StatementFormProps {
  readonly form: Form;
  readonly initial?: Answers | undefined;
  readonly state: Exclude<StatementState, { at: "done" }>;
  /** Fields that the present answers make pointless. */
  readonly hidden?: ((values: Answers) => readonly string[]) | undefined;
  /** Files that go with it, where it takes some. */
  readonly attached?: AttachedFiles | undefined;
  readonly onSend: (values: Answers) => void;
  /** More to be answered, under the fields. */
  readonly children?: ReactNode;
}

/** A statement as it is written: what went wrong is said under it, and what was typed and chosen stays. */
export function StatementForm({ form, initial = {}, state, hidden, attached, onSend, children }: StatementFormProps) {
  const { formatMessage } = useIntl();
  // It was sent before its files had arrived: this is said beside them until they have.
  const [early, setEarly] = useState(false);
  const under = attached?.files.map(({ state: { at } }) => at).filter((at) => at !== "done") ?? [];
  const waiting = under.includes("sending") ? "statements.files.wait" : "statements.files.failed";
  const blank = Object.fromEntries(Object.entries(form.fields).map(([name, { control }]) => [name, control === "flag" ? false : ""]));
  const problem = state.at === "failed" ? state.problem : undefined;
  const fields = problem?.kind === "message" ? problem.fields : undefined;
  return (
    <Measure>
      <SchemaForm<Answers>
        form={form}
        initial={{ ...blank, ...initial }}
        serverErrors={fields}
        hidden={hidden}
        onSubmit={(values) => {
          setEarly(under.length > 0);
          if (under.length === 0) onSend(values);
        }}
        actions={
          <Stack $gap={2}>
            <ProblemNotice problem={problem} />
            <Agreed>{formatMessage({ id: "statements.agree" })}</Agreed>
            <Cluster>
              <Button type="submit" busy={state.at === "sending"}>
                {formatMessage({ id: "statements.send" })}
              </Button>
            </Cluster>
          </Stack>
        }
      >
        {children}
        {attached && <Attachments {...attached} error={early && under.length > 0 ? formatMessage({ id: waiting }) : fields?.["files"]} />}
      </SchemaForm>
    </Measure>
  );
}
