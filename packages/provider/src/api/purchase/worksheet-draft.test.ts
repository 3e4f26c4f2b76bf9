import { afterAll, beforeAll, expect, it } from "vitest";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import { removeOldDrafts } from "./worksheet-draft.ts";

let office: BackOffice;
let token: string;
beforeAll(async () => {
  ({ office, token } = await signedInOffice("nothing"));
});
afterAll(() => office.database.close());

const DAY = 86_400_000;
const hash = (n: number) => n.toString(16).padStart(32, "0");
const ask = async (calculation: string, more: object = {}, by = token) =>
  (await office.post("/worksheet/draft", { calculation, ...more }, by)).body;

it("is returned on another device as it was saved, with the day until which it is kept", async () => {
  expect(await ask(hash(1), { draft: '{"answers":{}}' })).toEqual({ draft: '{"answers":{}}', expires: "2026-12-21" });
  const other = await office.login("nothing");
  expect(await ask(hash(1), {}, other)).toMatchObject({ draft: '{"answers":{}}' });
});
it("is visible to its owner only, even for people with the link of the calculation", async () => {
  const theirs = await office.login("everyStatus");
  expect(await ask(hash(1), {}, theirs)).toEqual({});
  await ask(hash(1), { forget: true }, theirs);
  expect(await ask(hash(1))).toMatchObject({ draft: '{"answers":{}}' });
});
it("is deleted once the worksheet is sent, and automatically after thirty days", async () => {
  await ask(hash(1), { forget: true });
  expect(await ask(hash(1))).toEqual({});
  await ask(hash(2), { draft: "{}" });
  await removeOldDrafts(office.database.queries, office.clock.now + 30 * DAY);
  expect(await office.database.queries.selectFrom("worksheet_draft").selectAll().execute()).toEqual([]);
});
it("the oldest of too many worksheets is deleted, and too long answers are refused", async () => {
  for (let n = 10; n < 35; n += 1) {
    office.clock.now += 1;
    await ask(hash(n), { draft: "{}" });
  }
  expect([await ask(hash(10)), await ask(hash(34))]).toEqual([{}, expect.objectContaining({ draft: "{}" })]);
  expect((await office.post("/worksheet/draft", { calculation: hash(1), draft: "x".repeat(30_001) }, token)).status).toBe(400);
});
