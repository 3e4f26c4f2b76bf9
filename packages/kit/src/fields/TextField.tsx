import { type HTMLInputAutoCompleteAttribute, type InputHTMLAttributes } from "react";
import { ControlInput } from "./field.styles.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { useField, type FieldProps } from "./use-field.ts";

export interface TextFieldProps extends FieldProps<string> {
  readonly type?: "text" | "email" | "search" | "url" | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"] | undefined;
  readonly maxLength?: number | undefined;
  readonly placeholder?: string | undefined;
  /** Why a text cannot stand here, said as soon as it is typed; the text stays for its writer to change. */
  readonly refusalOf?: ((text: string) => string | undefined) | undefined;
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
    refusalOf,
    ...input
  } = props;
  const error = refusalOf?.(props.value) ?? given;
  const field = useField({ ...props, error });
  return (
    <FieldFrame {...props} error={error} field={field}>
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
