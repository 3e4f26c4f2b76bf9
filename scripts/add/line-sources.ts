import { kebab, pascal } from "./names.ts";

/** A line in its names: `boneBreak`, as the code says it, and what it is called in three languages. */
export interface NamedLine {
  readonly name: string;
  readonly ru: string;
  readonly kk: string;
  readonly en: string;
}

export const tariffNameOf = (name: string) => `${name}TariffDraft`;

export const tariffTypeOf = (name: string) => `import type { Range } from "../shared/contract-terms.ts";

/** A fixed sum for a year, paid once. \`rate\` is the risk of the year per 1 of sum assured, \`premiumLoading\` the share of the premium for expenses. */
export type ${pascal(name)}Tariff = {
  readonly version: string;
  readonly rate: number;
  readonly premiumLoading: number;
  readonly freeLookDays: number;
  /** Ages in years, sums in whole tenge. */
  readonly limits: { readonly ages: Range; readonly sums: Range };
};
`;

export const tariffOf = (name: string) => `import type { ${pascal(name)}Tariff } from "../${kebab(name)}-tariff.ts";

/** DRAFT: an example's figures, which no actuary has worked out. With an actuary's they become a tariff of their own, by the name of its version. */
export const ${tariffNameOf(name)}: ${pascal(name)}Tariff = {
  version: "draft",
  rate: 0.004,
  premiumLoading: 0.3,
  freeLookDays: 14,
  limits: { ages: { min: 18, max: 64 }, sums: { min: 100_000, max: 10_000_000 } },
};
`;

export const formulaOf = (name: string) => {
  const Name = pascal(name);
  return `import { isContractDate } from "../shared/calendar.ts";
import { fieldsOf, readWhole } from "../shared/contract-terms.ts";
import { paymentRows } from "../shared/payment-rows.ts";
import type { PaymentRow } from "../shared/payment-rows.ts";
import { failure, success } from "../shared/result.ts";
import type { Computed, Loose } from "../shared/result.ts";
import { decimalText, roundTo } from "../shared/rounding.ts";
import type { ${Name}Tariff } from "./${kebab(name)}-tariff.ts";

/** \`age\` in complete years on \`startDate\` (yyyy-mm-dd), \`sumAssured\` in whole tenge. */
export type ${Name}Question = { readonly age: number; readonly sumAssured: number; readonly startDate: string };

/** \`premium\` in whole tenge, for the whole year. */
export type ${Name}Quote = {
  readonly tariffVersion: string;
  readonly premium: number;
  readonly sumAssured: string;
  readonly rows: readonly PaymentRow[];
};

/**
 * Quotes a fixed sum for a year, paid once: premium = round0(SA rate / (1 - premium loading)).
 * Domain: the limits of the tariff. Codes: "age", "sumAssured", "startDate"; never throws. Source: the tariff (draft).
 */
export function quote${Name}(input: Loose<${Name}Question>, tariff: ${Name}Tariff): Computed<${Name}Quote> {
  const { age, sumAssured, startDate } = fieldsOf(input);
  const old = readWhole(age, tariff.limits.ages, "age");
  if (!old.ok) return old;
  const sum = readWhole(sumAssured, tariff.limits.sums, "sumAssured");
  if (!sum.ok) return sum;
  if (!isContractDate(startDate)) return failure("startDate");
  const premium = roundTo((sum.value * tariff.rate) / (1 - tariff.premiumLoading), 0);
  return success({
    tariffVersion: tariff.version,
    premium,
    sumAssured: decimalText(sum.value),
    rows: paymentRows(startDate, 1, 1, premium),
  });
}
`;
};

export const namespaceOf = (name: string) => {
  const Name = pascal(name);
  return `export { quote${Name} as quote } from "./${kebab(name)}-quote.ts";
export type { ${Name}Question as Question, ${Name}Quote as Quote } from "./${kebab(name)}-quote.ts";
export type { ${Name}Tariff as Tariff } from "./${kebab(name)}-tariff.ts";
`;
};

export const testOf = (name: string) => `import fc from "fast-check";
import { expect, it } from "vitest";
import { quote${pascal(name)} } from "./${kebab(name)}-quote.ts";
import { ${tariffNameOf(name)} as tariff } from "./tariffs/${kebab(name)}-draft.ts";

const good = { age: 30, sumAssured: 1_000_000, startDate: "2026-01-31" };

it("gives the reference premium", () => {
  // 1,000,000 x 0.004 / (1 - 0.3) = 5,714.29
  expect(quote${pascal(name)}(good, tariff)).toEqual({
    ok: true,
    value: {
      tariffVersion: "draft",
      premium: 5_714,
      sumAssured: "1000000.00",
      rows: [{ no: 1, dueDate: "2026-01-31", amount: "5714.00" }],
    },
  });
});
it.each([
  [{ age: 17 }, { code: "age", limit: 18 }],
  [{ age: 65 }, { code: "age", limit: 64 }],
  [{ sumAssured: 99_999 }, { code: "sumAssured", limit: 100_000 }],
  [{ sumAssured: 10_000_001 }, { code: "sumAssured", limit: 10_000_000 }],
  [{ startDate: "31.01.2026" }, { code: "startDate" }],
])("is refused for %j with %j", (fields, error) => {
  expect(quote${pascal(name)}({ ...good, ...fields }, tariff)).toEqual({ ok: false, error });
});
it("answers anything at all without throwing", () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.anything(), (age, sumAssured, startDate) => {
      expect(quote${pascal(name)}({ age, sumAssured, startDate }, tariff)).toHaveProperty("ok");
    }),
  );
});
`;

export const lineOf = ({
  name,
  en,
}: NamedLine) => `import { ${name} as formula, ${tariffNameOf(name)} as tariff } from "@shanyraq/actuarial";
import { addMonths, tiynOfTenge } from "@shanyraq/rules";
import { birthDate } from "../fields/birth-date.ts";
import { fieldValue } from "../fields/field.ts";
import { tenge } from "../fields/number.ts";
import { line } from "./line.ts";
import { byPapers, notInsured } from "./line-events.ts";
import { paidOnce } from "./paid-by-instalments.ts";
import { refusedByTariff } from "./refused-by-tariff.ts";

/** ${en.replaceAll("*/", "")}: a fixed sum for a year, paid once. */
export const ${name} = line({
  slug: "${kebab(name)}",
  kind: "accident",
  limits: tariff.limits,
  topics: ["person", "health", "declarations", "beneficiaries"],
  changes: ["beneficiaries"],
  unchanging: "agreement.unchanging.protection",
  ending: { by: "owner", freeLookDays: tariff.freeLookDays, later: { gives: "nothing" } },
  events: { death: notInsured, disability: notInsured, injury: byPapers, hospital: notInsured, illness: notInsured },
  columns: { no: "calculator.column.no", dueDate: "calculator.column.dueDate", amount: "calculator.column.amount" },
  fields: {
    birthDate: birthDate({ value: "1991-01-01", ages: tariff.limits.ages }),
    sumAssured: tenge({
      label: "calculator.form.sumAssured",
      hint: "calculator.form.sumAssured.${name}",
      value: 500_000,
      range: tariff.limits.sums,
      step: 50_000,
      refusal: "error.calc.sumAssured",
    }),
  },
  price: ({ birthDate: born, sumAssured }, startDate) => {
    const found = formula.quote({ age: born.age, sumAssured, startDate }, tariff);
    if (!found.ok) return refusedByTariff(found.error, {});
    return fieldValue({
      ...paidOnce(tiynOfTenge(found.value.premium)),
      tariff: found.value.tariffVersion,
      endDate: addMonths(startDate, 12),
      sumAssured: found.value.sumAssured,
      insured: born,
      rows: found.value.rows,
    });
  },
});
`;

/** The facts of its product that depend on its formula; the price is that of the form as it opens. */
export const productFactsOf = (name: string): string =>
  `"${kebab(name)}": { kind: "accident", calculator: true, from: "2857.00", paid: "single" }`;

/** Words in three languages, moved in by so many spaces. */
const three = (spaces: number, [ru, kk, en]: readonly [string, string, string]): string =>
  Object.entries({ ru, kk, en })
    .map(([locale, words]) => `${" ".repeat(spaces)}${locale}: ${JSON.stringify(words)}`)
    .join("\n");

/** What the site says of it. */
export const productOf = ({ name, ru, kk, en }: NamedLine) => `- slug: ${kebab(name)}
  name:
${three(4, [ru, kk, en])}
  description:
${three(4, ["Фиксированная сумма и один взнос за год защиты.", "Бекітілген сома және бір жылдық қорғау үшін бір жарна.", "A fixed sum, and one premium for a year of cover."])}
  audience:
${three(4, ["Для себя и семьи", "Өзіме және отбасыма", "For me and my family"])}
  text:
${three(4, ["Если случай произойдёт, вы получите всю страховую сумму.", "Оқиға болса, сақтандыру сомасын толық аласыз.", "If the event happens, you receive the whole sum assured."])}
  facts:
    - term:
${three(8, ["Возраст", "Жасы", "Age"])}
      value:
${three(8, ["от 18 до 64 лет", "18–64 жас", "18 to 64"])}
    - term:
${three(8, ["Срок", "Мерзімі", "Term"])}
      value:
${three(8, ["1 год", "1 жыл", "1 year"])}
  covers:
    - name:
${three(8, [ru, kk, en])}
  exclusions:
    - name:
${three(8, ["Умышленные действия застрахованного", "Сақтандырылушының қасақана әрекеті", "Deliberate acts of the person insured"])}
  steps:
    - name:
${three(8, ["Рассчитайте взнос", "Жарнаны есептеңіз", "Calculate your premium"])}
      text:
${three(8, ["Укажите сумму — цена появится сразу.", "Соманы көрсетсеңіз, бағасы бірден шығады.", "Enter the sum assured: the price appears at once."])}
  questions: []
`;
