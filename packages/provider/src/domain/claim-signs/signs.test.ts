import { addDays } from "@shanyraq/rules";
import { expect, it } from "vitest";
import { today } from "../../platform/server/moment.ts";
import { backOffice } from "../../testing/back-office.ts";
import { claimed, insuredFor, reported, WIDOW } from "../../testing/contracts/claimed.ts";
import { usualClaimLimits } from "../../platform/ports/claim-limits.ts";
import { HELD, uploaded } from "../../testing/papers.ts";
import { contractById } from "../ledger/read.ts";
import { signsOf } from "./signs.ts";

const { soonDays: SOON_DAYS } = usualClaimLimits;
const nothing = {
  day: "2026-11-20",
  startDate: "2020-01-01",
  bornOn: "1990-01-01",
  accountClaims: 0,
  seenFiles: 0,
  event: "death",
  isContradicted: false,
} as const;

it.each([
  ["an event long after the start", {}, []],
  ["an event before the contract began", { startDate: "2026-11-21" }, ["beforeContract"]],
  ["an event on the first day of the contract", { startDate: "2026-11-20" }, ["soonAfterStart"]],
  ["an event on the last day that is soon", { startDate: addDays("2026-11-20", 1 - SOON_DAYS) }, ["soonAfterStart"]],
  ["an event on the day after", { startDate: addDays("2026-11-20", -SOON_DAYS) }, []],
  ["an event before the birth of the person insured", { bornOn: "2026-11-21" }, ["beforeBirth"]],
  ["an event on the day of the death", { diedOn: "2026-11-20" }, []],
  ["an event after the death", { diedOn: "2026-11-19" }, ["afterDeath"]],
  ["an account that another has named", { accountClaims: 1 }, ["sharedAccount"]],
  ["a file that came with another's claim", { seenFiles: 1 }, ["seenFile"]],
  ["a register that records something else", { isContradicted: true }, ["registerDiffers"]],
  ["an illness on the day on which good health was declared", { event: "illness", healthyOn: "2026-11-20" }, ["declaredHealthy"]],
  ["an illness on the day after", { event: "illness", healthyOn: "2026-11-19" }, []],
  ["an injury before good health was declared", { event: "injury", healthyOn: "2026-11-21" }, []],
] as const)("%s", (_, facts, signs) => {
  expect(signsOf({ ...nothing, ...facts }, SOON_DAYS)).toEqual(signs);
});

it("the staff read the signs of a case, and no reply to whoever claimed has them", async () => {
  const office = await backOffice();
  const day = addDays(today(office.clock.now), -3);
  const { id, number } = await claimed(office, await reported(office, await insuredFor(office, "term-life"), day));
  const input = { kind: "statement", id };
  const shown = (await office.post("/employee/cases/item", input, await office.login("employee"))).body;
  expect(JSON.stringify(shown["facts"])).toContain("soonAfterStart");
  const other = await claimed(office, await reported(office, await insuredFor(office, "term-life"), day));
  await office.database.queries.updateTable("statement").set({ phone: "77010000001" }).where("id", "=", other.id).execute();
  const again = (await office.post("/employee/cases/item", input, await office.login("employee"))).body;
  expect(JSON.stringify(again["facts"])).toContain("sharedAccount");
  const replies = [
    await office.post("/status", { number, phoneEnd: "6677" }),
    await office.post("/insurance/paper", { number, phone: WIDOW.phone }),
    await office.post("/insurance/withdraw", { number, phone: WIDOW.phone }),
  ];
  expect(JSON.stringify(replies.map(({ body }) => body))).not.toMatch(/soonAfterStart|sharedAccount|claimSigns/);
  await office.database.close();
});

it("a file that came with the claim of another person is a sign for both; those who are paid on one death have no sign", async () => {
  const office = await backOffice();
  const employee = await office.login("employee");
  const facts = async (id: string) =>
    JSON.stringify((await office.post("/employee/cases/item", { kind: "statement", id }, employee)).body["facts"]);
  const day = addDays(today(office.clock.now), -3);
  const ofOther = (id: string) =>
    office.database.queries.updateTable("statement").set({ phone: "77010000001" }).where("id", "=", id).execute();
  const withFile = async (report: string) =>
    claimed(
      office,
      report,
      { iin: WIDOW.iin, accountHolder: WIDOW.name, iban: WIDOW.iban },
      { files: [await uploaded(office)], verifier: HELD },
    );

  const one = await insuredFor(office, "term-life");
  const widows = await withFile(await reported(office, one, day));
  expect(await facts(widows.id)).not.toContain("seenFile");
  const sons = await withFile(await reported(office, one, day));
  await ofOther(sons.id);
  expect([await facts(widows.id), await facts(sons.id)].join("")).not.toContain("seenFile");

  const strangers = await withFile(await reported(office, await insuredFor(office, "term-life"), day));
  expect(await facts(strangers.id)).toContain("seenFile");
  await ofOther(strangers.id);
  expect(await facts(widows.id)).toContain("seenFile");
  const status = await office.post("/status", { number: widows.number, phoneEnd: "6677" });
  expect(JSON.stringify(status.body)).not.toContain("seenFile");
  await office.database.close();
});

it("an illness before the day on which the application declared good health is a sign", async () => {
  const office = await backOffice();
  const day = addDays(today(office.clock.now), -3);
  const insured = await insuredFor(office, "critical-illness");
  const { id } = await claimed(office, await reported(office, insured, day, "illness"));
  const owner = office.person("nothing").id;
  const terms = (await contractById(office.database.queries, insured.contractId, day))?.view.terms;
  const applicationId = crypto.randomUUID();
  const orderId = crypto.randomUUID();
  const at = new Date(office.clock.now).toISOString();
  const answers = { health: { healthy: "yes", conditions: [], health_details: "" } };
  await office.database.queries
    .insertInto("application")
    .values({
      id: applicationId,
      customer_id: owner,
      product: "critical-illness",
      worksheet: JSON.stringify({ answers, locale: "ru" }),
      terms: JSON.stringify(terms),
      state: "ordered",
      created_at: at,
    })
    .execute();
  await office.database.queries
    .insertInto("purchase_order")
    .values({
      id: orderId,
      hash: crypto.randomUUID(),
      number: "ZK-2026-900001",
      application_id: applicationId,
      contract_id: null,
      customer_id: owner,
      amount: 1,
      state: "awaiting_payment",
      paid_by: null,
      created_at: at,
    })
    .execute();
  await office.database.queries.updateTable("contract").set({ order_id: orderId }).where("id", "=", insured.contractId).execute();
  const { body } = await office.post("/employee/cases/item", { kind: "statement", id }, await office.login("employee"));
  expect(JSON.stringify(body["facts"])).toContain("declaredHealthy");
  await office.database.close();
});
