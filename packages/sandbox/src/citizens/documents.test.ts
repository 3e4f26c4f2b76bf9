import { personWho, seededPeople } from "@shanyraq/provider";
import { expect, it } from "vitest";
import { cardOf, documentsService } from "./documents.ts";

const ask = (body: unknown, method = "POST") =>
  documentsService(
    new Request("http://sandbox/sandbox/citizens/documents", { method, ...(method === "POST" && { body: JSON.stringify(body) }) }),
    seededPeople,
  );
const iin = personWho("nothing").iin ?? "";

it.each([
  ["012345678", "valid"],
  ["N09876543", "valid"],
  ["N12340405", "unknown"],
  ["N12340410", "expired"],
  ["N12340411", "lost"],
  [cardOf(personWho("nothing")), "valid"],
  [cardOf(personWho("overdue")), "unknown"],
])("%s is %s", async (number, standing) => {
  expect(await (await ask({ iin, number })).json()).toEqual({ standing });
});
it("is out for one number, so that somebody who tries the product out sees that nothing is held up", async () => {
  expect((await ask({ iin, number: "N12340503" })).status).toBe(503);
});
it.each([[{}], [null], [{ iin, number: 7 }], [{ iin: "1", number: "012345678" }], [{ iin, number: "no" }]])(
  "refuses %j as a request",
  async (body) => {
    expect((await ask(body)).status).toBe(400);
  },
);
it("is asked by a body alone, never by an address", async () => {
  expect((await ask(undefined, "GET")).status).toBe(405);
});
