import { text } from "@shanyraq/i18n/text";
import { releaseAll, takeAll } from "@shanyraq/limits";
import { digitsOfAnyPhone, phoneDigits } from "@shanyraq/rules";
import type { Selectable } from "kysely";
import { reserveMessage } from "../../platform/codes/message-limits.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { writeMessages } from "../../platform/messages/outbox.ts";
import { shownDate } from "../../platform/messages/shown.ts";
import type { Message } from "../../platform/ports/messages.ts";
import type { Context } from "../../platform/server/context.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { nextNumber, uuid } from "../../platform/server/ids.ts";
import { refuseFields, refuseUntil, type Refusal } from "../../platform/server/refusal.ts";
import { ANSWER_DAYS } from "./answer-days.ts";
import { takeStatementFiles } from "./take-statement-files.ts";
import { workingDaysAfter } from "../../platform/server/working-days.ts";

const MINUTE = 60;
type Kind = Tables["statement"]["kind"];

export interface StatementInput {
  readonly kind: Kind;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  /** Ids of files that were sent before, with the value by which they are known to be the writer's. */
  readonly files?: readonly string[] | undefined;
  readonly verifier?: string | undefined;
  /** The answers of the form, without its files and its captcha. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Of a claim: the event that it follows from, with its customer and contract. */
  readonly event?: Pick<Selectable<Tables["statement"]>, "id" | "contract_id" | "customer_id">;
  /** Working days within which the law requires an answer, if they are fewer than the company's own. */
  readonly answerDays?: number | undefined;
}
export interface SavedStatement {
  readonly id: string;
  readonly number: string;
  readonly deadline: string;
}

/** The contract that a statement names, whoever owns it; null when the number is unknown. */
async function contractNamed({ contractNumber }: StatementInput["details"], { db }: Context): Promise<string | null> {
  if (typeof contractNumber !== "string" || contractNumber === "") return null;
  const found = await db.selectFrom("contract").select("id").where("number", "=", contractNumber).executeTakeFirst();
  return found?.id ?? null;
}

/** Counts a statement against its sender and the address it comes from; what is undone is not counted. */
async function countStatement({ address, customer, guards, ifUndone }: Context, phone: string, email: string | undefined) {
  const counted = guards.statements({ customerId: customer?.id, phone, email }, address);
  const taken = await takeAll(counted);
  if (taken.ok) ifUndone(() => releaseAll(counted));
  return taken.ok
    ? undefined
    : refuseUntil(taken.retryAfterSeconds, "error.statementsWait", { minutes: Math.ceil(taken.retryAfterSeconds / MINUTE) });
}

/**
 * Keeps a statement under a number, and notifies its writer if they left an address that is within its limit. A statement written in an office is limited by
 * the receptions of its employees, not by the customer's own messages.
 */
export async function keepStatement(
  { kind, phone, email, files = [], verifier = "", details, event, answerDays = Infinity }: StatementInput,
  context: Context,
): Promise<SavedStatement | Refusal> {
  const { customer, db, locale, now, services } = context;
  const digits = digitsOfAnyPhone(phone ?? "") ?? "";
  const wait = kind === "visit" ? undefined : await countStatement(context, digits, email);
  if (wait) return wait;
  const id = uuid(services.random);
  const number = await nextNumber(db, "statement_number", now);
  const deadline = workingDaysAfter(today(now), Math.min(ANSWER_DAYS[kind], answerDays));
  await db
    .insertInto("statement")
    .values({
      id,
      number,
      kind,
      customer_id: customer?.id ?? event?.customer_id ?? null,
      contract_id: event ? event.contract_id : await contractNamed(details, context),
      event_id: event?.id ?? null,
      phone: digits,
      locale,
      details: JSON.stringify(details),
      deadline,
      created_at: moment(now),
    })
    .execute();
  await db
    .insertInto("statement_event")
    .values({ statement_id: id, seq: 1, status: "received", at: moment(now) })
    .execute();
  if (!(await takeStatementFiles(files, verifier, id, context))) return refuseFields({ files: "error.fileGone" });
  const values = { number, date: shownDate(deadline) };
  const messages: Message[] = [];
  if (email)
    messages.push({
      key: `statement/${number}`,
      channel: "email",
      to: email.trim().toLowerCase(),
      subject: text(locale, "letter.statement.subject", values),
      text: text(locale, "letter.statement.text", values),
    });
  else if (phoneDigits(digits) !== undefined)
    messages.push({ key: `statement/${number}`, channel: "sms", to: digits, text: text(locale, "letter.statement", values) });
  // The number is shown on the screen as well: a recipient over the limit gets no more messages, and nothing is refused.
  const [message] = messages;
  if (message && (await reserveMessage(context, { to: [message.to], notice: true })).ok) await writeMessages(db, [message], now);
  return { id, number, deadline };
}
