import { describe, expect, it } from "vitest";
import { worksheetFlow as flow, worksheetInitial, type Draft, type Offer, type SentStanding, type WorksheetEvent } from "./worksheet.ts";

const schedule = { columns: { day: "День" }, rows: [] } as unknown as Offer["schedule"];
const offer = { calculation: { product: "senim" }, quote: { topics: ["loan"] }, schedule } as unknown as Offer;
const answers: Draft["answers"] = { loan: { bank: "Банк", number: "1", date: "2026-11-01" } };
const sent = { requestID: "r", phone: "+7 7** *** **45", resendAt: 121_000 };
const draft: Draft = { answers, at: "check", sent };
const opened = (standing: SentStanding) =>
  flow.step(worksheetInitial("h"), { type: "offerLoaded", offer, draft, sent: standing, key: "k9" });

describe("a worksheet that was sent, opened again", () => {
  it.each([
    ["waits for the same code", { stage: "code" }, { at: "code", ...sent, payKey: "k9" }],
    ["goes on to its payment", { stage: "confirmed", amount: "100.00" }, { at: "confirmed", requestID: "r", amount: "100.00", schedule }],
    ["says that it is under review", { stage: "underReview", waits: "question" }, { at: "underReview", waits: "question" }],
    ["leads to its order", { stage: "ordered", hash: "o" }, { at: "ordered", hash: "o" }],
    ["stands at the check page where the application is gone", { stage: "gone" }, { at: "check", draft: { answers } }],
  ] as const)("%s", (_, standing, state) => {
    expect(opened(standing)[0]).toMatchObject(state);
  });
  it("forgets its draft where nothing of it is left to do", () => {
    expect(opened({ stage: "ordered", hash: "o" }).slice(1)).toEqual([{ do: "forgetDraft" }, { do: "goToPayment", hash: "o" }]);
  });
});

describe("the application of a worksheet", () => {
  const busy = { at: "check", offer, draft: { answers, at: "check" }, busy: true, key: "k" } as const;
  const accepted: WorksheetEvent = { type: "accepted", ...sent, payKey: "p1" };
  it("is kept with the draft when it is accepted", () => {
    expect(flow.step(busy, accepted).slice(1)).toEqual([{ do: "keepDraft", draft }]);
  });
  it("is kept with the time from which another code may be sent", () => {
    const [atCode] = flow.step(busy, accepted);
    expect(flow.step(atCode, { type: "resent", resendAt: 241_000 }).slice(1)).toEqual([
      { do: "keepDraft", draft: { ...draft, sent: { ...sent, resendAt: 241_000 } } },
    ]);
  });
  it("is not kept once an answer is changed", () => {
    const [atCode] = flow.step(busy, accepted);
    const [check] = flow.step(atCode, { type: "backPressed" });
    expect(check).toMatchObject({ at: "check", draft: { answers } });
    expect("draft" in check && check.draft.sent).toBeUndefined();
  });
});
