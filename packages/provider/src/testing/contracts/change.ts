import { randomBytes } from "node:crypto";
import { addDays, addMonths } from "@shanyraq/rules";
import type { Input } from "@shanyraq/calls";
import type { ContractEvent, Subjects } from "../../platform/database/records/contract-event.ts";
import type { Calculation } from "../../platform/database/records/terms.ts";
import { appendEvents } from "../../domain/ledger/append.ts";
import { duesOf } from "../../domain/products/dues.ts";
import { price } from "../../domain/products/price.ts";
import type { SeededPerson } from "../../seed/seeded-person.ts";
import { uuid } from "../../platform/server/ids.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { codeTo } from "../account.ts";
import type { BackOffice } from "../back-office.ts";
import { keyed } from "../purchase.ts";

export type ChangeInput = NonNullable<Input<"calcChange">["change"]>;

/** Somebody else is paid. */
export const toSister: ChangeInput = {
  beneficiaries: { list: [{ name: "Волкова Анна", relation: "sibling", birthDate: "1996-01-01", share: 100 }] },
};

const protection: Calculation = {
  product: "term-life",
  sex: "female",
  birthDate: "1991-01-01",
  term: "10",
  frequency: "monthly",
  sumAssured: "5000000",
};

export interface Wish {
  readonly inputs?: Partial<Calculation>;
  readonly monthsAgo?: number;
  readonly daysAgo?: number;
  readonly subjects?: Subjects;
  /** Premiums that have fallen due and are not paid. */
  readonly unpaid?: number;
  readonly end?: ContractEvent;
}

/** A contract of somebody that began months ago, with its premiums paid up to today. */
export async function paidContract(
  { clock, database }: BackOffice,
  customerId: string,
  { inputs = {}, monthsAgo = 3, daysAgo = 0, subjects, unpaid = 0, end }: Wish = {},
): Promise<string> {
  const day = today(clock.now);
  const startDate = addDays(addMonths(day, -monthsAgo), -daysAgo);
  const priced = price({ ...protection, ...inputs }, startDate);
  if (!priced.ok) throw new Error(priced.refused.id);
  const { terms } = priced;
  const id = uuid(randomBytes);
  const number = `SH-2020-${String(Number.parseInt(id.slice(0, 8), 16) % 100_000_000).padStart(8, "0")}`;
  const at = (date: string) => `${date}T07:00:00.000Z`;
  const fallen = duesOf(terms).filter(({ dueDate }) => dueDate <= day);
  await database.queries
    .insertInto("contract")
    .values({
      id,
      number,
      product: terms.product,
      customer_id: customerId,
      order_id: null,
      payment_id: null,
      created_at: moment(clock.now),
    })
    .execute();
  await appendEvents(
    database.queries,
    id,
    [
      { kind: "issued", at: at(startDate), data: { terms, insured: "Волкова Мария", beneficiaries: [], ...(subjects && { subjects }) } },
      ...fallen.slice(0, fallen.length - unpaid).map(({ dueDate, amount, no }): ContractEvent => ({
        kind: "premiumPaid",
        at: at(dueDate),
        data: { receipt: `KV-${id.slice(0, 6)}-${no}`, amount, method: "Kaspi QR" },
      })),
      ...(end ? [end] : []),
    ],
    clock.now,
  );
  return id;
}

/** The digits that the cabinet does not show. */
export const digitsOf = ({ iin, id_number }: Pick<SeededPerson, "iin" | "id_number">): string =>
  (iin ?? id_number ?? "").replace(/\D/g, "").slice(-4);

/** Somebody who has just shown who they are. */
export const identify = (office: BackOffice, token: string, contractId: string, shows: SeededPerson["shows"]) =>
  office.post("/contract/calcChange/verifyID", { contractId, code: digitsOf(office.person(shows)) }, token);

export const askChange = (office: BackOffice, token: string, contractId: string, change: ChangeInput = toSister) =>
  office.post("/contract/calcChange/worksheet", { contractId, change }, token, keyed());

/** A change whose code has just been sent. */
export async function requestChange(
  office: BackOffice,
  token: string,
  shows: SeededPerson["shows"],
  change: ChangeInput = toSister,
  wish: Wish = {},
) {
  const contractId = await paidContract(office, office.person(shows).id, wish);
  await identify(office, token, contractId, shows);
  const { body } = await askChange(office, token, contractId, change);
  return { contractId, requestID: String(body["requestID"]), code: codeTo(office, office.person(shows).phone) };
}

export const confirmChange = (office: BackOffice, token: string, requested: { contractId: string; requestID: string; code: string }) =>
  office.post("/contract/change", requested, token, keyed());

/** A change whose agreement waits to be read. */
export async function agreed(
  office: BackOffice,
  token: string,
  shows: SeededPerson["shows"],
  change: ChangeInput = toSister,
  wish: Wish = {},
) {
  const requested = await requestChange(office, token, shows, change, wish);
  await confirmChange(office, token, requested);
  const { body } = await office.post("/getAdditionalAgreement", { requestID: requested.requestID }, token);
  return { ...requested, sha256: String(body["sha256"]), agreement: body };
}

export const signChange = (
  office: BackOffice,
  token: string,
  { requestID, sha256 }: { requestID: string; sha256: string },
  accept = true,
) => office.post("/postAdditionalAgreement", { requestID, sha256, accept }, token, keyed());
