import type { Field, Form } from "@shanyraq/forms";
import { useId, useMemo, useState, type ReactNode } from "react";
import { Controller, type FieldError, type FieldErrors, type FieldValues } from "react-hook-form";
import { useIntl } from "react-intl";
import { ErrorSummary } from "@shanyraq/kit/fields/ErrorSummary.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { FieldControl } from "./FieldControl.tsx";
import { MarkedFields } from "./marked-fields.ts";
import { CodeRefusals } from "./refused-code.ts";
import { refusalText } from "./refusal-text.ts";
import { useAfterPress } from "./useAfterPress.ts";
import { useSuggested, type Suggested } from "./useSuggested.ts";
import { useTyped } from "./useTyped.ts";
import { FROM_SERVER, useSchemaForm, type ServerErrors } from "./useSchemaForm.ts";

export interface SchemaFormProps<Values> {
  readonly form: Form;
  readonly initial: Values | FieldValues;
  readonly onSubmit: (values: Values) => void;
  readonly serverErrors?: ServerErrors | undefined;
  /** Fields that the present answers make pointless. */
  readonly hidden?: ((values: FieldValues) => readonly string[]) | undefined;
  /** Buttons under the fields; the submitting one among them. */
  readonly actions: ReactNode;
  /** Called on every change, so that nothing typed is lost by leaving. */
  readonly onTyped?: ((values: FieldValues) => void) | undefined;
  /** What is known of the fields from elsewhere; it may come late. */
  readonly suggested?: Suggested | undefined;
  readonly children?: ReactNode;
}

const NONE: readonly string[] = [];

/** A summary stands above the form from this many errors on. */
const SUMMARY_FROM = 2;

/** The one renderer of forms: fields in their order, messages in the visitor's language, a focused summary of several errors. */
export function SchemaForm<Values>({
  form,
  initial,
  onSubmit,
  serverErrors,
  hidden = form.hidden,
  actions,
  onTyped,
  suggested,
  children,
}: SchemaFormProps<Values>) {
  const { formatMessage } = useIntl();
  const base = useId();
  const made = useSchemaForm(form, initial as FieldValues, serverErrors);
  const { control, handleSubmit, watch, subscribe, formState } = made;
  // Read at every drawing: the form tells only of what was read of it before, and the first refusal would come without its errors.
  const { errors: standing, submitCount } = formState;
  const [refused, setRefused] = useState<FieldErrors>({});
  const [codeRefused, setCodeRefused] = useState(false);
  const refusal = useMemo(() => ({ id: `${base}-refusal`, setRefused: setCodeRefused }), [base]);
  const afterPress = useAfterPress();
  const values = watch();
  const skipped = hidden?.(values) ?? [];
  const called = form.called?.(values) ?? {};
  const fieldOf = (name: string, field: Field): Field => {
    const own = { ...field, ...called[name] };
    return suggested && values[name] !== "" && values[name] === suggested.values[name] ? { ...own, hint: suggested.hint } : own;
  };
  useTyped(subscribe, onTyped);
  useSuggested(made, suggested);
  const idOf = (name: string) => `${base}-${name}`;
  const sentence = (error: FieldError | undefined, value: unknown) => {
    if (!error?.message) return undefined;
    return error.type === FROM_SERVER ? error.message : refusalText(formatMessage, error.message, value);
  };
  // With the field's name: of two that are empty both would say the same.
  const mistakes = Object.entries(form.fields).flatMap(([name, field]) => {
    const message = sentence(refused[name] as FieldError | undefined, values[name]);
    return message && standing[name]
      ? [{ fieldId: idOf(name), message: `${formatMessage({ id: fieldOf(name, field).label })}: ${message}` }]
      : [];
  });
  const submit = handleSubmit(
    (values) => {
      setRefused({});
      onSubmit(form.schema.cast(values) as Values);
    },
    (errors) => {
      setRefused({ ...errors });
      const [only, ...others] = Object.keys(form.fields).filter((name) => errors[name]);
      if (only && others.length === 0) document.getElementById(idOf(only))?.focus();
    },
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack $gap={3}>
        {mistakes.length >= SUMMARY_FROM && <ErrorSummary key={submitCount} errors={mistakes} />}
        {Object.entries(form.fields).map(([name, field]) =>
          skipped.includes(name) ? null : (
            <Controller
              key={name}
              name={name}
              control={control}
              render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
                <FieldControl
                  field={fieldOf(name, field)}
                  id={idOf(name)}
                  name={name}
                  value={value as unknown}
                  error={sentence(error, values[name])}
                  refusedBy={codeRefused ? refusal.id : undefined}
                  onChange={onChange}
                  onBlur={() => afterPress(onBlur)}
                />
              )}
            />
          ),
        )}
        <MarkedFields value={serverErrors ? Object.keys(form.fields).filter((name) => !skipped.includes(name)) : NONE}>
          <CodeRefusals value={refusal}>
            {children}
            {actions}
          </CodeRefusals>
        </MarkedFields>
      </Stack>
    </form>
  );
}
