import { randomBytes } from "node:crypto";
import { addMonths } from "@shanyraq/rules";
import type { Beneficiary } from "../../platform/database/records/contract-event.ts";
import type { Calculation } from "../../platform/database/records/terms.ts";
import { appendEvents } from "../../domain/ledger/append.ts";
import { contractById } from "../../domain/ledger/read.ts";
import { createNextWork } from "../../next-work.ts";
import { price } from "../../domain/products/price.ts";
import type { SeededPerson } from "../../seed/seeded-person.ts";
import { uuid } from "../../platform/server/ids.ts";
import { moment, today } from "../../platform/server/moment.ts";
import type { BackOffice } from "../back-office.ts";

export const ANNUITANT = "Волкова Мария Андреевна";
export const ANNUITY_ACCOUNT = "KZ86125KZT5004100100";

/** 17,900,000 tenge for five years, month by month and in any case. */
export const PAYOUT: Calculation = {
  product: "payout-annuity",
  sex: "female",
  birthDate: "1966-03-10",
  sumAssured: "17900000",
  years: "5",
  guaranteeYears: "5",
  paymentsPerYear: "12",
};
/** A man of 61, paid at once; five years in any case. */
export const PENSION: Calculation = {
  product: "pension-annuity",
  sex: "male",
  birthDate: "1965-01-01",
  category: "standard",
  guaranteeYears: "5",
  savings: "26000000",
  redemptionSum: "0",
  contribution: "0",
};

interface Wish {
  readonly inputs: Calculation;
  /** The day on which it begins; today by default. */
  readonly startDate?: string;
  /** The day on which its premium came; that of the start by default. */
  readonly paidOn?: string;
  readonly beneficiaries?: readonly Beneficiary[];
  readonly account?: string;
}

/** An annuity of somebody whose premium has come, with the account that its contract names. */
export async function annuityContract(office: BackOffice, shows: SeededPerson["shows"], wish: Wish): Promise<string> {
  const { inputs, startDate = today(office.clock.now), paidOn = startDate, beneficiaries = [], account = ANNUITY_ACCOUNT } = wish;
  const priced = price(inputs, startDate);
  if (!priced.ok) throw new Error(priced.refused.id);
  const { terms } = priced;
  const id = uuid(randomBytes);
  const { queries } = office.database;
  await queries
    .insertInto("contract")
    .values({
      id,
      number: `SH-2026-${String(Number.parseInt(id.slice(0, 8), 16) % 100_000_000).padStart(8, "0")}`,
      product: terms.product,
      customer_id: office.person(shows).id,
      order_id: null,
      payment_id: null,
      created_at: moment(office.clock.now),
    })
    .execute();
  await appendEvents(
    queries,
    id,
    [
      {
        kind: "issued",
        at: `${startDate}T06:00:00.000Z`,
        data: { terms, insured: ANNUITANT, beneficiaries, subjects: { policyholder: ANNUITANT, account } },
      },
      {
        kind: "premiumPaid",
        at: `${paidOn}T06:30:00.000Z`,
        data: { receipt: `KV-${id.slice(0, 8)}`, amount: terms.instalment, method: "Kaspi QR" },
      },
    ],
    office.clock.now,
  );
  return id;
}

/** Moves the clock to a day and runs the work of each day in between that has any; the bank sends money on as it was ordered. */
export async function liveUntil(office: BackOffice, day: string, onTheWay: () => Promise<void> = async () => {}): Promise<void> {
  const nextWork = createNextWork(office.database);
  const end = Date.parse(`${day}T06:00:00Z`);
  for (;;) {
    await office.provider.work();
    await onTheWay();
    if (office.clock.now >= end) return;
    const next = await nextWork(office.clock.now);
    office.clock.now = Math.min(end, Math.max(next, office.clock.now + 15 * 60_000));
  }
}
/** Moves from due day to due day, as often as a year has payments: a month apart by default. */
export async function liveMonths(
  office: BackOffice,
  count: number,
  onTheWay: (month: number) => Promise<void> = async () => {},
  apart = 1,
): Promise<void> {
  const from = today(office.clock.now);
  for (let month = 0; month <= count; month += apart) {
    office.clock.now = Math.max(office.clock.now, Date.parse(`${addMonths(from, month)}T06:00:00Z`));
    await onTheWay(month);
    await office.provider.work();
  }
}
export const viewOf = async (office: BackOffice, contractId: string) => {
  const held = await contractById(office.database.queries, contractId, today(office.clock.now));
  if (!held) throw new Error("no contract");
  return held.view;
};
