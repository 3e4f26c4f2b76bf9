import { expect, it } from "vitest";
import { citizensService } from "./service.ts";

const ask = (body: unknown, method = "POST") =>
  citizensService(new Request("http://sandbox/sandbox/citizens", { method, ...(method === "POST" && { body: JSON.stringify(body) }) }));
const iin = "950719301232";

it.each([
  ["77005554433", "person"],
  ["77005550404", "another"],
  ["77005550405", "unknown"],
])("%s is of %s", async (phone, owner) => {
  expect(await (await ask({ iin, phone })).json()).toEqual({ owner });
});
it("is out for one phone, so that somebody who tries the product out sees what an outage says", async () => {
  expect((await ask({ iin, phone: "77005550503" })).status).toBe(503);
});
it.each([[{}], [[]], [null], [{ iin, phone: 7 }], [{ iin: "1", phone: "77005554433" }]])("refuses %j as a request", async (body) => {
  expect((await ask(body)).status).toBe(400);
});
it("is asked by a body alone, never by an address", async () => {
  expect((await ask(undefined, "GET")).status).toBe(405);
});
