import { afterEach, beforeEach, expect, it } from "vitest";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { keepSessions } from "./keep-sessions.ts";

const YEAR_MS = 365 * 86_400_000;
let office: BackOffice;
beforeEach(async () => {
  office = await backOffice();
});
afterEach(() => office.database.close());
const isIn = async (token: string) => (await office.post("/user/contracts/", {}, token)).status === 200;

it("a signed-in customer stays signed in over a moved clock, for as long as before; a signed-out one does not come in", async () => {
  const token = await office.login("nothing");
  const left = await office.login("overdue");
  await office.post("/api/logout", {}, left);
  await keepSessions(office.database, office.clock.now, YEAR_MS);
  office.clock.now += YEAR_MS;
  expect([await isIn(token), await isIn(left)]).toEqual([true, false]);
  office.clock.now += 13 * 3_600_000;
  expect(await isIn(token)).toBe(false);
});
