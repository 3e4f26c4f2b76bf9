import {
  arrivedAll,
  performStatement,
  statementFlow,
  statementInitial,
  type StatementCall,
  type StatementState,
  type StatementReceipt,
  type StoredFields,
} from "@shanyraq/flows";
import type { Form } from "@shanyraq/forms";
import { href } from "@shanyraq/routes";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { StatementDone } from "@shanyraq/ui/statements/StatementDone.tsx";
import { StatementForm } from "@shanyraq/ui/statements/StatementForm.tsx";
import { blobOf, saveBlob } from "@shanyraq/kit/data/save-blob.ts";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { attempt } from "../../../calls/attempt.ts";
import { useAttached } from "../../../calls/useAttached.ts";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { useLocale } from "../../../locale/LocaleRoot.tsx";

interface StatementProps {
  readonly call: StatementCall;
  readonly form: Form;
  readonly initial?: StoredFields | undefined;
  readonly withFiles?: boolean | undefined;
  readonly hidden?: ((values: StoredFields) => readonly string[]) | undefined;
  /** What goes with the answers of the form. */
  readonly more?: StoredFields | undefined;
  readonly children?: ReactNode;
  /** What stands over the form as long as it is one. */
  readonly above?: ReactNode;
  /** Called once when it was taken. */
  readonly onTaken?: ((taken: StatementReceipt) => void) | undefined;
  /** What stands in place of the thanks, where there is more to be done. */
  readonly then?: ((taken: StatementReceipt, values: StoredFields) => ReactNode) | undefined;
}

const isNameless = (state: Extract<StatementState, { at: "done" }>): boolean => state.values["anonymous"] === true;

/** A statement from its form to its number. */
export function Statement({ call, form, initial, withFiles, hidden, more, children, above, onTaken, then }: StatementProps) {
  const locale = useLocale();
  const { attached, holder, send: sendFiles, state: files } = useAttached();
  const { state, send } = useFlow(
    statementFlow,
    () => statementInitial,
    () => performStatement(call, { attempt, holder }),
  );
  const refusedFiles = state.at === "failed" && state.problem.kind === "message" && state.problem.fields?.["files"] !== undefined;
  // What the server no longer has is still here: it is sent again.
  useEffect(() => {
    if (refusedFiles) sendFiles({ type: "lost" });
  }, [refusedFiles, sendFiles]);
  const notifyTaken = useEffectEvent((taken: StatementReceipt) => onTaken?.(taken));
  useEffect(() => {
    if (state.at === "done") notifyTaken(state.taken);
  }, [state]);
  if (state.at !== "done")
    return (
      <Stack $gap={4}>
        {above}
        <StatementForm
          form={form}
          initial={initial}
          state={state}
          attached={withFiles ? attached : undefined}
          hidden={hidden}
          onSend={(values) => send({ type: "formSubmitted", values: { ...values, ...more }, files: arrivedAll(files) ?? [] })}
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
