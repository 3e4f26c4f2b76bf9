import { randomBytes } from "node:crypto";
import { addDays } from "@shanyraq/rules";
import { appendEvents } from "../../domain/ledger/append.ts";
import { uuid } from "../../platform/server/ids.ts";
import { moment, today } from "../../platform/server/moment.ts";
import type { BackOffice } from "../back-office.ts";
import { heldBy } from "./premium.ts";

export const INSTALMENT = 100_000;
/** The first premium of `monthlyContract` falls due after so many days. */
export const DUE_IN_DAYS = 5;

/** A contract of three unpaid monthly premiums, the first of them due in five days. */
export async function monthlyContract(office: BackOffice, customer_id: string): Promise<string> {
  const { queries } = office.database;
  const { view } = await heldBy(office, "overdue", ({ product }) => product === "senim");
  const at = moment(office.clock.now);
  const startDate = addDays(today(office.clock.now), DUE_IN_DAYS);
  const terms = { ...view.terms, startDate, instalment: INSTALMENT, instalments: 3, frequency: "monthly" as const };
  const id = uuid(randomBytes);
  const number = `SH-CARD-${id.slice(0, 8).toUpperCase()}`;
  await queries
    .insertInto("contract")
    .values({ id, number, product: "senim", customer_id, order_id: null, payment_id: null, created_at: at })
    .execute();
  await appendEvents(queries, id, [{ kind: "issued", at, data: { terms, insured: view.insured, beneficiaries: [] } }], office.clock.now);
  return id;
}

/** The bank has kept a card of the payer of this contract. */
export async function withCard(office: BackOffice, token: string, contractId: string): Promise<{ readonly contractId: string }> {
  await office.post("/user/contracts/autopay/card", { contractId }, token);
  office.cards.answer("saved");
  return { contractId };
}
