import { addDays } from "@shanyraq/rules";
import { expect, it } from "vitest";
import { today } from "../../platform/server/moment.ts";
import { backOffice } from "../../testing/back-office.ts";
import { claimed, insuredFor, reported, WIDOW } from "../../testing/contracts/claimed.ts";
import { usualClaimLimits } from "../../platform/ports/claim-limits.ts";
import { signsOf } from "./signs.ts";

const { soonDays: SOON_DAYS } = usualClaimLimits;
const nothing = { day: "2026-11-20", startDate: "2020-01-01", bornOn: "1990-01-01", accountClaims: 0 };

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
