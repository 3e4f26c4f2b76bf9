import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes } from "react";
import { ControlInput } from "./field.styles.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { useField, type FieldProps } from "./use-field.ts";

export interface TextFieldProps extends FieldProps<string> {
  readonly type?: "text" | "email" | "search" | "url" | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"] | undefined;
  readonly maxLength?: number | undefined;
  readonly placeholder?: string | undefined;
  /** What many would write, offered by the browser as it is typed; anything else may be written. */
  readonly suggestions?: readonly { readonly value: string; readonly label: string }[] | undefined;
}

export function TextField(props: TextFieldProps) {
  const {
    id: _id,
    label: _label,
    hint: _hint,
    error: _error,
    required: _required,
    onChange,
    onBlur,
    type = "text",
    suggestions,
    ...input
  } = props;
  const field = useField(props);
  return (
    <FieldFrame {...props} field={field}>
      <ControlInput
        {...input}
        {...field.control}
        type={type}
        {...(suggestions && { list: `${field.id}-suggestions` })}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => onBlur?.()}
      />
      {suggestions && (
        <datalist id={`${field.id}-suggestions`}>
          {suggestions.map(({ value, label }) => (
            <option key={value} value={label}>
              {label}
            </option>
          ))}
        </datalist>
      )}
    </FieldFrame>
  );
}
