import type { StatementState } from "@shanyraq/flows";
import type { Form } from "@shanyraq/forms";
import { useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { SchemaForm } from "../forms/SchemaForm.tsx";
import { Button } from "../kit/Button.tsx";
import { Cluster, Stack } from "../kit/Layout.tsx";
import { paint, text } from "../theme/tokens.ts";
import { Attachments } from "./Attachments.tsx";

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
  readonly withFiles?: boolean | undefined;
  readonly onSend: (values: Answers, files: readonly File[]) => void;
  /** More to be answered, under the fields. */
  readonly children?: ReactNode;
}

/** A statement as it is written: what went wrong is told under it, and what was typed and chosen stays. */
export function StatementForm({ form, initial = {}, state, hidden, withFiles = false, onSend, children }: StatementFormProps) {
  const { formatMessage } = useIntl();
  const [files, setFiles] = useState<readonly File[]>([]);
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
        onSubmit={(values) => onSend(values, files)}
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
        {withFiles && <Attachments files={files} onChange={setFiles} error={fields?.["files"]} />}
      </SchemaForm>
    </Measure>
  );
}
