import type { Attempt } from "@shanyraq/client";
import { describe, expect, it } from "vitest";
import { contactChangeFlow as flow, contactChangeInitial, type ContactChangeEvent, type ContactChangeState } from "./contact-change.ts";
import { performContactChange } from "./contact-change.perform.ts";

const through = (state: ContactChangeState, ...events: ContactChangeEvent[]) =>
  events.reduce((now, event) => flow.step(now, event)[0], state);
const effects = (state: ContactChangeState, event: ContactChangeEvent) => flow.step(state, event).slice(1);
const problem = { kind: "message", message: "Код не подошёл" } as const;
const value = "+7 (700) 555-00-00";
const sent = { type: "codesSent", requestID: "r", sentTo: "+7 7** *** **00", sentToOld: "+7 7** *** **17", resendAt: 120_000 } as const;

const form = contactChangeInitial("phone");
const sending = through(form, { type: "valueSubmitted", value });
const codes = through(sending, sent);
const codesSubmitted = { type: "codesSubmitted", codeOld: "1111", codeNew: "2222" } as const;

describe("S31: a contact changes", () => {
  it("sends codes to both contacts, once, however often the button is pressed", () => {
    expect(effects(form, { type: "valueSubmitted", value })).toEqual([{ do: "sendCodes", kind: "phone", value }]);
    expect(effects(sending, { type: "valueSubmitted", value })).toEqual([]);
    expect(codes).toMatchObject({ at: "codes", sentTo: "+7 7** *** **00", sentToOld: "+7 7** *** **17" });
  });
  it("is confirmed by both codes together", () => {
    expect(effects(codes, codesSubmitted)).toEqual([
      { do: "confirm", kind: "phone", value, requestID: "r", codeOld: "1111", codeNew: "2222" },
    ]);
    expect(effects(through(codes, codesSubmitted), codesSubmitted)).toEqual([]);
    expect(through(codes, codesSubmitted, { type: "changed" })).toEqual({ at: "done", kind: "phone", value });
  });
  it("is confirmed by the code from the new contact alone when a key has just signed", () => {
    const { sentToOld: _, ...toNew } = sent;
    const one = through(sending, toNew);
    expect(one).not.toHaveProperty("sentToOld");
    expect(effects(one, { type: "codesSubmitted", codeNew: "2222" })).toEqual([
      { do: "confirm", kind: "phone", value, requestID: "r", codeNew: "2222" },
    ]);
  });
  it("a wrong code leaves what was asked for, with the tries that are left", () => {
    const wrong = through(codes, codesSubmitted, { type: "codesRefused", problem, attemptsLeft: 4 });
    expect(wrong).toMatchObject({ at: "codes", requestID: "r", busy: false, problem, attemptsLeft: 4 });
    expect(through(wrong, codesSubmitted)).not.toHaveProperty("problem");
  });
  it("new codes may be asked for when the time is over, not before, and belong to a new request", () => {
    expect(effects(codes, { type: "resendPressed", now: 119_999 })).toEqual([]);
    expect(effects(codes, { type: "resendPressed", now: 120_000 })).toEqual([{ do: "sendCodes", kind: "phone", value }]);
    expect(through(codes, { type: "resendPressed", now: 120_000 }, { ...sent, requestID: "r2" })).toMatchObject({ requestID: "r2" });
  });
  it("going back keeps the value, so that a mistake in it can be mended", () => {
    expect(through(codes, { type: "backPressed" })).toEqual({ at: "form", kind: "phone", value, busy: false });
    const busy = through(codes, codesSubmitted);
    expect(through(busy, { type: "backPressed" })).toBe(busy);
  });
  it("shows a refused value in the form", () => {
    expect(through(sending, { type: "sendingRefused", problem })).toMatchObject({ at: "form", value, busy: false, problem });
  });
  it("an answer that nobody waits for changes nothing", () => {
    expect(through(form, sent)).toBe(form);
    expect(through(codes, { type: "changed" })).toBe(codes);
  });
});

it("a phone and an address are asked for by their own calls, first with the value alone", async () => {
  const requests: unknown[] = [];
  const attempt = (async (...call: unknown[]) => {
    requests.push(call);
    return { ok: true, value: { status: "error", message: "нет" } };
  }) as unknown as Attempt;
  const perform = performContactChange({ attempt, now: () => 0 });
  const events: ContactChangeEvent[] = [];
  perform({ do: "sendCodes", kind: "phone", value }, (event) => events.push(event));
  perform({ do: "confirm", kind: "email", value: "a@b.kz", requestID: "r", codeOld: "1", codeNew: "2" }, (event) => events.push(event));
  await new Promise<void>((done) => setImmediate(done));
  expect(requests).toEqual([
    ["changePhone", { phone: value }],
    ["changeEmail", { email: "a@b.kz", requestID: "r", code_old: "1", code_new: "2" }],
  ]);
  expect(events).toEqual([
    { type: "sendingRefused", problem: { kind: "message", message: "нет" } },
    { type: "codesRefused", problem: { kind: "message", message: "нет" } },
  ]);
});
