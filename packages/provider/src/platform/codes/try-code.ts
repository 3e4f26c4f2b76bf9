import { text, type TextId } from "@shanyraq/i18n/text";
import { releaseAll, takeAll, type LimitedSubjects } from "@shanyraq/limits";
import type { Result } from "@shanyraq/rules/result";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { Context } from "../server/context.ts";
import { securityEvent } from "../server/security-event.ts";
import { CODE_TRIES, type CodeCheckResult } from "./one-time-code.ts";

const HOUR = 3_600;

/** What the code opened; `undefined` when it opened nothing. */
export type Tried<T> = Result<T, { message: string; attemptsLeft: number }>;
export type WrongCode = Extract<Tried<unknown>, { readonly ok: false }>;

type Compared<T> = { readonly checked: CodeCheckResult; readonly value: T } | undefined;

const wrong = (message: string, attemptsLeft: number): WrongCode => ({ ok: false, message, attemptsLeft });

/**
 * Checks a code in a transaction, together with the effect of a right one. Wrong ones in a row are counted by the person who types them, for any code.
 * @param compare returns undefined for an unknown request, for which nothing was tried.
 * @param exhausted says that no try is left, and what to do then.
 */
export async function tryCode<T>(
  context: Context,
  counted: LimitedSubjects,
  compare: (transaction: Kysely<Tables>) => Promise<Compared<T>>,
  exhausted: TextId = "error.codeMany",
): Promise<Tried<T> | undefined> {
  const { db, ifUndone, locale } = context;
  // Counted as wrong before it is compared, so that of however many at once no more than may be are; what was not compared is given back.
  const taken = await takeAll(counted);
  if (!taken.ok) return wrong(text(locale, "error.codeRow", { hours: Math.ceil(taken.retryAfterSeconds / HOUR) }), 0);
  const giveBack = () => releaseAll(counted);
  ifUndone(giveBack);
  // A command is a transaction already, in which its answer and the spent try are kept together.
  const compared = await (db.isTransaction ? compare(db) : db.transaction().execute(compare));
  if (!compared) {
    await giveBack();
    return undefined;
  }
  const { checked, value } = compared;
  if (checked.ok) {
    await Promise.all(counted.map(([limit, subject]) => limit.clear(subject)));
    return { ok: true, value };
  }
  const { attemptsLeft: left, expired } = checked;
  if (expired) await giveBack();
  else securityEvent(context, "code-refused");
  if (left === 0) return wrong(text(locale, exhausted, { tries: CODE_TRIES }), left);
  return wrong(text(locale, expired ? "error.codeExpired" : "error.codeWrong", { left }), left);
}
