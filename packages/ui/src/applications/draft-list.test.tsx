// @vitest-environment jsdom
import { languages, stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { expect, test } from "vitest";
import { DraftList } from "./DraftList.tsx";

const draft = { product: "education", product_name: "Образование", expires: "2026-12-22", frequency: "monthly" } as const;
const drafts = [
  { ...draft, calculation: "a", saved: "2026-11-22", sum_assured: "5000000.00", instalment: "35073.00", insured: "Волков Артём" },
  { ...draft, calculation: "b", saved: "2026-11-21", sum_assured: "5000000.00", instalment: "35073.00", insured: "Волкова Анна" },
  { ...draft, calculation: "c", saved: "2026-11-21", sum_assured: "6000000.00", instalment: "42100.00" },
];

test("a draft that is for no sum tells its premium alone", () => {
  const medical = { ...draft, calculation: "d", sum_assured: "0.00", instalment: "17300.00" };
  const place = stageIn("ru", <DraftList drafts={[medical]} hrefOf={({ calculation }) => calculation} onForget={() => {}} />);
  expect(place.textContent).toContain("Взнос 17");
  expect(place.textContent).not.toContain("Страховая сумма");
});

const days = { ru: "22 ноября 2026 года", kk: "2026 жылғы 22 қараша", en: "22 November 2026" };
test.each(languages.map((language) => ({ language })))(
  "drafts of one product differ, and so do their buttons ($language)",
  ({ language }) => {
    const place = stageIn(language, <DraftList drafts={drafts} hrefOf={({ calculation }) => calculation} onForget={() => {}} />);
    const [first] = place.querySelectorAll("article");
    for (const part of ["Волков Артём", "35", days[language]]) expect(first?.textContent).toContain(part);
    const names = [...place.querySelectorAll("a, button")].map((one) => one.getAttribute("aria-label"));
    expect(new Set(names).size).toBe(6);
  },
);
