import { createHmac, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { ProviderOptions } from "../ports/provider-options.ts";
import { moment } from "../server/moment.ts";

export const CODE_TRIES = 5;
export const CODE_MS = 5 * 60_000;
export const RESEND_SECONDS = 120;
const MAX_SENT = 5;

/** Tries and messages of a request that goes by phone and person, and so has no end of its own, are counted again after a day. */
const DAY_MS = 86_400_000;

/** How many digits the code of each purpose has (site-shell, section 9). */
const digitsOf = {
  worksheet: 4,
  phone: 4,
  registration: 4,
  recovery: 4,
  contactOld: 4,
  contactNew: 4,
  autopay: 4,
  change: 4,
  termination: 4,
  maturity: 4,
  consent: 6,
  reception: 4,
  pension: 6,
  desk: 6,
  signIn: 6,
} as const;
export type CodePurpose = keyof typeof digitsOf;

/** A code belongs to a purpose, a request and a subject (a customer, a phone): shown for another of them it is wrong. */
export interface CodeFor {
  readonly purpose: CodePurpose;
  readonly requestId: string;
  readonly subject: string;
}

/** The id of a request that its calls name by phone and person alone. It cannot be guessed without the secret, nor read back. */
export const requestOf = (purpose: string, parts: readonly string[], secret: string): string =>
  createHmac("sha256", secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");

type Services = Pick<ProviderOptions, "random" | "secret">;

/** Whether a message may be sent; `release` returns it to the limit when it was not. */
export type Reserved =
  | { readonly ok: true; readonly release: () => Promise<void> }
  | { readonly ok: false; readonly retryAfterSeconds: number };

/** Every code equally likely: values past the last whole round of codes are drawn again. */
export function drawCode(random: Services["random"], digits: number): string {
  const codes = 10 ** digits;
  const most = Math.floor(2 ** 32 / codes) * codes;
  for (;;) {
    const drawn = Buffer.from(random(4)).readUInt32BE();
    if (drawn < most) return String(drawn % codes).padStart(digits, "0");
  }
}

const macOf = ({ purpose, requestId, subject }: CodeFor, code: string, secret: string): Buffer =>
  createHmac("sha256", secret).update(`${purpose}:${requestId}:${subject}:${code}`).digest();

export type IssueResult =
  | { readonly ok: true; readonly code: string; readonly sent: number; readonly release: () => Promise<void> }
  | { readonly ok: false; readonly reason: "wait"; readonly seconds: number }
  | { readonly ok: false; readonly reason: "tooMany" }
  | { readonly ok: false; readonly reason: "limited"; readonly seconds: number };

/** Notes that the message with the code was handed over. */
export const codeDelivered = async (
  db: Kysely<Tables>,
  { purpose, requestId }: Pick<CodeFor, "purpose" | "requestId">,
  now: number,
): Promise<void> => {
  await db
    .updateTable("one_time_code")
    .set({ delivered_at: moment(now) })
    .where("purpose", "=", purpose)
    .where("request_id", "=", requestId)
    .execute();
};

/** The beginning of the keys of all messages with codes of one request. */
export const messageKeyOf = ({ purpose, requestId }: Pick<CodeFor, "purpose" | "requestId">): string => `code/${purpose}/${requestId}`;

/**
 * Makes a code, or a new one in place of the former: not before two minutes, unless the former never left; the count of tries continues.
 * @param reserve counts the message that will carry the code; if it refuses, the former code stays.
 */
export async function issueCode(
  db: Kysely<Tables>,
  target: CodeFor,
  now: number,
  { random, secret }: Services,
  reserve: () => Promise<Reserved>,
): Promise<IssueResult> {
  const { purpose, requestId, subject } = target;
  const last = await db
    .selectFrom("one_time_code")
    .select(["tries", "sent", "sent_at", "delivered_at"])
    .where("purpose", "=", purpose)
    .where("request_id", "=", requestId)
    .forUpdate()
    .executeTakeFirst();
  const before = last && now - Date.parse(last.sent_at) < DAY_MS ? last : undefined;
  if (before) {
    const waited = Math.floor((now - Date.parse(before.sent_at)) / 1_000);
    if (before.tries >= CODE_TRIES || before.sent >= MAX_SENT) return { ok: false, reason: "tooMany" };
    if (before.delivered_at !== null && waited < RESEND_SECONDS) return { ok: false, reason: "wait", seconds: RESEND_SECONDS - waited };
  }
  const reserved = await reserve();
  if (!reserved.ok) return { ok: false, reason: "limited", seconds: reserved.retryAfterSeconds };
  // A message with an earlier code that could not be sent yet is deleted: a person who gets two codes types the wrong one.
  await db
    .deleteFrom("outbox")
    .where("key", "like", `${messageKeyOf(target)}/%`)
    .where("sent_at", "is", null)
    .execute();
  const code = drawCode(random, digitsOf[purpose]);
  const fresh = {
    mac: macOf(target, code, secret).toString("hex"),
    tries: before?.tries ?? 0,
    sent: (before?.sent ?? 0) + 1,
    sent_at: moment(now),
    expires_at: moment(now + CODE_MS),
    used_at: null,
    delivered_at: null,
  };
  await db
    .insertInto("one_time_code")
    .values({ purpose, request_id: requestId, subject, ...fresh })
    .onConflict((conflict) => conflict.columns(["purpose", "request_id"]).doUpdateSet({ subject, ...fresh }))
    .execute();
  return { ok: true, code, sent: fresh.sent, release: reserved.release };
}

/** `expired`: there was nothing to compare with, so that nothing was tried. */
export type CodeCheckResult = { readonly ok: true } | { readonly ok: false; readonly attemptsLeft: number; readonly expired: boolean };

/** Spends a try, then compares. Of any number of right answers at once one is taken. Run it in a transaction. */
export async function checkCode(db: Kysely<Tables>, target: CodeFor, code: string, now: number, secret: string): Promise<CodeCheckResult> {
  const { purpose, requestId, subject } = target;
  const spent = await db
    .updateTable("one_time_code")
    .set((is) => ({ tries: is("tries", "+", 1) }))
    .where("purpose", "=", purpose)
    .where("request_id", "=", requestId)
    .where("subject", "=", subject)
    .where("tries", "<", CODE_TRIES)
    .where("used_at", "is", null)
    .where("expires_at", ">", moment(now))
    .returning(["mac", "tries"])
    .executeTakeFirst();
  if (!spent) {
    const row = await db
      .selectFrom("one_time_code")
      .select("tries")
      .where("purpose", "=", purpose)
      .where("request_id", "=", requestId)
      .executeTakeFirst();
    return { ok: false, attemptsLeft: Math.max(0, CODE_TRIES - (row?.tries ?? CODE_TRIES)), expired: true };
  }
  if (!timingSafeEqual(Buffer.from(spent.mac, "hex"), macOf(target, code, secret)))
    return { ok: false, attemptsLeft: CODE_TRIES - spent.tries, expired: false };
  await db
    .updateTable("one_time_code")
    .set({ used_at: moment(now) })
    .where("purpose", "=", purpose)
    .where("request_id", "=", requestId)
    .execute();
  return { ok: true };
}
