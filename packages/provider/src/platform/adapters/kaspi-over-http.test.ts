import { describe, expect, it } from "vitest";
import { kaspiOverHttp, PaymentServiceError } from "./kaspi-over-http.ts";

const link = "https://pay.example/pay/15";
const made = {
  PaymentLink: link,
  ExpireDate: "2026-11-21T11:03:00+05:00",
  PaymentId: 15,
  PaymentMethods: ["Gold", "Red", "Loan"],
  PaymentBehaviorOptions: { StatusPollingInterval: 5, LinkActivationWaitTimeout: 180, PaymentConfirmationTimeout: 65 },
};
const ok = (Data: unknown) => ({ StatusCode: 0, Message: "OK", Data });

function bank(body: unknown, status = 200) {
  const requests: { what: string; body: unknown }[] = [];
  const port = kaspiOverHttp({
    url: "https://bank.example/r1/v01/",
    deviceToken: "point",
    fetch: async (url, init) => {
      requests.push({
        what: `${init?.method ?? "GET"} ${url}`,
        body: init?.body === undefined ? undefined : JSON.parse(String(init.body)),
      });
      return Response.json(body, { status });
    },
  });
  return { port, asked: requests };
}
const create = (body: unknown, status?: number) => bank(body, status).port.create({ reference: "r", amount: 3_507_305 });
const ask = (body: unknown, status?: number) => bank(body, status).port.status("15");

describe("a payment of Kaspi Pay", () => {
  it("is made at one point of sale, in tenge, under our own name, so that two requests make one", async () => {
    const { port, asked: requests } = bank(ok(made));
    const twice = [await port.create({ reference: "r", amount: 3_507_305 }), await port.create({ reference: "r", amount: 3_507_305 })];
    expect(twice[1]).toEqual(twice[0]);
    expect(twice[0]).toEqual({ id: "15", qr: link, url: link, expiresAt: "2026-11-21T06:03:00.000Z", pollEvery: 5 });
    const request = {
      what: "POST https://bank.example/r1/v01/qr/create-link",
      body: { DeviceToken: "point", Amount: 35_073.05, ExternalId: "r" },
    };
    expect(requests).toEqual([request, request]);
  });
  it("works without the bank's advice on waiting", async () => {
    expect(await create(ok({ PaymentLink: link, PaymentId: "abc" }))).toEqual({ id: "abc", qr: link, url: link });
    expect(await create(ok({ ...made, ExpireDate: "soon", PaymentBehaviorOptions: {} }))).toEqual({ id: "15", qr: link, url: link });
  });
  it.each([
    ["QrTokenCreated", "awaiting"],
    ["Wait", "scanned"],
    ["Processed", "paid"],
    ["Error", "declined"],
  ])("that the bank reports as %s is %s", async (Status, state) => {
    expect(await ask(ok({ Status }))).toEqual({ state });
  });
  it("is queried by the bank's own name for it, and returns the paid sum if the bank does", async () => {
    const { port, asked: requests } = bank(ok({ Status: "Processed", Amount: 200.1, StoreName: "x" }));
    expect(await port.status("15")).toEqual({ state: "paid", amount: 20_010 });
    expect(requests).toEqual([{ what: "GET https://bank.example/r1/v01/payment/status/15", body: undefined }]);
  });
  it("that the bank does not know is undefined", async () => {
    expect(await ask({ StatusCode: -1601, Message: "Payment not found", Data: null })).toBeUndefined();
  });
});

describe("an unexpected answer is an error, and nothing is made up from it", () => {
  it.each([
    ["no envelope", made],
    ["text", "OK"],
    ["nothing", null],
    ["no data", ok(null)],
    ["no link", ok({ ...made, PaymentLink: undefined })],
    ["a link that is none", ok({ ...made, PaymentLink: "javascript:alert(1)" })],
    ["no name", ok({ ...made, PaymentId: undefined })],
    ["a code in words", { StatusCode: "0", Data: made }],
  ])("on creation: %s", async (_, body) => {
    await expect(create(body)).rejects.toThrow();
  });
  it.each([
    ["a state that is unknown", ok({ Status: "Stolen" })],
    ["a name that every object has", ok({ Status: "constructor" })],
    ["no state", ok({})],
    ["no envelope", { Status: "Processed" }],
    ["a sum that is none", ok({ Status: "Processed", Amount: "200" })],
    ["nothing paid", ok({ Status: "Processed", Amount: 0 })],
  ])("on a query: %s", async (_, body) => {
    await expect(ask(body)).rejects.toThrow();
  });
  it("a refusal keeps the bank's code, whatever the HTTP status", async () => {
    const refused = create({ StatusCode: -1501, Message: "Device not found", Data: null });
    await expect(refused).rejects.toEqual(new PaymentServiceError(-1501));
    await expect(refused).rejects.toMatchObject({ name: "PaymentServiceError", status: -1501 });
    await expect(ask({ StatusCode: -999, Message: "busy" })).rejects.toMatchObject({ status: -999 });
    await expect(ask(ok({ Status: "Processed" }), 500)).rejects.toMatchObject({ status: 500 });
    await expect(ask({}, 404)).rejects.toMatchObject({ status: 404 });
  });
  it("a bank that hangs is given up, and the error is known by its name alone", async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const port = kaspiOverHttp({
      url: "https://bank.example",
      deviceToken: "point",
      fetch: (_, init) => {
        signals.push(init?.signal);
        return Promise.reject(new DOMException("timeout", "TimeoutError"));
      },
    });
    await expect(port.status("15")).rejects.toMatchObject({ name: "TimeoutError" });
    await expect(port.create({ reference: "r", amount: 1 })).rejects.toMatchObject({ name: "TimeoutError" });
    expect(signals.every((signal) => signal instanceof AbortSignal)).toBe(true);
  });
});
