import { randomBytes } from "node:crypto";
import { addDays } from "@shanyraq/rules";
import { afterEach, beforeEach, expect, it } from "vitest";
import { payDue } from "../../domain/maturities/pay-due.ts";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import { maturityOf, setAccount } from "../../testing/contracts/maturity.ts";

const WHO = "nothing";
const DAY_MS = 86_400_000;

let office: BackOffice;
let token: string;
beforeEach(async () => {
  ({ office, token } = await signedInOffice(WHO));
});
afterEach(() => office.database.close());

const orders = () => [...office.payouts.orders.values()];
/** So many days later, after the jobs have run; the session does not last that long. */
async function later(days: number): Promise<void> {
  office.clock.now += days * DAY_MS;
  await office.provider.work();
  await office.minuteLater();
  token = await office.login(WHO);
}

it("a sum is ordered on the day on which it falls due, and not on the day before", async () => {
  const { contractId } = await setAccount(office, token, WHO);
  const [{ on } = { on: "" }] = (await maturityOf(office, token, contractId))["benefits"] as { on: string }[];
  const noonOf = (day: string) => Date.parse(`${day}T07:00:00Z`);
  office.clock.now = noonOf(addDays(on, -1));
  await office.minuteLater();
  expect(orders()).toEqual([]);
  office.clock.now = noonOf(on);
  await office.minuteLater();
  await office.minuteLater();
  expect(orders()).toHaveLength(1);
});

it("an account that a bank refused is not paid to a year later: the sum waits for another account", async () => {
  const inputs = { product: "education", frequency: "annual", sumAssured: "500000", term: "3", childAge: "15", stipendYears: "3" } as const;
  office.payouts.bank.says = "returned";
  const { contractId, requestID } = await setAccount(office, token, WHO, { inputs, monthsAgo: 36, daysAgo: 1 });
  await later(0);
  office.payouts.bank.says = "paid";
  await later(366);
  expect(orders()).toHaveLength(1);
  // Nor by a job that had found the request before it was closed.
  await payDue(office.database.queries, { requestId: requestID, random: (bytes) => randomBytes(bytes), now: office.clock.now });
  await later(0);
  expect(orders()).toHaveLength(1);
  expect(await maturityOf(office, token, contractId)).toMatchObject({ owed: "1000000.00" });
  await setAccount(office, token, WHO, contractId, { iban: "KZ548562031000000001", holder: "Волков Илья" });
  await later(0);
  expect(orders().filter(({ iban }) => iban.endsWith("0001"))).toHaveLength(2);
});
