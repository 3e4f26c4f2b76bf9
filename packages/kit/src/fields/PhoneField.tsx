import { maskPhone, phoneDigits } from "@shanyraq/rules";
import { useRef, type ClipboardEvent } from "react";
import { ControlInput } from "./field.styles.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { keepCaret } from "./keep-caret.ts";
import { maskTypedPhone } from "./phone-mask.ts";
import { controlOf, useField, type FieldProps } from "./use-field.ts";

/** The value is the mask as it is read, "+7 (701) 234-56-78"; `phoneDigits` of rules gives the digits. */
export function PhoneField(props: FieldProps<string>) {
  const { value, onChange, onBlur } = props;
  const field = useField(props);
  /** The code that the visitor wrote by hand: the mask writes a plus too. */
  const ownCode = useRef<"" | "+" | "8">("");
  const type = (next: string) => {
    // Only a sign that stands in what was empty, or took the place of all, is the visitor's own.
    if (next === "" || !value.startsWith("+") || Math.abs(next.length - value.length) > 1)
      ownCode.current = (["+", "8"] as const).find((code) => next.startsWith(code)) ?? "";
    // The mask's own sign was rubbed out: take the digit before it too, or the key would seem dead.
    const lostSign = next.length < value.length && next.replace(/\D/g, "") === value.replace(/\D/g, "");
    const kept = lostSign && value.startsWith(next) ? next.replace(/\d\D*$/, "") : next;
    onChange(maskTypedPhone(kept, ownCode.current === "+"));
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const whole = phoneDigits(event.clipboardData.getData("text").trim());
    if (!whole) return;
    event.preventDefault();
    onChange(maskPhone(whole));
  };
  // "7711234567" without the code looks like "+7 711…" until its end is known.
  const leave = () => {
    const whole = phoneDigits(value) ?? (ownCode.current === "" ? phoneDigits(value.replace(/\D/g, "")) : undefined);
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
        onChange={(event) => {
          keepCaret(event.target);
          type(event.target.value);
        }}
        onBlur={leave}
      />
    </FieldFrame>
  );
}
