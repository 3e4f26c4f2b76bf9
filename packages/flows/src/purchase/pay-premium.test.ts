import { describe, expect, it } from "vitest";
import { payPremiumFlow as flow, payPremiumInitial, type PaidPolicy, type PayPremiumEvent, type PayPremiumState } from "./pay-premium.ts";

const policy: PaidPolicy = { by: "number", number: "SH-1", iin: "900130400165" };
const own: PaidPolicy = { by: "own", contractId: "c" };
const due = {
  number: "SH-1",
  name: "Гүлнар А.",
  product: "Сенім",
  nextDate: "2026-12-01",
  nextAmount: "100.00",
  overdue: "0.00",
  status: "active" as const,
  payUntil: null,
  least: "1.00",
  most: "300.00",
  ahead: [{ count: 1, amount: "100.00" }],
};
const through = (state: PayPremiumState, ...events: PayPremiumEvent[]) => events.reduce((now, event) => flow.step(now, event)[0], state);
const effects = (state: PayPremiumState, event: PayPremiumEvent) => flow.step(state, event).slice(1);
const choosing = through(payPremiumInitial, { type: "asked", policy }, { type: "told", due });
const chosen = (amount: string, key: string): PayPremiumEvent => ({ type: "amountChosen", amount, key });
const silence: PayPremiumEvent = { type: "refused", problem: { kind: "service" } };
const no: PayPremiumEvent = { type: "refused", problem: { kind: "message", message: "нет" } };

describe("paying what is due for a policy", () => {
  it("goes from its number to its order", () => {
    expect(effects(payPremiumInitial, { type: "asked", policy })).toEqual([{ do: "look", policy }]);
    expect(effects(choosing, chosen("100.00", "k1"))).toEqual([
      { do: "order", policy, press: { amount: "100.00", again: false, key: "k1" } },
    ]);
    expect(through(choosing, chosen("100.00", "k1"), { type: "ordered", hash: "h", note: "владелец" })).toMatchObject({
      at: "ordered",
      hash: "h",
      note: "владелец",
    });
  });
  it("says of a number that there is not how to check it, and of a contract of one's own that it is gone", () => {
    expect(through(payPremiumInitial, { type: "asked", policy }, { type: "nothingFound" })).toEqual({ at: "asking", missing: true });
    expect(through(payPremiumInitial, { type: "asked", policy: own }, { type: "nothingFound" })).toEqual({ at: "gone" });
  });
  it("sends a press that nobody answered again under its key, so that it makes one order", () => {
    const silent = through(choosing, chosen("100.00", "k1"), silence);
    expect(effects(silent, chosen("100.00", "k2"))).toMatchObject([{ press: { key: "k1" } }]);
    expect(effects(silent, chosen("200.00", "k3"))).toMatchObject([{ press: { key: "k3" } }]);
  });
  it("sends a press that was refused under a new one", () => {
    expect(effects(through(choosing, chosen("900.00", "k1"), no), chosen("900.00", "k2"))).toMatchObject([{ press: { key: "k2" } }]);
  });
  it("asks first where it has just been paid, and orders for who says so", () => {
    const asking = through(choosing, chosen("100.00", "k1"), { type: "askedFirst", due });
    expect(asking).toMatchObject({ at: "justPaid", amount: "100.00" });
    expect(effects(asking, { type: "againPressed", key: "k2" })).toMatchObject([{ press: { amount: "100.00", again: true, key: "k2" } }]);
    expect(through(asking, { type: "backPressed" })).toMatchObject({ at: "choosing" });
  });
  it("says why a contract of the payer's own takes no premiums, and can look again", () => {
    const closed = through(payPremiumInitial, { type: "asked", policy: own }, no);
    expect(closed).toMatchObject({ at: "closed", problem: { message: "нет" } });
    expect(effects(closed, { type: "retryPressed" })).toEqual([{ do: "look", policy: own }]);
  });
  it("ignores an answer that comes after it has moved to another step", () => {
    expect(through(choosing, { type: "nothingFound" })).toBe(choosing);
    const done = through(choosing, chosen("100.00", "k1"), { type: "ordered", hash: "h" });
    expect(through(done, no, chosen("1.00", "k4"))).toBe(done);
  });
});
