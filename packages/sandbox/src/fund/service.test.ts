import { personWho, seededPeople } from "@shanyraq/provider";
import { expect, it } from "vitest";
import type { SandboxDatabase } from "../tables.ts";
import { fundService } from "./service.ts";

const waited: number[] = [];
const fund = {
  // What is asked here keeps nothing.
  tables: {} as SandboxDatabase,
  clock: () => Date.parse("2026-11-23T05:00:00Z"),
  people: seededPeople,
  wait: async (ms: number) => void waited.push(ms),
};
const ask = (path: string, body: unknown, method = "POST") =>
  fundService(
    new Request(`http://sandbox/sandbox/fund${path}`, { method, ...(method === "POST" && { body: JSON.stringify(body) }) }),
    path,
    fund,
  );
const iinOf = (shows: Parameters<typeof personWho>[0]) => ({ iin: personWho(shows).iin });

it("tells who has enough, who has not, and what anybody else has", async () => {
  expect(await (await ask("/account", iinOf("pension"))).json()).toEqual({ savings: "26400000.00", asOf: "2026-11-22" });
  expect(await (await ask("/account", iinOf("pensionShort"))).json()).toMatchObject({ savings: "4200000.00" });
  expect(await (await ask("/account", iinOf("nothing"))).json()).toMatchObject({ savings: "22000000.00" });
  expect(await (await ask("/record", iinOf("pensionCategory"))).json()).toMatchObject({ category: "oppv60", oppvMonths: 84 });
});
it("knows one person not, is out for another, and answers a third too late", async () => {
  expect((await ask("/account", iinOf("pensionUnknown"))).status).toBe(404);
  expect((await ask("/account", iinOf("pensionDown"))).status).toBe(503);
  expect((await ask("/account", iinOf("pensionSlow"))).status).toBe(200);
  expect(waited).toEqual([8_000]);
});
it("refuses a transfer of whose savings are seized", async () => {
  const input = { ...iinOf("pensionRefused"), reference: "PA-1", contract: "SH-1", amount: "1.00" };
  expect(await (await ask("/transfer", input)).json()).toMatchObject({ state: "refused" });
});
it("refuses a malformed request", async () => {
  for (const body of [{}, { iin: "1" }, null]) expect((await ask("/account", body)).status).toBe(400);
  expect((await ask("/transfer", { ...iinOf("pension"), reference: "PA-1", contract: "SH-1", amount: "much" })).status).toBe(400);
  expect((await ask("/account", undefined, "GET")).status).toBe(405);
});
