// @vitest-environment jsdom
import type { Offer, WorksheetState } from "@shanyraq/flows";
import { find, press } from "@shanyraq/kit/testing/stage.tsx";
import { languages, stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { expect, test } from "vitest";
import { CheckAnswers } from "./CheckAnswers.tsx";

type Check = Extract<WorksheetState, { at: "check" }>;
const quote = {
  topics: ["loan", "beneficiaries"],
  riders: [{ rider: "trauma", name: "Травмы", instalment: "100.00", chosen: true }],
  facts: [],
  frequency: "monthly",
  term: 10,
  instalment: "35073.00",
  instalments: 120,
  sumAssured: "5000000.00",
  guaranteed: "0.00",
  totalPremium: "4208760.00",
  startDate: "2026-11-28",
  endDate: "2036-11-28",
};
const offer = { calculation: { birthDate: "1995-07-19" }, quote, schedule: {} } as unknown as Offer;
const state: Check = {
  at: "check",
  offer,
  draft: {
    answers: {
      loan: { bank: "Банк «Үлгі»", number: "К-2026/17", date: "2026-11-01" },
      beneficiaries: { list: [{ name: "Волкова Анна", relation: "spouse", birthDate: "1996-01-02", share: 100 }] },
    },
  },
  busy: false,
  key: "k",
};
const buyer = { name: "Волков Илья Андреевич", number: "950719300175", resident: true, phone: "+7 (700) 555-00-17" };

const drawn = (language: (typeof languages)[number], of: Partial<Parameters<typeof CheckAnswers>[0]> = {}) =>
  stageIn(
    language,
    <CheckAnswers
      state={state}
      productName="Сенім"
      buyer={buyer}
      onChange={() => {}}
      onSubmit={() => {}}
      back={null}
      calculatorHref="/calculate/h"
      profileHref="/cabinet/info"
      applicationsHref="/cabinet/apps"
      documents={[]}
      {...of}
    />,
  );
const textsOf = (place: ParentNode, selector: string) => [...place.querySelectorAll(selector)].map(({ textContent }) => textContent);

const titles = {
  ru: ["Расчёт", "Кто оформляет полис", "Кредит", "Выгодоприобретатели"],
  kk: ["Есеп", "Полисті кім рәсімдейді", "Несие", "Пайда алушылар"],
  en: ["Calculation", "Who is buying", "Loan", "Beneficiaries"],
};
const changes = { ru: "Изменить", kk: "Өзгерту", en: "Change" };

test.each(languages.map((language) => ({ language })))(
  "each section has a heading, one list and one way to change it ($language)",
  ({ language }) => {
    const sections = [...drawn(language).querySelectorAll("section")];
    expect(sections.map((one) => textsOf(one, "h3"))).toEqual(titles[language].map((title) => [title]));
    expect(sections.map((one) => one.querySelectorAll("dl").length)).toEqual([1, 1, 1, 1]);
    expect(sections.map((one) => [...one.querySelectorAll("a, button")].map((way) => way.getAttribute("aria-label")))).toEqual(
      titles[language].map((title) => [`${changes[language]}: ${title}`]),
    );
    for (const one of sections) expect(one.getAttribute("aria-labelledby")).toBe(one.querySelector("h3")?.id);
  },
);

test("says what was calculated, with the way to the calculator", () => {
  const [calculation] = drawn("ru").querySelectorAll("section");
  for (const part of ["Сенім", "35\u00a0073", "в месяц", "10 лет", "5\u00a0000\u00a0000", "Травмы", "19 июля 1995"])
    expect(calculation?.textContent).toContain(part);
  expect(calculation?.querySelector("a")?.getAttribute("href")).toBe("/calculate/h");
});

test.each([
  ["a resident by the IIN", buyer, "ИИН"],
  ["a foreigner by the number of a document", { ...buyer, number: "N1234567", resident: false }, "Номер документа"],
])("names %s, with the phone that the code goes to", (_, who, term) => {
  const section = drawn("ru", { buyer: who }).querySelectorAll("section")[1];
  expect(section && textsOf(section, "dt")).toEqual(["Имя", term, "Телефон, на который придёт код"]);
  expect(section && textsOf(section, "dd")).toEqual([who.name, who.number, who.phone]);
});

test("names each beneficiary with relation, day of birth and share", () => {
  const section = drawn("ru").querySelectorAll("section")[3];
  expect(section && [textsOf(section, "dt"), textsOf(section, "dd")]).toEqual([
    ["Волкова Анна"],
    [expect.stringMatching(/^супру.*, 2 января 1996 года, 100 %$/u)],
  ]);
});

test("leads from a section to its step", () => {
  const pressed: string[] = [];
  const place = drawn("ru", { onChange: (topic) => pressed.push(topic) });
  press(find<HTMLButtonElement>(place, "button[aria-label='Изменить: Кредит']"));
  expect(pressed).toEqual(["loan"]);
});

test.each([
  ["a field by its row", "answers.loan.date", "Дата договора займа", "Изменить: Кредит"],
  [
    "a field of a list by the name that it is of",
    "answers.beneficiaries.list[0].birthDate",
    "Волкова Анна",
    "Изменить: Выгодоприобретатели",
  ],
  ["a whole topic by its section", "answers.loan", "Кредит", "Изменить: Кредит"],
])("a refusal names %s, with the way to change it", (_, field, label, change) => {
  const problem = { kind: "message", message: "Проверьте поля.", fields: { [field]: "Так не бывает." } } as const;
  const alert = find<HTMLElement>(drawn("ru", { state: { ...state, problem } }), "[role=alert]");
  expect(alert.textContent).toContain(`${label}: Так не бывает.`);
  expect(alert.querySelector("button")?.getAttribute("aria-label")).toBe(change);
  expect(alert.querySelector("p ul")).toBeNull();
});

test("a refusal of the calculation leads to the calculator", () => {
  const problem = { kind: "message", message: "Проверьте поля.", fields: { "calculation.sex": "Рассчитано не для вас." } } as const;
  const alert = find<HTMLElement>(drawn("ru", { state: { ...state, problem } }), "[role=alert]");
  expect(alert.querySelector("a")?.getAttribute("href")).toBe("/calculate/h");
});
