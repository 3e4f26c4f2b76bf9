import { randomUUID } from "node:crypto";
import { addDays, addMonths } from "@shanyraq/rules";
import { sql } from "kysely";
import { appendEvents } from "../../domain/ledger/append.ts";
import { duesOf } from "../../domain/products/dues.ts";
import { price } from "../../domain/products/price.ts";
import type { Calculation } from "../../platform/database/records/terms.ts";
import type { Database } from "../../platform/database/open.ts";

/** Noon in Kazakhstan, on a day on which all of it is due. */
const DAY = "2026-11-21";
export const DUE_AT = Date.parse(`${DAY}T07:00:00.000Z`);
const ACCOUNT = { iban: "KZ86125KZT5004100100", holder: "Волков Илья" };
const person = { sex: "male", birthDate: "1991-01-01" } as const;

interface OpenedContract {
  readonly calculation: Calculation;
  readonly startDate: string;
}
/** Premiums are announced seven days ahead. */
const REMINDED: OpenedContract = {
  calculation: { product: "term-life", ...person, term: "10", frequency: "monthly", sumAssured: "5000000" },
  startDate: addMonths(addDays(DAY, 7), -3),
};
/** It matured five days ago. */
const RIPE: OpenedContract = {
  calculation: { product: "senim", ...person, term: "3", frequency: "annual", sumAssured: "1500000" },
  startDate: addDays(addMonths(DAY, -36), -5),
};

async function openContract(
  { queries }: Database,
  customerId: string,
  number: string,
  { calculation, startDate }: OpenedContract,
): Promise<string> {
  const priced = price(calculation, startDate);
  if (!priced.ok) throw new Error(priced.refused.id);
  const { terms } = priced;
  const [id, at] = [randomUUID(), `${startDate}T07:00:00.000Z`];
  await queries
    .insertInto("contract")
    .values({ id, number, product: terms.product, customer_id: customerId, order_id: null, payment_id: null, created_at: at })
    .execute();
  const fallen = duesOf(terms).filter(({ dueDate }) => dueDate <= DAY);
  const paid = fallen.map(({ dueDate, amount, no }) => ({
    kind: "premiumPaid" as const,
    at: `${dueDate}T07:00:00.000Z`,
    data: { receipt: `${number}-${no}`, amount, method: "Kaspi QR" },
  }));
  const issued = { kind: "issued" as const, at, data: { terms, insured: ACCOUNT.holder, beneficiaries: [] } };
  await appendEvents(queries, id, [issued, ...paid], DUE_AT);
  return id;
}

/** A copy of a contract for each of the customers in `due_copy`, with its events and what was posted of them. */
const copies = (template: string, copy: "reminded" | "ripe"): readonly string[] => [
  `INSERT INTO contract (id, number, product, customer_id, order_id, payment_id, created_at)
   SELECT ${copy}, number || '-' || n, product, due_copy.id, NULL, NULL, created_at FROM due_copy CROSS JOIN contract WHERE contract.id = '${template}'`,
  `INSERT INTO contract_event (contract_id, seq, kind, at, data)
   SELECT ${copy}, seq, kind, at, data FROM due_copy CROSS JOIN contract_event WHERE contract_id = '${template}'`,
  `INSERT INTO posting (contract_id, seq, posted_at, value_on, cause)
   SELECT ${copy}, seq, posted_at, value_on, cause FROM due_copy CROSS JOIN posting WHERE contract_id = '${template}'`,
  `INSERT INTO posting_line (contract_id, seq, account, amount)
   SELECT ${copy}, seq, account, amount FROM due_copy CROSS JOIN posting_line WHERE contract_id = '${template}'`,
];

/** So many customers, each with a premium that falls due in a week, a matured contract to be paid out, and a message that waits. */
export async function seedDueWork(database: Database, count: number): Promise<void> {
  const { queries } = database;
  const first = randomUUID();
  const at = new Date(DUE_AT).toISOString();
  const named = { surname: "Волков", name: "Илья", patronymic: "", birth_date: "1991-01-01", sex: "male", resident: false } as const;
  await queries
    .insertInto("customer")
    .values({ id: first, id_number: "Q1", ...named, phone: "77010000001", email: "q1@example.kz", role: "customer", locale: "ru" })
    .execute();
  const reminded = await openContract(database, first, "SH-A", REMINDED);
  const ripe = await openContract(database, first, "SH-B", RIPE);
  const statements = [
    `CREATE TABLE due_copy AS SELECT n, gen_random_uuid() AS id, gen_random_uuid() AS reminded, gen_random_uuid() AS ripe FROM generate_series(2, ${count}) AS n`,
    `INSERT INTO customer (id, id_number, surname, name, patronymic, birth_date, sex, resident, phone, email, role, locale)
     SELECT due_copy.id, 'Q' || n, surname, name, patronymic, birth_date, sex, resident, '7701' || lpad(n::text, 7, '0'), 'q' || n || '@example.kz', role, locale
     FROM due_copy CROSS JOIN customer WHERE customer.id = '${first}'`,
    ...copies(reminded, "reminded"),
    ...copies(ripe, "ripe"),
    `INSERT INTO contract_change (id, contract_id, customer_id, state, change, effective_on, base, locale, created_at, confirmed_at)
     SELECT gen_random_uuid(), id, customer_id, 'done', '${JSON.stringify({ kind: "maturity", account: ACCOUNT })}', '${DAY}', 0, 'ru', '${at}', '${at}'
     FROM contract WHERE product = 'senim'`,
    `INSERT INTO outbox (key, letter, created_at, next_at)
     SELECT 'letter/' || n, jsonb_build_object('key', 'letter/' || n, 'channel', 'sms', 'to', '77010000001', 'text', 'x'), '${at}', '${at}'
     FROM generate_series(1, ${count}) AS n`,
    "DROP TABLE due_copy",
  ];
  for (const statement of statements) await sql.raw(statement).execute(queries);
}
