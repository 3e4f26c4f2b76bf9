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
}

export function TextField(props: TextFieldProps) {
  const { id: _id, label: _label, hint: _hint, error: _error, required: _required, onChange, onBlur, type = "text", ...input } = props;
  const field = useField(props);
  return (
    <FieldFrame {...props} field={field}>
      <ControlInput
        {...input}
        {...field.control}
        type={type}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => onBlur?.()}
      />
    </FieldFrame>
  );
}
