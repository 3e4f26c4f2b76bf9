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
/** What a page asks by itself, or whose own place on the page tells of every file and code: a captcha guards it all the same. */
const unbidden: readonly CallName[] = ["checkPassport", "egovQrInit", "getConsentText", "upload"];

/** Whether somebody makes the call by pressing something, and waits for what becomes of it; a page asks for its data, and again and again, by itself. */
export function isAct(name: CallName): boolean {
  const { command, captcha }: Call = calls[name];
  return (command || captcha || pressed.includes(name)) && !unbidden.includes(name);
}

/** Whether nothing else may be done until the answer is there: commands are neither taken back nor given twice, and a preview commands nothing. */
export const blocksThePage = (name: CallName, input: object = {}): boolean =>
  name === "logout" || (calls[name].command && !("preview" in input && input.preview === true));
