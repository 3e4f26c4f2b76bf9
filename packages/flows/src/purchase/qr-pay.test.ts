import { describe, expect, it } from "vitest";
import {
  POLL_FIRST_MS,
  POLL_LATER_MS,
  POLL_SLOWS_AFTER,
  qrPayFlow as flow,
  qrPayInitial,
  type QrPayEvent,
  type QrPayState,
  type QrReply,
} from "./qr-pay.ts";

const reply = (state: QrReply["state"], more: Partial<QrReply> = {}): QrReply => ({
  state,
  attempt: 1,
  amount: "100.00",
  orderNumber: "1",
  qr: "q",
  url: "u",
  expiresAt: "2026-01-01T00:15:00Z",
  now: "2026-01-01T00:00:00Z",
  ...more,
});
const receipt = { number: "R-1", paidAt: "2026-01-01T00:01:00Z", amount: "100.00", method: "qr", contractId: "c", contractNumber: "SH-1" };
const report = (state: QrReply["state"], more?: Partial<QrReply>): QrPayEvent => ({
  type: "reported",
  reply: reply(state, more),
  now: 5_000,
});
const through = (state: QrPayState, ...events: QrPayEvent[]) => events.reduce((now, event) => flow.step(now, event)[0], state);
const effects = (state: QrPayState, event: QrPayEvent) => flow.step(state, event).slice(1);
const silence: QrPayEvent = { type: "askFailed", problem: { kind: "offline" }, missing: false };
const awaiting = through(qrPayInitial("h"), report("awaiting"));

describe("payment by QR", () => {
  it("draws the first code on opening", () => {
    expect(effects(qrPayInitial("h"), { type: "opened" })).toEqual([{ do: "ask", hash: "h", attempt: 1 }]);
  });
  it("keeps the deadline by the server's clock, not this device's", () => {
    expect(awaiting).toMatchObject({ at: "awaiting", code: { deadline: 5_000 + 900_000 } });
  });
  it("knows which of the payer's policies could pay, if any", () => {
    const fromPolicy = [{ contractId: "c", number: "SH-1", owed: "200.00" }];
    expect(through(qrPayInitial("h"), report("awaiting", { fromPolicy }))).toMatchObject({ code: { fromPolicy } });
    expect(through(qrPayInitial("h"), report("awaiting", { fromPolicy: [] }))).not.toHaveProperty("code.fromPolicy");
  });
  it("asks every 2 seconds at first and every 5 later", () => {
    expect(effects(qrPayInitial("h"), report("awaiting"))).toEqual([{ do: "waitToAsk", ms: POLL_FIRST_MS }]);
    expect(effects({ ...awaiting, polls: POLL_SLOWS_AFTER } as QrPayState, report("awaiting"))).toEqual([
      { do: "waitToAsk", ms: POLL_LATER_MS },
    ]);
  });
  it.each([
    [5, 5_000],
    [1, 2_000],
    [600, 10_000],
  ])("asks every %i seconds where the bank says so, within what a payer can bear", (pollEvery, ms) => {
    expect(effects(qrPayInitial("h"), report("awaiting", { pollEvery }))).toEqual([{ do: "waitToAsk", ms }]);
    expect(effects(through(qrPayInitial("h"), report("awaiting", { pollEvery })), silence)).toEqual([{ do: "waitToAsk", ms }]);
  });
  it("does not ask while the page is hidden and asks at once when it is seen again", () => {
    const [hidden, ...stop] = flow.step(awaiting, { type: "visibilityChanged", hidden: true });
    expect(stop).toEqual([{ do: "stopWaiting" }]);
    expect(effects(hidden, report("awaiting"))).toEqual([]);
    expect(effects(hidden, { type: "visibilityChanged", hidden: false })).toEqual([{ do: "ask", hash: "h", attempt: 1 }]);
  });
  it("follows the phone: scanned, confirming, paid", () => {
    const scanned = through(awaiting, report("scanned"));
    expect(scanned.at).toBe("scanned");
    expect(through(scanned, report("confirming")).at).toBe("confirming");
    expect(flow.step(scanned, report("paid", { receipt }))).toEqual([{ at: "paid", receipt }, { do: "stopWaiting" }]);
  });
  it.each(["declined", "cancelled", "expired", "wrongAmount"] as const)(
    "asks again when %s is looked at again: another tab may have paid",
    (way) => {
      const over = through(awaiting, report(way, way === "wrongAmount" ? { received: "10.00" } : {}));
      expect(over.at).toBe(way);
      const ask = [{ do: "ask", hash: "h", attempt: 1 }];
      expect(effects(over, { type: "visibilityChanged", hidden: false })).toEqual(ask);
      expect(effects(over, { type: "checkPressed" })).toEqual(ask);
      expect(effects(over, { type: "visibilityChanged", hidden: true })).toEqual([]);
      expect(through(over, silence)).toBe(over);
      expect(through(over, report("paid", { receipt }))).toEqual({ at: "paid", receipt });
    },
  );
  it("names the sum that came where it was another", () => {
    expect(through(awaiting, report("wrongAmount", { received: "10.00" }))).toMatchObject({
      at: "wrongAmount",
      code: { received: "10.00" },
    });
  });
  it("paid without a receipt yet is still being confirmed", () => {
    expect(through(awaiting, report("paid")).at).toBe("confirming");
  });
  it.each(["declined", "cancelled", "expired"] as const)("%s ends the code and one press draws the next for the same order", (end) => {
    const ended = through(awaiting, report(end));
    expect(ended.at).toBe(end);
    expect(flow.step(ended, { type: "newCodePressed" })).toEqual([
      { at: "creating", hash: "h", attempt: 2, hidden: false },
      { do: "ask", hash: "h", attempt: 2 },
    ]);
  });
  it("paid after expiry is still paid", () => {
    expect(through(through(awaiting, report("expired")), report("paid", { receipt })).at).toBe("paid");
  });
  it("three silent answers offer a check by hand, and one answer brings the payment back", () => {
    const unknown = through(awaiting, silence, silence, silence);
    expect(unknown.at).toBe("unknown");
    expect(effects(unknown, { type: "checkPressed" })).toEqual([{ do: "ask", hash: "h", attempt: 1 }]);
    expect(through(unknown, report("scanned")).at).toBe("scanned");
  });
  it("a failed creation is retried with the same attempt", () => {
    const failed = through(qrPayInitial("h"), silence);
    expect(failed.at).toBe("creationFailed");
    expect(effects(failed, { type: "retryPressed" })).toEqual([{ do: "ask", hash: "h", attempt: 1 }]);
  });
  it("shows that an order is unknown", () => {
    expect(through(qrPayInitial("h"), { ...silence, missing: true } as QrPayEvent)).toEqual({ at: "notFound" });
  });
  it("nothing moves a paid order", () => {
    const paid = through(awaiting, report("paid", { receipt }));
    expect(flow.step(paid, report("expired"))[0]).toBe(paid);
  });
});
