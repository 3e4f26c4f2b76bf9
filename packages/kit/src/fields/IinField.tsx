import { ControlInput } from "./field.styles.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { useField, type FieldProps } from "./use-field.ts";

/** Individual or business identification number; `autoComplete="username"` on a login form. */
export function IinField(props: FieldProps<string> & { readonly autoComplete?: string | undefined }) {
  const { name, value, onChange, onBlur, disabled, ref, autoComplete = "off" } = props;
  const field = useField(props);
  // No maxLength: the browser would cut a pasted "880101 300 123" before the spaces are dropped.
  return (
    <FieldFrame {...props} field={field}>
      <ControlInput
        {...field.control}
        name={name}
        ref={ref}
        value={value}
        disabled={disabled}
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
