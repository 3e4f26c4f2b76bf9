import { typedIin } from "@shanyraq/rules";
import { ControlInput } from "./field.styles.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { keepCaret } from "./keep-caret.ts";
import { controlOf, useField, type FieldProps } from "./use-field.ts";

/** Individual or business identification number; `autoComplete="username"` on a login form. */
export function IinField(props: FieldProps<string> & { readonly autoComplete?: string | undefined }) {
  const { onChange, onBlur, autoComplete = "off" } = props;
  const field = useField(props);
  // Nothing is cut: thirteen digits are a mistake that the rule names.
  return (
    <FieldFrame {...props} field={field}>
      <ControlInput
        {...controlOf(props, field)}
        type="text"
        inputMode="numeric"
        autoComplete={autoComplete}
        spellCheck={false}
        onChange={(event) => {
          keepCaret(event.target);
          onChange(typedIin(event.target.value));
        }}
        onBlur={() => onBlur?.()}
      />
    </FieldFrame>
  );
}
