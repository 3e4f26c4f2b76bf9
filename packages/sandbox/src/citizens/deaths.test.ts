import { expect, it } from "vitest";
import { deathsService } from "./deaths.ts";

const ask = (body: unknown, method = "POST") =>
  deathsService(
    new Request("http://sandbox/sandbox/citizens/deaths", { method, ...(method === "POST" && { body: JSON.stringify(body) }) }),
  );
const iin = "950719301232";

it.each([
  ["2026-11-03", "recorded"],
  ["2026-11-04", "otherDay"],
  ["2026-11-05", "notRecorded"],
])("a death of %s is %s", async (day, record) => {
  expect(await (await ask({ iin, day })).json()).toEqual({ record });
});
it("is out for one day of a month, so that somebody who tries the product out sees that the claim waits for people", async () => {
  expect((await ask({ iin, day: "2026-11-06" })).status).toBe(503);
});
it.each([{}, [], null, { iin, day: 7 }, { iin: "1", day: "2026-11-03" }, { iin, day: "2026-13-40" }])(
  "refuses %j as a request",
  async (body) => {
    expect((await ask(body)).status).toBe(400);
  },
);
it("is asked by a body alone, never by an address", async () => {
  expect((await ask(undefined, "GET")).status).toBe(405);
});
