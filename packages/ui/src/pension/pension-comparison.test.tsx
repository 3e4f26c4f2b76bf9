// @vitest-environment jsdom
import type { PensionOffer } from "@shanyraq/flows";
import { languages, stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { expect, test } from "vitest";
import { PensionComparison } from "./PensionComparison.tsx";

const comparison: NonNullable<PensionOffer["comparison"]> = {
  rows: [
    { age: 55, annuity: "96000.00", annuityTotal: "1152000.00", fund: "0.00", fundTotal: "0.00", fundLeft: "26400000.00" },
    { age: 63, annuity: "165000.00", annuityTotal: "12000000.00", fund: "143000.00", fundTotal: "1716000.00", fundLeft: "40000000.00" },
  ],
  breakEvenAge: 55,
  fundFrom: 63,
  fundEnds: null,
  assumption: { version: "2026-1", since: "2026-01-01", share: "6.5", growth: "5", yield: "8" },
};

test.each(languages.map((language) => [language]))(
  "the comparison in %s says with which assumption the fund was calculated, and since when",
  (language) => {
    const assumption = [...stageIn(language, <PensionComparison comparison={comparison} />).querySelectorAll("small")].at(-1)?.textContent;
    expect(assumption).toContain("2026-1");
    expect(assumption).toMatch({ ru: /с 1 января 2026 года/, kk: /2026 жылғы 1 қаңтар/, en: /from 1 January 2026/ }[language]);
    for (const figure of ["63", "6.5", "5", "8"]) expect(assumption).toContain(figure);
  },
);
