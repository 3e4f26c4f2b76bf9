import type { Call } from "./call.ts";
import { calls, type CallName } from "./rows.ts";

/** Acts that are neither commands nor guarded by a captcha: what is confirmed, changed or ended by a press. */
const pressed: readonly CallName[] = [
  "autopayCard",
  "autopayOn",
  "calcCancelVerifyId",
  "calcChangeVerifyId",
  "changeEmail",
  "changePhone",
  "codeCheck",
  "digitalDocConfirmSms",
  "logout",
  "setAppOtp",
  "userUpdate",
  "workItem",
];
/** Calls that a page makes without a press, or whose own place on the page shows every file and code: the captcha guards them all the same. */
const unbidden: readonly CallName[] = ["checkPassport", "egovQrInit", "getConsentText", "upload"];

/** Whether somebody makes the call by pressing something, and waits for its result; a page asks for its data automatically, and repeatedly. */
export function isAct(name: CallName): boolean {
  const { command, captcha }: Call = calls[name];
  return (command || captcha || pressed.includes(name)) && !unbidden.includes(name);
}

/** Whether nothing else may be done until the answer is there: commands are neither taken back nor given twice, and a preview commands nothing. */
export const blocksThePage = (name: CallName, input: object = {}): boolean =>
  name === "logout" || (calls[name].command && !("preview" in input && input.preview === true));
