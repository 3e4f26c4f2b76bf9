import { describe, expect, it } from "vitest";
import type { Owner } from "./owner.ts";
import { calculatorFlow as flow, calculatorInitial, isWellFormed, type CalculatorEvent, type CalculatorState } from "./calculator.ts";
import type { Calculation, Quote, QuoteReply } from "./calculation.ts";

const inputs: Calculation = {
  product: "senim",
  sex: "male",
  birthDate: "1991-01-01",
  term: "10",
  frequency: "annual",
  by: "sumAssured",
  sumAssured: "5000000",
};
const quote = (instalment: string): Quote => ({
  product: "senim",
  application: "online",
  topics: ["person"],
  tariff: "2026-1",
  calculatedOn: "2026-01-01",
  startDate: "2026-01-01",
  endDate: "2036-01-01",
  age: 35,
  term: 10,
  frequency: "annual",
  sumAssured: "5000000.00",
  instalment,
  instalments: 10,
  annualPremium: instalment,
  totalPremium: instalment,
  guaranteed: "5000000.00",
  frequencies: [],
  riders: [],
  facts: [],
});
const reply = (instalment: string): QuoteReply => ({ success: true, item: quote(instalment), ScheduleBlock: { columns: {}, rows: [] } });
const opened = flow.step(calculatorInitial(inputs), { type: "opened" })[0];
const shown = flow.step(opened, { type: "quoted", requestNumber: 1, reply: reply("404724.00") })[0];

describe("the live result", () => {
  it("is asked for on opening and shown when it comes", () => {
    expect(flow.step(calculatorInitial(inputs), { type: "opened" }).slice(1)).toEqual([{ do: "quote", inputs, requestNumber: 1 }]);
    expect(shown.panel).toMatchObject({ at: "shown", shown: { quote: { instalment: "404724.00" } } });
  });
  it("is asked for again only after 300 ms without a change, and the old value stays in sight", () => {
    const [changed, ...effects] = flow.step(shown, { type: "inputsChanged", change: { term: "12" } });
    expect(effects).toEqual([{ do: "waitQuietly", ms: 300, requestNumber: 2 }]);
    expect(changed.panel).toMatchObject({ at: "computing", last: { quote: { instalment: "404724.00" } } });
    const [again] = flow.step(changed, { type: "inputsChanged", change: { term: "13" } });
    expect(flow.step(again, { type: "quietFor", requestNumber: 2 }).slice(1)).toEqual([]);
    expect(flow.step(again, { type: "quietFor", requestNumber: 3 }).slice(1)).toEqual([
      { do: "quote", inputs: { ...inputs, term: "13" }, requestNumber: 3 },
    ]);
  });
  it("is never overwritten by a late answer", () => {
    const [changed] = flow.step(shown, { type: "inputsChanged", change: { term: "12" } });
    expect(flow.step(changed, { type: "quoted", requestNumber: 1, reply: reply("1.00") })[0]).toBe(changed);
  });
  it("tells what the last change did to the instalment", () => {
    const [changed] = flow.step(shown, { type: "inputsChanged", change: { term: "12" } });
    expect(flow.step(changed, { type: "quoted", requestNumber: 2, reply: reply("350000.00") })[0].panel).toMatchObject({
      shown: { before: "404724.00" },
    });
  });
  it("shows the server's sentence and keeps the inputs where the tariff refuses", () => {
    const [changed] = flow.step(shown, { type: "inputsChanged", change: { term: "99" } });
    const [refused] = flow.step(changed, {
      type: "quoted",
      requestNumber: 2,
      reply: { success: false, error: "Срок от 3 до 20 лет", limit: { field: "term", value: "20" } },
    });
    expect(refused).toMatchObject({
      inputs: { term: "99" },
      panel: { at: "refused", error: "Срок от 3 до 20 лет", limit: { value: "20" }, last: {} },
    });
  });
  it("keeps that a specialist works out what no tariff has a price for", () => {
    const reply = { success: false, error: "Цену посчитает специалист", specialist: true } as const;
    const [refused] = flow.step(opened, { type: "quoted", requestNumber: 1, reply });
    expect(refused.panel).toEqual({ at: "refused", error: "Цену посчитает специалист", specialist: true });
  });
  it("distinguishes an answer without the structure of a result from a refusal", () => {
    const [failed] = flow.step(opened, { type: "quoted", requestNumber: 1, reply: { success: true } });
    expect(failed.panel).toEqual({ at: "failed", problem: { kind: "badData" } });
    expect(
      [{ success: true }, { success: false }, { success: false, error: "Срок" }, reply("1.00")].map((one) => isWellFormed(one)),
    ).toEqual([false, false, true, true]);
  });
  it("fails recoverably", () => {
    const [failed] = flow.step(opened, { type: "quoteFailed", requestNumber: 1, problem: { kind: "offline" } });
    expect(failed.panel).toEqual({ at: "failed", problem: { kind: "offline" } });
    expect(flow.step(failed, { type: "retryPressed" }).slice(1)).toEqual([{ do: "quote", inputs, requestNumber: 2 }]);
  });
});

const owner: Owner = { birthDate: "1991-01-01", sex: "male", certain: true };
const other: Owner = { birthDate: "1984-12-30", sex: "female", certain: true };
const withOwner = (known: Owner, state: CalculatorState = shown): CalculatorState => ({ ...state, owner: known, touched: true });

describe("buying", () => {
  const press = (state: CalculatorState) => flow.step(state, { type: "buyPressed" });
  it("needs a shown price", () => {
    expect(press(opened)[0]).toBe(opened);
  });
  it("saves the calculation once and goes to the worksheet", () => {
    const [state, ...effects] = press(withOwner(owner));
    expect(effects).toEqual([{ do: "save", inputs }]);
    expect(press(state)[0]).toBe(state);
    expect(flow.step(state, { type: "calculationSaved", hash: "h" }).slice(1)).toEqual([{ do: "goToWorksheet", hash: "h" }]);
  });
  it("asks a guest to sign in and continues automatically afterwards", () => {
    const [waiting, ...effects] = flow.step(press(shown)[0], { type: "calculationSaved", hash: "h" });
    expect(effects).toEqual([{ do: "askLogin" }]);
    expect(flow.step(waiting, { type: "ownerKnown", owner }).slice(1)).toEqual([{ do: "goToWorksheet", hash: "h" }]);
    expect(flow.step(waiting, { type: "loginDismissed" })[0].buying).toEqual({ at: "no" });
  });
  const through = (state: CalculatorState, ...events: readonly CalculatorEvent[]) =>
    events.reduce<ReturnType<typeof flow.step>>(([now], event) => flow.step(now, event), [state]);
  const signedIn = { type: "signedInToBuy" } as const;
  it("continues for a guest who signs in by the header, in whatever order the page learns of it", () => {
    const save = [{ do: "save", inputs }];
    expect(through(shown, signedIn, { type: "ownerKnown", owner }).slice(1)).toEqual(save);
    expect(through(shown, { type: "ownerKnown", owner }, signedIn).slice(1)).toEqual(save);
    const quoted = { type: "quoted", requestNumber: 1, reply: reply("9000.00") } as const;
    expect(through(opened, signedIn, { type: "ownerKnown", owner }, quoted).slice(1)).toEqual(save);
  });
  it("uses the new price when a guest who signs in by the header is priced again", () => {
    const [priced, ...effects] = through(shown, signedIn, { type: "ownerKnown", owner: other });
    expect([priced.buying, effects]).toEqual([{ at: "signedIn" }, [{ do: "quote", inputs: priced.inputs, requestNumber: 2 }]]);
    expect(flow.step(priced, { type: "quoted", requestNumber: 2, reply: reply("9500.00") }).slice(1)).toEqual([
      { do: "save", inputs: priced.inputs },
    ]);
  });
  it("ends when the price that the login was for is refused", () => {
    const [refused] = through(opened, signedIn, {
      type: "quoted",
      requestNumber: 1,
      reply: { success: false, error: "Вам больше 65 лет." },
    });
    expect(refused.buying).toEqual({ at: "no" });
  });
  it("does not start by a sign-in that nobody asked for", () => {
    expect(flow.step(shown, { type: "ownerKnown", owner }).slice(1)).toEqual([]);
  });
});

describe("whose policy it is", () => {
  it("takes over an untouched calculation for the person who is signed in, and prices it again", () => {
    const [mine, ...effects] = flow.step(shown, { type: "ownerKnown", owner: other });
    expect(mine.inputs).toMatchObject({ sex: "female", birthDate: "1984-12-30" });
    expect(effects).toEqual([{ do: "quote", inputs: mine.inputs, requestNumber: 2 }]);
  });
  it("keeps what visitors have changed themselves, which makes it not their own policy", () => {
    const [kept, ...effects] = flow.step({ ...shown, touched: true }, { type: "ownerKnown", owner: other });
    expect([kept.inputs, effects]).toEqual([inputs, []]);
    const [stopped, ...none] = flow.step(kept, { type: "buyPressed" });
    expect([stopped.buying, none]).toEqual([{ at: "notOwn" }, []]);
    const [own] = flow.step(stopped, { type: "ownTaken" });
    expect(own).toMatchObject({ inputs: { sex: "female", birthDate: "1984-12-30" }, buying: { at: "no" }, panel: { at: "computing" } });
  });
  it("shows a guest who signs in to buy somebody else's policy that they cannot, before they fill anything in", () => {
    const [waiting] = flow.step(flow.step(shown, { type: "buyPressed" })[0], { type: "calculationSaved", hash: "h" });
    const [stopped, ...effects] = flow.step(waiting, { type: "ownerKnown", owner: other });
    expect([stopped.buying, effects]).toEqual([{ at: "notOwn" }, []]);
  });
  it("a policy for somebody born on the same day and of the other sex is not the owner's", () => {
    const [stopped, ...effects] = flow.step(withOwner({ ...owner, sex: "female" }), { type: "buyPressed" });
    expect([stopped.buying, effects]).toEqual([{ at: "notOwn" }, []]);
  });
  it("a child may be calculated for where the line asks who is insured, another adult may not", () => {
    const quoted = (age: number) => {
      const item: Quote = { ...quote("9000.00"), topics: ["insured", "person"], age };
      const [state] = flow.step(opened, { type: "quoted", requestNumber: 1, reply: { ...reply("9000.00"), item } });
      return withOwner(other, { ...state, touched: true });
    };
    expect(flow.step(quoted(9), { type: "buyPressed" }).slice(1)).toEqual([{ do: "save", inputs }]);
    expect(flow.step(quoted(44), { type: "buyPressed" })[0].buying).toEqual({ at: "notOwn" });
  });
  it("a form that asks neither age nor sex is anybody's", () => {
    const { sex: _, birthDate: __, ...bare } = inputs;
    const state = withOwner(other, { ...shown, inputs: bare as Calculation });
    expect(flow.step(state, { type: "buyPressed" }).slice(1)).toEqual([{ do: "save", inputs: bare }]);
  });
  it("asks once for a birth date that only the IIN suggests, keeps it, and continues the purchase", () => {
    const guess: Owner = { ...owner, certain: false };
    const [asking] = flow.step(withOwner(guess), { type: "buyPressed" });
    expect(asking.buying).toEqual({ at: "askingOwner", saving: false });
    const born = { birthDate: "1991-01-01", sex: "male" } as const;
    const [saving, ...effects] = flow.step(asking, { type: "ownerTold", born });
    expect(effects).toEqual([{ do: "notifyOwner", born }]);
    expect(flow.step(saving, { type: "ownerTold", born })[0]).toBe(saving);
    expect(flow.step(saving, { type: "ownerKept", born }).slice(1)).toEqual([{ do: "save", inputs }]);
    const problem = { kind: "offline" } as const;
    expect(flow.step(saving, { type: "ownerRefused", problem })[0].buying).toEqual({ at: "askingOwner", saving: false, problem });
  });
  it("prices again for an owner who gives another birth date", () => {
    const [asking] = flow.step(withOwner({ ...owner, certain: false }), { type: "buyPressed" });
    const born = { birthDate: "1990-12-31", sex: "male" } as const;
    const [saving] = flow.step(asking, { type: "ownerTold", born });
    expect(flow.step(saving, { type: "ownerKept", born })[0].buying).toEqual({ at: "notOwn" });
  });
  it("leaves a guest after signing out", () => {
    expect(flow.step(withOwner(owner), { type: "ownerLeft" })[0]).not.toHaveProperty("owner");
  });
});
