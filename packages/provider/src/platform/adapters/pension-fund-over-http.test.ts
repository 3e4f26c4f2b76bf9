import { expect, it } from "vitest";
import { PensionFundError, pensionFundOverHttp } from "./pension-fund-over-http.ts";

const requests: { url: string; body: unknown }[] = [];
const fund = (status: number, body: object) =>
  pensionFundOverHttp({
    url: "https://fund.example/",
    token: "secret",
    fetch: async (url, init) => {
      requests.push({ url, body: JSON.parse(String(init?.body)) as unknown });
      return Response.json(body, { status });
    },
  });
const request = { reference: "PA-1", iin: "720611400218", contract: "SH-1", amount: 100 };

it("returns an account in tiyn, requested by a body alone", async () => {
  expect(await fund(200, { savings: "26400000.50", asOf: "2026-11-22" }).account(request.iin)).toEqual({
    savings: 2_640_000_050,
    asOf: "2026-11-22",
  });
  expect(requests.at(-1)).toEqual({ url: "https://fund.example/account", body: { iin: request.iin } });
});
it("returns nothing for a person whom the fund does not know", async () => {
  expect(await fund(404, {}).account(request.iin)).toBeUndefined();
  expect(await fund(404, {}).record(request.iin)).toBeUndefined();
});
it.each([
  ["is out", 503, {}],
  ["names a sum that is none", 200, { savings: "-5", asOf: "2026-11-22" }],
] as const)("fails when the fund %s", async (_, status, body) => {
  await expect(fund(status, body).account(request.iin)).rejects.toBeInstanceOf(PensionFundError);
});
it("does not accept as paid a transfer without a name, sum or time", async () => {
  const paid = { state: "paid", transfer: "F-1", amount: "1.00", paidAt: "2026-11-23T05:00:00Z" };
  expect(await fund(200, paid).transfer(request)).toEqual({ ...paid, amount: 100 });
  for (const wrong of [{ transfer: "" }, { amount: "x" }, { paidAt: "soon" }])
    await expect(fund(200, { ...paid, ...wrong }).transfer(request)).rejects.toBeInstanceOf(PensionFundError);
});
it("returns a transfer that is taken, and one that is refused with its reason", async () => {
  expect(await fund(200, { state: "taken" }).transfer(request)).toEqual({ state: "taken" });
  expect(await fund(200, { state: "refused", reason: "арест" }).transfer(request)).toEqual({ state: "refused", reason: "арест" });
});
