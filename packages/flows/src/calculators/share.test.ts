import type { Attempt } from "@shanyraq/client";
import { describe, expect, it } from "vitest";
import type { Calculation } from "./calculation.ts";
import { shareFlow as flow, shareInitial, type ShareEvent, type ShareState } from "./share.ts";
import { performShare } from "./share.perform.ts";

const inputs: Calculation = { product: "senim", term: "10" };
const through = (state: ShareState, ...events: ShareEvent[]) => events.reduce((now, event) => flow.step(now, event)[0], state);
const addressing = through(shareInitial, { type: "sendChosen", inputs, way: "mail" }, { type: "saved", hash: "h" });

describe("a calculation that is shared", () => {
  it("is kept first, and then its link is copied", () => {
    const [saving, ...save] = flow.step(shareInitial, { type: "copyPressed", inputs });
    expect(save).toEqual([{ do: "save", inputs }]);
    const [copying, ...copy] = flow.step(saving, { type: "saved", hash: "h" });
    expect(copy).toEqual([{ do: "copy", hash: "h" }]);
    expect(flow.step(copying, { type: "copied" })).toEqual([{ at: "copied", hash: "h" }]);
  });
  it("is shown to be taken by hand where the browser keeps its clipboard closed", () => {
    const copying = through(shareInitial, { type: "copyPressed", inputs }, { type: "saved", hash: "h" });
    expect(flow.step(copying, { type: "notCopied" })).toEqual([{ at: "shown", hash: "h" }]);
  });
  it("is not kept twice by two presses", () => {
    expect(flow.step(through(shareInitial, { type: "copyPressed", inputs }), { type: "copyPressed", inputs }).slice(1)).toEqual([]);
  });
  it.each(["page", "file"] as const)("is an offer of its product as a %s once it is kept, and can be asked for again", (as) => {
    const saving = through(shareInitial, { type: "offerPressed", inputs, as });
    expect(flow.step(saving, { type: "saved", hash: "h" })).toEqual([shareInitial, { do: "fetchOffer", hash: "h", product: "senim", as }]);
    expect(flow.step(saving, { type: "offerPressed", inputs, as }).slice(1)).toEqual([]);
  });
  it("is sent to the address that is given", () => {
    expect(addressing).toEqual({ at: "addressing", hash: "h", way: "mail" });
    const [sending, ...send] = flow.step(addressing, { type: "addressGiven", to: "a@b.kz" });
    expect(send).toEqual([{ do: "send", hash: "h", way: "mail", to: "a@b.kz" }]);
    expect(flow.step(sending, { type: "taken" })).toEqual([{ at: "sent", hash: "h", way: "mail" }]);
  });
  it("asks for the address again where it was refused, and says why", () => {
    const problem = { kind: "message", message: "Слишком часто." } as const;
    expect(through(addressing, { type: "addressGiven", to: "a@b.kz" }, { type: "refused", problem })).toEqual({ ...addressing, problem });
  });
  it("says that it cannot be kept, and begins again after closing", () => {
    const problem = { kind: "offline" } as const;
    const failed = through(shareInitial, { type: "copyPressed", inputs }, { type: "savingFailed", problem });
    expect(failed).toEqual({ at: "failed", problem });
    expect(through(failed, { type: "dismissed" })).toEqual(shareInitial);
  });
});

describe("its calls", () => {
  it.each([
    ["mail", "sendLinkMail", { hash: "h", email: "x" }],
    ["sms", "sendLink", { hash: "h", phone: "x" }],
    ["whatsapp", "sendMessageWA", { hash: "h", phone: "x" }],
  ] as const)("for %s are %s", async (way, call, input) => {
    const requests: unknown[] = [];
    const events: ShareEvent[] = [];
    const attempt = (async (...question: unknown[]) => {
      requests.push(question);
      return { ok: true, value: { success: true } };
    }) as unknown as Attempt;
    performShare({ attempt, copy: async () => true })({ do: "send", hash: "h", way, to: "x" }, (event) => events.push(event));
    await new Promise<void>((done) => setImmediate(done));
    expect([requests, events]).toEqual([[[call, input]], [{ type: "taken" }]]);
  });
});
