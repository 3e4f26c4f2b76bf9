import { afterEach, beforeEach, expect, it } from "vitest";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { calculation, keyed } from "../../testing/purchase.ts";
import { readCallbacks } from "./read-callbacks.ts";

let office: BackOffice;
beforeEach(async () => {
  office = await backOffice();
});
afterEach(() => office.database.close());

const call = (body: object) => office.post("/callback", { name: "Айдар", phone: "+7 (701) 234-56-78", ...body }, undefined, keyed());
const kept = () => office.database.queries.selectFrom("callback_request").selectAll().execute();

it("a request for a call is kept for the staff, with digits alone", async () => {
  expect((await call({ time: "вечером", minor: true })).body).toMatchObject({ status: "ok", success: true });
  expect(await kept()).toMatchObject([{ name: "Айдар", phone: "77012345678", preferred_time: "вечером", minor: true }]);
});
it("a repeated request within a minute is the same call, a later one is another", async () => {
  await call({});
  expect((await call({})).body).toMatchObject({ status: "ok" });
  expect(await kept()).toHaveLength(1);
  office.clock.now += 60_000;
  await call({});
  expect(await kept()).toHaveLength(2);
});
it.each([
  ["no name", { name: "" }, "name"],
  ["a name of one letter", { name: "А" }, "name"],
  ["no phone", { phone: "" }, "phone"],
  ["a phone that is none", { phone: "12" }, "phone"],
])("%s gives an error at its field", async (_, body, field) => {
  const answer = await call(body);
  expect([answer.status, Object.keys(answer.body["errors"] as object)]).toEqual([400, [field]]);
});

it("a visitor who comes from a calculation gets a call about it", async () => {
  const { body } = await office.post("/setCalcHashData", calculation);
  await call({ calculation: body["hash"] });
  expect(await readCallbacks(office.database)).toMatchObject([{ name: "Айдар", calculation: body["hash"], product: "senim" }]);
  expect((await call({ phone: "+7 (701) 234-56-79", calculation: "../etc" })).status).toBe(400);
});
