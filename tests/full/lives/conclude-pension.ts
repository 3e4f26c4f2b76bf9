import { randomBytes, randomUUID } from "node:crypto";
import { addDays, tiynOf } from "@shanyraq/rules";
import { appendEvents, price } from "@shanyraq/provider/testing/lives";
import type { Applied } from "./application.ts";
import type { LivesOffice } from "./lives-office.ts";
import { HOLDER, IBAN, type Policyholder } from "./policyholder.ts";
import type { Story } from "./story.ts";

const NUMBER = "PA-2026-00000001";

interface Case {
  readonly customerId: string;
  readonly contractId: string;
  readonly terms: Extract<ReturnType<typeof price>, { readonly ok: true }>["terms"];
  readonly on: string;
}

/** A case whose contract is signed and whose fund has been asked, with the orders of what pays beside the savings. */
async function askFund({ queries, clock }: LivesOffice, { customerId, contractId, terms, on }: Case): Promise<void> {
  const id = randomUUID();
  const at = new Date(clock.now).toISOString();
  const base = { id, number: NUMBER, customer_id: customerId, calculation: JSON.stringify(terms.inputs) };
  await queries
    .insertInto("pension_case")
    .values({ ...base, locale: "ru", contract_id: contractId, created_at: at, closed_at: null })
    .execute();
  const approval = "LS-1";
  const sha256 = "0".repeat(64);
  const events: readonly (readonly [string, object])[] = [
    ["opened", { terms, account: { iban: IBAN, holder: HOLDER }, bySource: true, byBureau: true }],
    ["approved", { number: approval, until: addDays(on, 30), terms }],
    ["checked", { check: "kdp", approval, standing: "approved" }],
    ["checked", { check: "agreement", approval, standing: "approved" }],
    ["confirmed", { approval, sha256 }],
    ["submitted", { approval }],
    ["concluded", { contractId }],
    ["fundAsked", { reference: NUMBER }],
  ];
  for (const [index, [kind, data]] of events.entries())
    await queries
      .insertInto("pension_event")
      .values({ case_id: id, seq: index + 1, kind: kind as "opened", at, data: JSON.stringify(data) })
      .execute();
  for (const part of ["contribution", "redemptionSum"] as const) {
    const amount = tiynOf(terms.inputs[part] ?? "0") ?? 0;
    if (amount === 0) continue;
    const order = randomUUID();
    const kept = { id: order, hash: randomBytes(16).toString("hex"), number: `OR-${part}`, application_id: null, contract_id: contractId };
    await queries
      .insertInto("purchase_order")
      .values({ ...kept, customer_id: customerId, amount, state: "awaiting_payment", paid_by: null, created_at: at })
      .execute();
    await queries.insertInto("pension_order").values({ order_id: order, case_id: id, part }).execute();
  }
}

/** A pension annuity as its case leaves it: concluded, and either paid at once or waiting for the fund that was asked. */
export async function concludePension(office: LivesOffice, holder: Policyholder, story: Story): Promise<Applied | undefined> {
  const { queries, clock } = office;
  const priced = price({ product: story.line, ...story.answers }, story.applied);
  if (!priced.ok) return undefined;
  const { terms } = priced;
  const id = randomUUID();
  const at = new Date(clock.now).toISOString();
  const contract = { id, number: "SH-2026-00000001", product: terms.product, customer_id: holder.id };
  await queries
    .insertInto("contract")
    .values({ ...contract, order_id: null, payment_id: null, created_at: at })
    .execute();
  const subjects = { policyholder: HOLDER, account: IBAN };
  await appendEvents(queries, id, [{ kind: "issued", at, data: { terms, insured: HOLDER, beneficiaries: [], subjects } }], clock.now);
  const byCase = story.acts.some((act) => act.do === "fundPays" || act.do === "fundRefuses");
  if (byCase) await askFund(office, { customerId: holder.id, contractId: id, terms, on: story.applied });
  return {
    ...(byCase && { contractId: id }),
    payFirst: async (_, tiyn) => {
      const paidAt = new Date(clock.now).toISOString();
      const data = { receipt: "KV-FUND", amount: tiyn, method: "Kaspi QR" };
      await appendEvents(queries, id, [{ kind: "premiumPaid", at: paidAt, data }], clock.now);
      return id;
    },
  };
}
