import { lazy, Suspense } from "react";
import { BirthDateField } from "@shanyraq/kit/fields/BirthDateField.tsx";
import { CheckboxField } from "@shanyraq/kit/fields/CheckboxField.tsx";
import { ChoiceField } from "@shanyraq/kit/fields/ChoiceField.tsx";
import { ChoicesField } from "@shanyraq/kit/fields/ChoicesField.tsx";
import { SelectField } from "@shanyraq/kit/fields/SelectField.tsx";
import { TextField } from "@shanyraq/kit/fields/TextField.tsx";
import type { ElementFieldProps } from "./element-field-props.ts";
import { choicesOf, chosenOf, rowsOf, textOf } from "./elements.ts";
import { NumberElement } from "./NumberElement.tsx";

// Two products of ten ask a list or a classifier: the others need not carry them.
const RowsField = lazy(() => import("./RowsField.tsx").then((loaded) => ({ default: loaded.RowsField })));
const ClassifierField = lazy(() =>
  import("@shanyraq/kit/fields/ClassifierField.tsx").then((loaded) => ({ default: loaded.ClassifierField })),
);

/** More options than this are a list, not segments. */
const SEGMENTS = 5;
/** Letters of an answer beyond which three of them no longer stand in a row. */
const SIDE_BY_SIDE = 20;

/** One element of a calculator's form, drawn as the server describes it. */
export function ElementField({ element, value, onChange, error, details, unavailable, classifier }: ElementFieldProps) {
  const { name, label, hint, format } = element;
  const common = { name, label, hint, error };
  const text = textOf(value);
  switch (format) {
    case "number":
      return <NumberElement element={element} value={text} onChange={onChange} error={error} />;
    case "date":
      return <BirthDateField {...common} value={text} onChange={onChange} />;
    case "flag":
      return <CheckboxField {...common} value={text === "true"} onChange={(next) => onChange(String(next))} />;
    case "text":
      return <TextField {...common} value={text} onChange={onChange} autoComplete="off" />;
    case "classifier":
      return (
        <Suspense>
          <ClassifierField {...common} value={text} onChange={onChange} rows={classifier?.rows} onOpen={classifier?.onOpen} />
        </Suspense>
      );
    case "rows":
      return (
        <Suspense>
          <RowsField
            element={element}
            value={rowsOf(value)}
            onChange={onChange}
            error={error}
            draw={(inner, held, change) => <ElementField element={inner} value={held} onChange={change} classifier={classifier} />}
          />
        </Suspense>
      );
    case "choices":
      return (
        <ChoicesField
          {...common}
          folds={error === undefined}
          value={chosenOf(value)}
          onChange={onChange}
          choices={choicesOf(element).map((choice) => ({ ...choice, detail: details?.[choice.value] }))}
        />
      );
    case "select": {
      const choices = choicesOf(element);
      return choices.length <= SEGMENTS ? (
        <ChoiceField
          {...common}
          value={text}
          onChange={onChange}
          stacked={choices.length > 2 && choices.some(({ label: words }) => words.length > SIDE_BY_SIDE)}
          choices={choices.map((choice) => ({ ...choice, detail: details?.[choice.value], disabled: unavailable?.has(choice.value) }))}
        />
      ) : (
        <SelectField {...common} value={text} onChange={onChange} options={choices} />
      );
    }
  }
}
