import { describe, expect, it } from "vitest";
import type { PersonAgreement } from "../account/consents.ts";
import { pensionFlow, pensionInitial } from "./pension.ts";
import type { PensionCase, PensionEvent, PensionOffer, PensionState, PensionInfo } from "./pension-state.ts";

const { step } = pensionFlow;
const calculation = { product: "pension-annuity", savings: "26000000", guaranteeYears: "5" };
const offer: PensionOffer = { premium: "26000000.00", monthly: "90000.00", paymentsFrom: "2026-11-23" };
const lack = { kind: "money", message: "Не хватает", shortfall: "1.00" } as const;
const guest: PensionInfo = { calculation, offer };
const customer: PensionInfo = { ...guest, holder: "Оспанова Гүлжан" };
const agreement = { type: "ConsentPensionData", standing: "none", version: "v", sha256: "s" } as PersonAgreement;
const held = { requestID: "p", number: "PA-1", stage: "opened", withdrawable: true, approval: null } as PensionCase;
const problem = { kind: "message", message: "нет" } as const;

/** The state after these events, and what the last one led to. */
function after(events: readonly PensionEvent[], from: PensionState = pensionInitial()) {
  return events.reduce<ReturnType<typeof step>>(([state], event) => step(state, event), [from]);
}
const agreed: PensionEvent[] = [
  { type: "opened" },
  { type: "told", info: customer },
  { type: "goOnPressed" },
  { type: "irrevocableAgreed" },
];

describe("before anybody says who they are", () => {
  it("shows a guest the offer and that it cannot be undone, and only then asks them to sign in", () => {
    const [state, ...effects] = after([
      { type: "opened" },
      { type: "told", info: guest },
      { type: "goOnPressed" },
      { type: "irrevocableAgreed" },
    ]);
    expect(state.at).toBe("signIn");
    expect(effects).toContainEqual({ do: "askLogin" });
  });
  it("resumes at the same step after the login", () => {
    const [state, effect] = after([
      { type: "opened" },
      { type: "told", info: guest },
      { type: "goOnPressed" },
      { type: "irrevocableAgreed" },
      { type: "signedIn" },
      { type: "told", info: customer },
    ]);
    expect([state.at, effect]).toEqual(["irrevocable", { do: "askAgreement" }]);
  });
  it("does not continue while something is missing, or when the visitor cannot conclude here", () => {
    for (const info of [
      { ...guest, offer: { ...offer, lack } },
      { ...guest, closed: "Нужен ИИН" },
    ])
      expect(after([{ type: "opened" }, { type: "told", info }, { type: "goOnPressed" }])[0].at).toBe("offer");
  });
});

describe("the consent to ask the fund", () => {
  it("is read and given by a code; then the fund is asked", () => {
    const given = [
      ...agreed,
      { type: "agreementTold", agreement },
      { type: "sendPressed" },
      { type: "codeSent", phone: "7", resendAt: 9 },
      { type: "codeSubmitted", code: "123456" },
      { type: "given" },
    ] as const;
    const [state, effect] = after(given);
    expect([state.at, effect]).toEqual(["savings", { do: "lookUp" }]);
  });
  it("is not asked for again while it is in force", () => {
    const [state, effect] = after([...agreed, { type: "agreementTold", agreement: { ...agreement, standing: "inForce" } }]);
    expect([state.at, effect]).toEqual(["savings", { do: "lookUp" }]);
  });
  it("can be left out: the savings are typed", () => {
    const [state, ...effects] = after([...agreed, { type: "agreementTold", agreement }, { type: "typePressed" }]);
    expect([state.at, effects]).toEqual(["savings", []]);
  });
});

describe("the sums", () => {
  const looked = after([...agreed, { type: "agreementTold", agreement }, { type: "typePressed" }])[0];
  it("are those from the fund, in whole tenge", () => {
    const [state] = after(
      [
        {
          type: "lookedUp",
          lookup: { fund: { standing: "found", savings: "26400000.57" }, bureau: { standing: "found", category: "oppv60" } },
        },
      ],
      looked,
    );
    expect(state).toMatchObject({ draft: { calculation: { savings: "26400000", category: "oppv60" } } });
  });
  it("are shown as not enough beside them, and nothing typed is lost", () => {
    const sums = { category: "standard", savings: "1", guaranteeYears: "5" };
    const [state] = after(
      [
        { type: "sumsSubmitted", sums },
        { type: "told", info: { ...customer, offer: { ...offer, lack } } },
      ],
      looked,
    );
    expect(state).toMatchObject({ at: "savings", problem: { message: "Не хватает" }, draft: { calculation: sums } });
  });
  it("show a refusal of the insurer about the account in their own step", () => {
    const submitted = after(
      [
        { type: "sumsSubmitted", sums: { savings: "26000000" } },
        { type: "told", info: customer },
        { type: "accountSubmitted", account: { iban: "KZ", holder: "Я" } },
      ],
      looked,
    )[0];
    expect(submitted.at).toBe("account");
    const refused = { ...problem, fields: { "calculation.savings": "больше" } };
    expect(step(submitted, { type: "refused", problem: refused })[0]).toMatchObject({ at: "savings", problem: refused });
    expect(step(submitted, { type: "refused", problem })[0].at).toBe("account");
  });
});

describe("a case that is with the insurer", () => {
  const at = (more: Partial<PensionCase>) =>
    after([{ type: "opened" }, { type: "told", info: { ...customer, case: { ...held, ...more } } }]);
  it("is what a reload, or another tab, continues with", () => {
    expect(at({})[0]).toMatchObject({ at: "case", held: { number: "PA-1" } });
  });
  it.each(["checking", "concluded", "asked"] as const)("is refreshed automatically while it is %s", (stage) => {
    expect(at({ stage })[1]).toMatchObject({ do: "follow" });
  });
  it("asks for no code before the application was read", () => {
    const [checked] = at({ stage: "checked" });
    expect(step(checked, { type: "confirmPressed" })).toEqual([checked]);
    // Fetched is not read: a file without a page has to be opened first.
    const paper = { name: "application.pdf", data: "JVBERg==" };
    expect(step(checked, { type: "paperPressed" })[1]).toEqual({ do: "read", requestID: "p" });
    const [come] = step(checked, { type: "paperCame", paper });
    expect(step(come, { type: "confirmPressed" })).toEqual([come]);
    const [read] = step(come, { type: "paperOpened" });
    expect(read).toMatchObject({ read: true, paper });
    expect(step(read, { type: "confirmPressed" })[1]).toEqual({ do: "askCode", requestID: "p" });
  });
  it("is pressed once: a second press does nothing", () => {
    const [busy] = step(at({})[0], { type: "approvePressed" });
    expect(step(busy, { type: "approvePressed" })).toEqual([busy]);
  });
  it("has its contract made after the right code", () => {
    const [checked] = at({ stage: "checked" });
    const code = after(
      [
        { type: "paperOpened" },
        { type: "confirmPressed" },
        { type: "codeSent", phone: "7", hash: "h", resendAt: 0 },
        { type: "codeSubmitted", code: "123456" },
        { type: "given" },
      ],
      checked,
    );
    expect(code[1]).toEqual({ do: "conclude", requestID: "p" });
  });
  it("is shown to nobody after its customer has gone", () => {
    expect(step(at({})[0], { type: "signedOut" })).toEqual([{ at: "loading" }, { do: "ask" }]);
  });
  it("can be applied for again before a contract exists, and not after", () => {
    expect(step(at({})[0], { type: "againPressed" })[1]).toEqual({ do: "ask" });
    const [made] = at({ stage: "asked", withdrawable: false });
    expect(step(made, { type: "againPressed" })).toEqual([made]);
  });
});
