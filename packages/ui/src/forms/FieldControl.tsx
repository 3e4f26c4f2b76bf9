import type { Field } from "@shanyraq/forms";
import { lazy, Suspense, useContext } from "react";
import { useIntl, type IntlShape } from "react-intl";
import { latinNameFault, readPhone } from "@shanyraq/rules";
import { BirthDateField, DatePartsField } from "@shanyraq/kit/fields/BirthDateField.tsx";
import { CheckboxField } from "@shanyraq/kit/fields/CheckboxField.tsx";
import { ChoicesField } from "@shanyraq/kit/fields/ChoicesField.tsx";
import { ChoiceField } from "@shanyraq/kit/fields/ChoiceField.tsx";
import { CodeField } from "@shanyraq/kit/fields/CodeField.tsx";
import { IinField } from "@shanyraq/kit/fields/IinField.tsx";
import { PasswordField } from "@shanyraq/kit/fields/PasswordField.tsx";
import { PhoneField } from "@shanyraq/kit/fields/PhoneField.tsx";
import { SelectField } from "@shanyraq/kit/fields/SelectField.tsx";
import { TextAreaField } from "@shanyraq/kit/fields/TextAreaField.tsx";
import { TextField } from "@shanyraq/kit/fields/TextField.tsx";
import { FieldAdvice } from "./FieldAdvice.tsx";
import { FormLists } from "./form-lists.ts";
import { PhoneAbroad } from "./phone-abroad.ts";

// One form of many searches a list: the others need not carry it.
const ClassifierField = lazy(() =>
  import("@shanyraq/kit/fields/ClassifierField.tsx").then((loaded) => ({ default: loaded.ClassifierField })),
);

export interface FieldControlProps {
  readonly field: Field;
  readonly id: string;
  readonly name: string;
  readonly value: unknown;
  readonly error: string | undefined;
  /** Id of the sentence that refuses a code. */
  readonly refusedBy?: string | undefined;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
}

const latinRefusal = (formatMessage: IntlShape["formatMessage"]) => (text: string) => {
  // A blank or a hyphen at the end is a name that is still being typed.
  const fault = text.trim() === "" ? undefined : latinNameFault(text.replace(/[ -]{1,3}$/, ""));
  return fault && formatMessage({ id: fault === "marks" ? "error.latin.marks" : "error.latin" });
};

const NONE: readonly string[] = [];
const NO_ROWS = [] as const;

/** Draws one field of a form. The field decides how; no page ever does. */
export function FieldControl({ field, id, name, value, error, refusedBy, onChange, onBlur }: FieldControlProps) {
  const { formatMessage } = useIntl();
  const {
    control,
    label,
    hint,
    autoComplete,
    digits,
    optional = false,
    withRules = false,
    options = [],
    limit,
    list,
    latinOnly = false,
    advice,
  } = field;
  const lists = useContext(FormLists);
  const abroad = useContext(PhoneAbroad);
  const rows = list && lists[list];
  const words = rows ?? options.map((option) => ({ value: option.value, label: formatMessage({ id: option.label }) }));
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  const common = {
    id,
    name,
    error,
    onBlur,
    label: formatMessage({ id: label }),
    ...(hint && { hint: formatMessage({ id: hint }) }),
    ...(optional && { required: false }),
  };
  const plain = { ...common, value: text, onChange };
  switch (control) {
    case "text":
      return (
        <TextField
          {...plain}
          autoComplete={autoComplete}
          suggestions={rows}
          refusalOf={latinOnly ? latinRefusal(formatMessage) : undefined}
        />
      );
    case "email":
      return <TextField {...plain} type="email" inputMode="email" autoComplete="email" />;
    case "number":
      return <TextField {...plain} inputMode="numeric" autoComplete="off" />;
    case "textarea":
      return <TextAreaField {...plain} limit={limit} />;
    case "tel":
      return (
        <PhoneField
          {...plain}
          error={
            error && readPhone(text).kind === "foreign" ? (
              <>
                {error} {abroad}
              </>
            ) : (
              error
            )
          }
        />
      );
    case "password":
      return (
        <FieldAdvice value={text} advice={advice} error={error}>
          <PasswordField
            {...plain}
            autoComplete={autoComplete === "new-password" ? "new-password" : "current-password"}
            withRules={withRules}
          />
        </FieldAdvice>
      );
    case "iin":
      return <IinField {...plain} autoComplete={autoComplete} />;
    case "code":
      return <CodeField {...plain} refusedBy={refusedBy} digits={digits ?? 4} />;
    case "date":
      return <DatePartsField {...plain} withImpossible />;
    case "birthDate":
      return <BirthDateField {...plain} autoComplete="off" withImpossible />;
    case "select":
      return <SelectField {...plain} options={words} autoComplete={autoComplete} />;
    case "classifier":
      return (
        <Suspense>
          <ClassifierField {...plain} rows={(rows ?? NO_ROWS).map((row) => ({ code: row.value, name: row.label }))} />
        </Suspense>
      );
    case "choice":
      return (
        <ChoiceField
          {...common}
          value={text}
          onChange={onChange}
          choices={words}
          stacked={words.some((word) => word.label.length > (words.length > 3 ? 14 : 24))}
        />
      );
    case "choices":
      return <ChoicesField {...common} value={Array.isArray(value) ? value.map(String) : NONE} choices={words} onChange={onChange} />;
    case "flag":
      return <CheckboxField {...common} value={value === true} onChange={onChange} />;
  }
}
