import { roundTo, senim, senimTariff20261, term, termTariff20261, type Frequency, type Result } from "@shanyraq/actuarial";
import { frequencies } from "@shanyraq/contract/vocabulary";
import { addMonths, decimalOf, tiynOfTenge, type Tiyn } from "@shanyraq/rules";
import { lineSlugs, type Cell, type LineSlug, type Row, type Terms } from "./terms.ts";

/** A question to a line whose amounts are whole tenge, or NaN where the text was no whole number. */
export type Question = Pick<Terms, "product" | "sex" | "birthDate" | "age" | "term" | "frequency" | "asked" | "startDate">;
export type Priced = Result<{ readonly terms: Terms; readonly rows: readonly Row[] }>;

interface Money {
  readonly tariffVersion: string;
  readonly annualPremium: number;
  readonly instalment: number;
  readonly instalmentsPerYear: number;
  readonly totalPremium: number;
  readonly sumAssured: string;
  readonly rows: readonly object[];
}

const lines = {
  senim: {
    tariff: senimTariff20261,
    columns: ["year", "date", "age", "premiumPaid", "reserve", "surrender", "paidUp"],
    savings: true,
    price: (question: Question): Result<Money> => senim.quote({ ...question, ...question.asked }, senimTariff20261),
    /** A sum at which no limit but those of age and term can stand in the way of a rate. */
    freeSum: 1_000_000_000,
  },
  "term-life": {
    tariff: termTariff20261,
    columns: ["no", "dueDate", "amount"],
    savings: false,
    price: (question: Question): Result<Money> =>
      term.quote({ ...question, sumAssured: "sumAssured" in question.asked ? question.asked.sumAssured : Number.NaN }, termTariff20261),
    freeSum: termTariff20261.limits.sums.max,
  },
} as const;

/** The line of a product's slug, by which the site's address names it, or of its short name. */
export const lineOf = (product: string): LineSlug | undefined =>
  product === "term" ? "term-life" : lineSlugs.find((slug) => slug === product);
export const tariffOf = (line: LineSlug) => lines[line].tariff;
export const columnsOf = (line: LineSlug): readonly string[] => lines[line].columns;
export const hasSavings = (line: LineSlug): boolean => lines[line].savings;

/** Money of a schedule's row as numbers, since tables show numbers with two decimals; dates as they are. */
const asRow = (columns: readonly string[], row: object): Row => {
  const cells = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(
    columns.map((column): [string, Cell] => {
      const cell = cells.get(column);
      if (typeof cell === "number") return [column, cell];
      return [column, typeof cell === "string" && /^\d+\.\d\d$/.test(cell) ? Number(cell) : String(cell ?? "")];
    }),
  );
};

/** Prices a question by the tariff in force. */
export function price(question: Question): Priced {
  const line = lines[question.product];
  const found = line.price(question);
  if (!found.ok) return found;
  const { tariffVersion, annualPremium, instalment, instalmentsPerYear, totalPremium, sumAssured, rows } = found.value;
  return {
    ok: true,
    value: {
      terms: {
        ...question,
        tariff: tariffVersion,
        endDate: addMonths(question.startDate, 12 * question.term),
        sumAssured,
        instalment: tiynOfTenge(instalment),
        instalments: question.frequency === "single" ? 1 : instalmentsPerYear * question.term,
        annualPremium: tiynOfTenge(annualPremium),
        totalPremium: tiynOfTenge(totalPremium),
      },
      rows: rows.map((row) => asRow(line.columns, row)),
    },
  };
}

/** The instalment of the same sum under every frequency, and whether the tariff takes it. */
export function everyFrequency(
  terms: Terms,
): { readonly frequency: Frequency; readonly instalment: string; readonly available: boolean }[] {
  const line = lines[terms.product];
  return frequencies.flatMap((frequency) => {
    const rated = ratePer(terms, frequency);
    if (rated === undefined) return [];
    const { factor, minimum } = line.tariff.modes[frequency];
    const instalment = frequency === terms.frequency ? terms.instalment / 100 : roundTo(rated * Number(terms.sumAssured) * factor, 0);
    return [{ frequency, instalment: `${instalment}.00`, available: instalment >= minimum }];
  });
}

function ratePer({ product, sex, age, term: years, startDate }: Terms, frequency: Frequency): number | undefined {
  const question = { sex, age, term: years, frequency, startDate, sumAssured: lines[product].freeSum };
  const found = product === "senim" ? senim.quote(question, senimTariff20261) : term.quote(question, termTariff20261);
  return found.ok ? found.value.rate : undefined;
}

export interface Due {
  readonly no: number;
  readonly dueDate: string;
  readonly amount: Tiyn;
}

/** The days on which premiums fall due, counted from the start of the contract. */
export const duesOf = ({
  startDate,
  instalment,
  instalments,
  term: years,
}: Pick<Terms, "startDate" | "instalment" | "instalments" | "term">): Due[] =>
  Array.from({ length: instalments }, (_, index) => ({
    no: index + 1,
    dueDate: addMonths(startDate, ((12 * years) / instalments) * index),
    amount: instalment,
  }));

/** What is surely paid at the end; nothing where the line only protects. */
export const guaranteedOf = ({ product, sumAssured }: Pick<Terms, "product" | "sumAssured">): string =>
  hasSavings(product) ? sumAssured : decimalOf(0);

/** The surrender value after whole months that are paid for; "0.00" where the line has none. */
export function surrenderAfter(terms: Pick<Terms, "product" | "sex" | "age" | "term" | "frequency" | "asked">, months: number): string {
  if (!hasSavings(terms.product)) return decimalOf(0);
  const { sex, age, term: years, frequency } = terms;
  const value = senim.surrender(
    { sex, age, term: years, frequency, ...terms.asked, completeMonths: Math.max(0, Math.min(months, 12 * years)) },
    senimTariff20261,
  );
  return value.ok ? value.value : decimalOf(0);
}
