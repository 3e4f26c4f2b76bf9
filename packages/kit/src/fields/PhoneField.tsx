import { maskPhone, phoneDigits } from "@shanyraq/rules";
import type { ClipboardEvent } from "react";
import { ControlInput } from "./field.styles.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { controlOf, useField, type FieldProps } from "./use-field.ts";

/** The mask begun. Every Kazakh number is +7 7xx, so a second digit other than 7 means the code was left out. */
function begun(typed: string): string {
  const digits = typed.replace(/\D/g, "").replace(/^8/, "7");
  if (digits === "") return "";
  const second = digits[1];
  const whole = digits.startsWith("7") && (second === undefined || second === "7");
  return maskPhone(whole ? digits : `7${digits}`);
}

/** The value is the mask as it is read, "+7 (701) 234-56-78"; `phoneDigits` of rules gives the digits. */
export function PhoneField(props: FieldProps<string>) {
  const { value, onChange, onBlur } = props;
  const field = useField(props);
  const type = (next: string) => {
    // The mask's own sign was rubbed out: take the digit before it too, or the key would seem dead.
    const lostSign = next.length < value.length && next.replace(/\D/g, "") === value.replace(/\D/g, "");
    const kept = lostSign && value.startsWith(next) ? next.replace(/\d\D*$/, "") : next;
    const whole = phoneDigits(kept);
    onChange(whole ? maskPhone(whole) : begun(kept));
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const whole = phoneDigits(event.clipboardData.getData("text").trim());
    if (!whole) return;
    event.preventDefault();
    onChange(maskPhone(whole));
  };
  // "7711234567" without the code looks like "+7 711…" until its end is known.
  const leave = () => {
    const whole = phoneDigits(value) ?? phoneDigits(value.replace(/\D/g, ""));
    if (whole && maskPhone(whole) !== value) onChange(maskPhone(whole));
    onBlur?.();
  };
  return (
    <FieldFrame {...props} field={field}>
      <ControlInput
        {...controlOf(props, field)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+7 (7__) ___-__-__"
        onPaste={paste}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
    </FieldFrame>
  );
}
