import { useState, type HTMLInputAutoCompleteAttribute, type InputHTMLAttributes } from "react";
import { ControlInput } from "./field.styles.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { useField, type FieldProps } from "./use-field.ts";

export interface TextFieldProps extends FieldProps<string> {
  readonly type?: "text" | "email" | "search" | "url" | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"] | undefined;
  readonly maxLength?: number | undefined;
  readonly placeholder?: string | undefined;
  /** What of a text may be typed here, and what is said where something was left out of it. */
  readonly only?: { readonly keep: (text: string) => string; readonly refused: string } | undefined;
  /** What many would write, offered by the browser as it is typed; anything else may be written. */
  readonly suggestions?: readonly { readonly value: string; readonly label: string }[] | undefined;
}

export function TextField(props: TextFieldProps) {
  const {
    id: _id,
    label: _label,
    hint: _hint,
    error: given,
    required: _required,
    onChange,
    onBlur,
    type = "text",
    suggestions,
    only,
    ...input
  } = props;
  const [refused, setRefused] = useState(false);
  const error = refused && only ? only.refused : given;
  const field = useField({ ...props, error });
  const change = (text: string) => {
    const kept = only ? only.keep(text) : text;
    setRefused(kept !== text);
    onChange(kept);
  };
  return (
    <FieldFrame {...props} error={error} field={field}>
      <ControlInput
        {...input}
        {...field.control}
        type={type}
        {...(suggestions && { list: `${field.id}-suggestions` })}
        onChange={(event) => change(event.target.value)}
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
