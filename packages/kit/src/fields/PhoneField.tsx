import { maskPhone, phoneDigits } from "@shanyraq/rules";
import { useRef, type ClipboardEvent } from "react";
import { ControlInput } from "./field.styles.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { controlOf, useField, type FieldProps } from "./use-field.ts";

/**
 * The mask begun. Every Kazakh number is +7 7xx, so a second digit other than 7 means the code was left out; unless the plus was written (`coded`):
 * then it is the number of another country or city, and is shown as it is rather than made into somebody else's.
 */
function begun(typed: string, coded: boolean): string {
  if (coded) return typed === "+" ? typed : maskPhone(typed);
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
  const coded = useRef(false);
  const type = (next: string) => {
    // The mask writes a plus by itself: only one that stands in what was empty, or took the place of all, is the visitor's own.
    if (next === "" || !value.startsWith("+") || Math.abs(next.length - value.length) > 1) coded.current = next.startsWith("+");
    // The mask's own sign was rubbed out: take the digit before it too, or the key would seem dead.
    const lostSign = next.length < value.length && next.replace(/\D/g, "") === value.replace(/\D/g, "");
    const kept = lostSign && value.startsWith(next) ? next.replace(/\d\D*$/, "") : next;
    const whole = phoneDigits(kept);
    onChange(whole ? maskPhone(whole) : begun(kept, coded.current));
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
