import { personWho, seededPeople } from "@shanyraq/provider";
import { expect, it } from "vitest";
import { deathsService } from "./deaths.ts";

const ask = (body: unknown, method = "POST") =>
  deathsService(
    new Request("http://sandbox/sandbox/citizens/deaths", { method, ...(method === "POST" && { body: JSON.stringify(body) }) }),
    seededPeople,
  );
const day = "2026-11-03";
const iin = personWho("nothing").iin ?? "";

it.each([
  ["nothing", "recorded"],
  ["legalEntity", "otherDay"],
  ["overdue", "notRecorded"],
] as const)("the death of the person who shows %s is %s", async (shows, record) => {
  expect(await (await ask({ iin: personWho(shows).iin, day })).json()).toEqual({ record });
});
it("records the death of somebody whom nobody has invented", async () => {
  expect(await (await ask({ iin: "000000000000", day })).json()).toEqual({ record: "recorded" });
});
it("is out for one person, so that somebody who tries the product out sees that the claim waits for people", async () => {
  expect((await ask({ iin: personWho("maturing").iin, day })).status).toBe(503);
});
it.each([{}, [], null, { iin, day: 7 }, { iin: "1", day }, { iin, day: "2026-13-40" }])("refuses %j as a request", async (body) => {
  expect((await ask(body)).status).toBe(400);
});
it("is asked by a body alone, never by an address", async () => {
  expect((await ask(undefined, "GET")).status).toBe(405);
});
