import { text, type TextId } from "@shanyraq/i18n/text";
import type { Context } from "../server/context.ts";
import type { Refusal } from "../server/refusal.ts";
import { messageRefusal } from "./message-limits.ts";
import { CODE_TRIES, type IssueResult } from "./one-time-code.ts";

interface NotSent {
  readonly status: "error";
  readonly message: string;
  readonly resendAfter?: number;
}

/** The answer when no code could be sent: it is too early, there were too many, or a limit is reached. */
export function refusedCode(
  { locale }: Context,
  issued: Exclude<IssueResult, { readonly ok: true }>,
  exhausted: TextId = "error.codeMany",
): NotSent | Refusal {
  if (issued.reason === "limited") return messageRefusal(issued.seconds);
  if (issued.reason === "wait")
    return { status: "error", message: text(locale, "error.codeWait", { seconds: issued.seconds }), resendAfter: issued.seconds };
  return { status: "error", message: text(locale, exhausted, { tries: CODE_TRIES }) };
}
