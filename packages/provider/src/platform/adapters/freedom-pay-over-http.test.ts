import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { detachedJws, freedomPayOverHttp } from "./freedom-pay-over-http.ts";

function bank(body: unknown, status = 200) {
  const requests: { url: string; headers: Headers; body: string }[] = [];
  const port = freedomPayOverHttp({
    url: "https://bank.example/",
    secret: "s",
    siteOrigin: "https://life.example",
    random: () => "one",
    fetch: async (url, init) => {
      requests.push({ url, headers: new Headers(init?.headers), body: String(init?.body) });
      return Response.json(body, { status });
    },
  });
  return { port, asked: requests };
}
const charge = { reference: "r", profile: "p", customerId: "c", amount: 100_050 };

it("a charge is requested by its profile, signed, and names its order", async () => {
  const { port, asked: requests } = bank({ status: "process" });
  await port.charge(charge);
  const [{ url, headers, body } = { url: "", headers: new Headers(), body: "" }] = requests;
  expect([url, headers.get("x-action"), headers.get("x-request-id")]).toEqual([
    "https://bank.example/v5/g2g/create",
    "gateway.payment.create",
    "one",
  ]);
  expect(JSON.parse(body)).toMatchObject({
    amount: 1000.5,
    currency: "KZT",
    order_id: "r",
    user_id: "c",
    from: { type: "recurrent", recurrent: { profile_id: "p" } },
  });
  const [head = "", middle, mac] = (headers.get("x-jws-signature") ?? "").split(".");
  const over = `${head}.${Buffer.from(body).toString("base64url")}`;
  expect([middle, mac]).toEqual(["", createHmac("sha256", "s").update(over).digest("base64url")]);
  expect(detachedJws(body, "another")).not.toBe(headers.get("x-jws-signature"));
});
it.each([
  ["new", "confirming"],
  ["process", "confirming"],
  ["success", "paid"],
  ["error", "declined"],
])("maps a charge that the bank reports as %s to %s", async (status, state) => {
  expect(await bank({ status, amount: 10.01 }).port.status("r")).toEqual({ state, amount: 1001 });
});
it("an unknown charge is undefined, and an unexpected answer is an error", async () => {
  expect(await bank({}, 404).port.status("r")).toBeUndefined();
  for (const [body, status] of [
    [{ status: "stolen" }, 200],
    [{}, 200],
    [null, 200],
    [{ status: "success" }, 500],
  ] as const)
    await expect(bank(body, status).port.status("r")).rejects.toThrow();
  await expect(bank({}, 500).port.charge(charge)).rejects.toMatchObject({ name: "SavedPaymentsError", status: 500 });
});
it("a card is added on the bank's page, and only its mask is known", async () => {
  const started = await bank({ id: "1", redirect_url: "https://bank.example/card/1" }).port.addCard({
    reference: "r",
    customerId: "c",
    backUrl: "https://life.example/cabinet",
  });
  expect(started).toEqual({ id: "1", url: "https://bank.example/card/1" });
  const success = { status: "success", recurrent: { profile_id: "p" }, card: { pan: "440043XXXXXX1234", expires: "2029-08" } };
  expect(await bank(success).port.card("1")).toEqual({ state: "saved", profile: "p", mask: "440043******1234", expires: "2029-08" });
  expect(await bank({ status: "process" }).port.card("1")).toEqual({ state: "adding" });
  expect(await bank({ status: "error" }).port.card("1")).toEqual({ state: "declined" });
  await expect(bank({ status: "success" }).port.card("1")).rejects.toThrow();
  await expect(bank({ ...success, card: { pan: "4400430000001234", expires: "2029-08" } }).port.card("1")).rejects.toThrow();
});
