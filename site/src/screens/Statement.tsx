import {
  performStatement,
  statementFlow,
  statementInitial,
  type StatementCall,
  type StatementState,
  type Taken,
  type Written,
} from "@shanyraq/flows";
import type { Form } from "@shanyraq/forms";
import { href } from "@shanyraq/routes";
import { Stack } from "@shanyraq/ui/kit/Layout.tsx";
import { StatementDone } from "@shanyraq/ui/statements/StatementDone.tsx";
import { StatementForm } from "@shanyraq/ui/statements/StatementForm.tsx";
import { blobOf, saveBlob } from "@shanyraq/ui/kit/save-blob.ts";
import type { ReactNode } from "react";
import { attempt } from "../frame/attempt.ts";
import { readFile } from "../frame/read-file.ts";
import { useFlow } from "../frame/useFlow.ts";
import { useLocale } from "../locale/LocaleRoot.tsx";

interface StatementProps {
  readonly call: StatementCall;
  readonly form: Form;
  readonly initial?: Written | undefined;
  readonly withFiles?: boolean | undefined;
  readonly hidden?: ((values: Written) => readonly string[]) | undefined;
  /** What goes with the answers of the form. */
  readonly more?: Written | undefined;
  readonly children?: ReactNode;
  /** What stands over the form as long as it is one. */
  readonly above?: ReactNode;
  /** What stands in place of the thanks, where there is more to be done. */
  readonly then?: ((taken: Taken, values: Written) => ReactNode) | undefined;
}

const isNameless = (state: Extract<StatementState, { at: "done" }>): boolean => state.values["anonymous"] === true;

/** A statement from its form to its number. */
export function Statement({ call, form, initial, withFiles, hidden, more, children, above, then }: StatementProps) {
  const locale = useLocale();
  const { state, send } = useFlow(
    statementFlow,
    () => statementInitial,
    () => performStatement(call, { attempt, read: readFile }),
  );
  if (state.at !== "done")
    return (
      <Stack $gap={4}>
        {above}
        <StatementForm
          form={form}
          initial={initial}
          state={state}
          withFiles={withFiles}
          hidden={hidden}
          onSend={(values, files) => send({ type: "formSubmitted", values: { ...values, ...more }, files })}
        >
          {children}
        </StatementForm>
      </Stack>
    );
  const { taken, values } = state;
  const { number = "", notice } = taken;
  return (
    then?.(taken, values) ?? (
      <StatementDone
        taken={taken}
        anonymous={isNameless(state)}
        statusHref={`${href("checkStatus", locale)}?number=${encodeURIComponent(number)}`}
        onNotice={notice === undefined ? undefined : () => saveBlob(`${number}.pdf`, blobOf(notice, "application/pdf"))}
        onAgain={() => send({ type: "anewPressed" })}
      />
    )
  );
}
