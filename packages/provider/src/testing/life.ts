import { addDays, tiynOf, type Tiyn } from "@shanyraq/rules";
import type { Calculation } from "../platform/database/records/terms.ts";
import { benefitsOf } from "../domain/ledger/benefits.ts";
import type { ContractView } from "../domain/ledger/fold.ts";
import { contractById } from "../domain/ledger/read.ts";
import type { Line } from "../domain/products/lines/line.ts";
import { price } from "../domain/products/price.ts";
import { suggestedForm } from "../domain/products/suggested-form.ts";
import type { SeededPerson } from "../seed/seeded-person.ts";
import { today } from "../platform/server/moment.ts";
import type { BackOffice } from "./back-office.ts";
import { paidContract } from "./contracts/change.ts";
import { look, orderOwn } from "./contracts/premium.ts";
import { contractsBought, keyed, lastCode, worksheet } from "./purchase.ts";

const MAX_YEARS = 20;

/** A calculation of a line with the shortest term that it takes, paid in the given parts if it takes them; otherwise as the form suggests. */
export function shortest(line: Line, { sex, birth_date }: SeededPerson, frequency: "quarterly" | "annual", day: string): Calculation {
  const suggested = suggestedForm(line);
  // When a specialist concludes it, the data is not checked against an account.
  const isOwn = line.topics.length > 0;
  const own = {
    ...suggested,
    ...(isOwn && "sex" in suggested && { sex }),
    ...(isOwn && "birthDate" in suggested && { birthDate: birth_date }),
  };
  const form = "frequency" in own ? { ...own, frequency } : own;
  if (!("term" in form)) return form;
  for (let term = 1; term <= MAX_YEARS; term += 1) {
    const answers = { ...form, term: String(term) };
    if (price(answers, day).ok) return answers;
  }
  return form;
}

/** A contract as the cabinet shows it. */
export interface Card {
  readonly number: string;
  readonly status: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly paid: string;
  readonly overdue: string;
  readonly surrender: string;
  readonly sum_assured: string;
  readonly next_due_date: string | null;
  readonly pay_until: string | null;
  readonly if_unpaid: string | null;
  readonly gaps: readonly { readonly from: string; readonly to: string | null }[];
  readonly maturity: { readonly on: string; readonly amount: string; readonly stage: string } | null;
}

/** A contract that is followed by the clock: what its owner does in the cabinet, and what is shown and sent day after day. */
export async function livedThrough(office: BackOffice, shows: SeededPerson["shows"], contractOf: (token: string) => Promise<string>) {
  const person = office.person(shows);
  let token = await office.login(shows);
  const contractId = await contractOf(token);
  /** Views of the days that were looked at. */
  const seen = new Map<string, ContractView>();
  const view = async (day = today(office.clock.now)) => {
    const held = await contractById(office.database.queries, contractId, day);
    if (!held) throw new Error("no contract");
    return held.view;
  };
  const card = async (): Promise<Card> => {
    const { body } = await office.post("/user/contracts/", { id: contractId }, token);
    seen.set(today(office.clock.now), await view());
    const [one] = body["data"] as Card[];
    if (!one) throw new Error("no card");
    return one;
  };
  /** Noon of a day, after the worker has run; a customer who comes back after months signs in again. */
  const to = async (day: string): Promise<Card> => {
    office.clock.now = Date.parse(`${day}T07:00:00.000Z`);
    await office.minuteLater();
    await office.minuteLater();
    token = await office.login(shows);
    return card();
  };
  /** Orders a sum, and the bank takes it. */
  const pay = async (amount: string): Promise<Card> => {
    const { body } = await orderOwn(office, token, { contractId, amount });
    if (typeof body["hash"] !== "string") throw new Error(`no order: ${JSON.stringify(body)}`);
    await look(office, body["hash"], token);
    office.bank.put("paid", (index) => index === office.bank.payments.size - 1);
    await look(office, body["hash"], token);
    return card();
  };
  const dueOf = async (): Promise<string> => {
    const { next } = await view();
    return next ? (next.amount / 100).toFixed(2) : "0.00";
  };
  /** The kinds of the notices that are there, oldest first, among the given ones. */
  const noticesOf = async (...kinds: readonly string[]): Promise<readonly string[]> => {
    const rows = await office.database.queries
      .selectFrom("notification")
      .select(["kind", "key"])
      .where("customer_id", "=", person.id)
      .where("key", "like", `%${contractId}%`)
      .orderBy("created_at")
      .execute();
    return rows.map(({ kind }) => String(kind)).filter((kind) => kinds.includes(kind));
  };
  /** How many messages about this its owner got, by the beginning of the messages' keys. */
  const messageCount = (kind: string): number => office.inbox.filter(({ key }) => key.startsWith(`reminder/${kind}/${contractId}`)).length;
  /** What fell due to us and came, and what falls due to its owner and went. */
  const balance = async (): Promise<Readonly<Record<"asked" | "came" | "owes" | "went", Tiyn>>> => {
    const { dues, paid, ...rest } = await view();
    const benefits = benefitsOf({ dues, paid, ...rest }, today(office.clock.now));
    return {
      asked: dues.reduce((sum, { amount }) => sum + amount, 0),
      came: paid,
      owes: benefits.reduce((sum, { amount }) => sum + amount, 0),
      went: [...office.payouts.orders.values()].reduce((sum, { amount }) => sum + amount, 0),
    };
  };
  /** Past days that were seen otherwise than they are seen now. */
  const changedDays = async (): Promise<readonly string[]> => {
    const changed: string[] = [];
    for (const [day, then] of seen)
      if (day < today(office.clock.now) && JSON.stringify(await view(day)) !== JSON.stringify(then)) changed.push(day);
    return changed;
  };
  return { contractId, token: () => token, card, to, pay, dueOf, told: noticesOf, letters: messageCount, balance, changedDays, seen };
}
export type Life = Awaited<ReturnType<typeof livedThrough>>;

/** Buys a calculation as customers do, from the worksheet to the bank; where a specialist concludes the contract it begins today, paid. */
export async function bought(office: BackOffice, token: string, line: Line, calculation: Calculation, customerId: string): Promise<string> {
  if (line.topics.length === 0) return paidContract(office, customerId, { inputs: calculation, monthsAgo: 0 });
  const { body } = await office.post("/worksheet", { ...worksheet, calculation }, token, keyed());
  if (body["success"] !== true) throw new Error(`no application: ${JSON.stringify(body)}`);
  const { requestID } = body;
  await office.post("/codeCheck", { requestID, code: lastCode(office) }, token);
  const hash = String((await office.post("/pay", { requestID }, token, keyed())).body["hash"]);
  await office.post("/kaspi-qr-pay", { hash, attempt: 1 }, token);
  office.bank.put("paid", (index) => index === office.bank.payments.size - 1);
  await office.minuteLater();
  const [contract] = await contractsBought(office, hash);
  if (!contract) throw new Error("nothing was bought");
  return contract.id;
}

/** The day before a day. */
export const dayBefore = (day: string): string => addDays(day, -1);
/** A sum of the wire. */
export const sumOf = (amount: string): Tiyn => tiynOf(amount) ?? 0;
