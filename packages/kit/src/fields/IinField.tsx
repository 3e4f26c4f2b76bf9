import { ControlInput } from "./field.styles.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { controlOf, useField, type FieldProps } from "./use-field.ts";

/** Individual or business identification number; `autoComplete="username"` on a login form. */
export function IinField(props: FieldProps<string> & { readonly autoComplete?: string | undefined }) {
  const { onChange, onBlur, autoComplete = "off" } = props;
  const field = useField(props);
  // No maxLength: the browser would cut a pasted "880101 300 123" before the spaces are dropped.
  return (
    <FieldFrame {...props} field={field}>
      <ControlInput
        {...controlOf(props, field)}
        type="text"
        inputMode="numeric"
        autoComplete={autoComplete}
        spellCheck={false}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, "").slice(0, 12))}
        onBlur={() => onBlur?.()}
      />
    </FieldFrame>
  );
}
