// @vitest-environment jsdom
import type { Offer, WorksheetState } from "@shanyraq/flows";
import { languages, stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { expect, test } from "vitest";
import { ConfirmedStep } from "./ConfirmedStep.tsx";
import { calculatedTitle, scheduleTitle } from "../calculators/schedule-title.ts";

type Confirmed = Extract<WorksheetState, { at: "confirmed" }>;
const quote = { startDate: "2026-11-28", frequency: "annual", instalments: 3, instalment: "350000.00" };
const offer = { calculation: {}, quote, schedule: { columns: {}, rows: [] } } as unknown as Offer;
const savings = {
  columns: { year: "Год", premiumPaid: "Внесено, ₸", surrender: "Выкупная сумма, ₸" },
  rows: [{ year: 1, premiumPaid: 1, surrender: 0 }],
};
const state: Confirmed = {
  at: "confirmed",
  offer,
  draft: { answers: {} },
  requestID: "r",
  payKey: "p",
  schedule: savings,
  amount: "350000.00",
  busy: false,
};
const drawn = (language: (typeof languages)[number], of: Confirmed) =>
  stageIn(language, <ConfirmedStep state={of} productName="Сенім" onPay={() => {}} />);
const textsOf = (place: ParentNode, selector: string) => [...place.querySelectorAll(selector)].map(({ textContent }) => textContent);

const headings = {
  ru: ["График взносов", "Как растут накопления"],
  kk: ["Жарналар кестесі", "Жинақ қалай өседі"],
  en: ["Premium schedule", "How your savings grow"],
};
test.each(languages.map((language) => ({ language })))("tells premiums and savings apart ($language)", ({ language }) => {
  expect(textsOf(drawn(language, state), "h3")).toEqual(headings[language]);
});

test("lists every premium with its day and sum, the first as what is paid now", () => {
  const [premiums] = drawn("ru", state).querySelectorAll("table");
  expect([...(premiums?.querySelectorAll("tbody tr") ?? [])].map((row) => row.textContent)).toEqual([
    "Оплатить до28.11.2026Взнос, ₸350\u00a0000,00СтатусПлатите сейчас",
    "Оплатить до28.11.2027Взнос, ₸350\u00a0000,00СтатусПредстоит",
    "Оплатить до28.11.2028Взнос, ₸350\u00a0000,00СтатусПредстоит",
  ]);
});

test.each([
  ["payments of an annuity to its owner", { no: "", payoutDate: "", payout: "" }, "calculators.schedule.payouts"],
  ["payments of a pension", { year: "", monthly: "", surrender: "" }, "calculators.schedule.payouts"],
  ["what is owed to a bank", { no: "", dueDate: "", balance: "" }, "calculators.schedule.loan"],
  ["workers by activity", { oked: "", premium: "" }, "calculators.schedule.activities"],
  ["people who are insured", { name: "", programme: "" }, "calculators.schedule.insured"],
  ["premiums alone, which are listed already", { no: "", dueDate: "", amount: "" }, undefined],
])("names a schedule of %s", (_, columns, title) => {
  expect(scheduleTitle({ columns })).toBe(title);
  // In a calculator nothing is listed before it.
  expect(calculatedTitle({ columns })).toBe(title ?? "calculators.schedule.premiums");
});
