import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Element } from "../products/fields/field.ts";
import { lines } from "../products/lines/index.ts";
import type { Line } from "../products/lines/line.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { wordsOfPdf } from "../../testing/words-of-pdf.ts";

let office: BackOffice;
beforeAll(async () => {
  office = await backOffice();
});
afterAll(() => office.database.close());

async function printed(slug: string, type: "rules" | "tariff"): Promise<string> {
  const { body } = await office.ask("GET", `/getFileRule?${new URLSearchParams({ productId: slug, type }).toString()}`, {
    headers: { lang: "en" },
  });
  return wordsOfPdf(body["data"]);
}

/** What a form asks that has ends: how its paper calls it, and whether that is money or a rate. */
const rows = {
  birthDate: "Age, years",
  childAge: "Child’s age, years",
  term: "Term, years",
  months: "Term, months",
  years: "Payment period, years",
  guaranteeYears: "Guaranteed period, years",
  stipendYears: "Stipend, years",
  sumAssured: "Sum assured, ₸",
  loan: "Loan amount, ₸",
  loanRate: "Interest rate of the loan, %",
  headcount: "Workers",
  persons: "People insured",
  branches: "Branches with another activity",
} as const;
const isMoney = (name: string) => ["sumAssured", "loan", "loanRate"].includes(name);
const figure = (value: number, name: string) =>
  value.toLocaleString("en-US", isMoney(name) ? { minimumFractionDigits: 2, maximumFractionDigits: 2 } : {});

interface Ends {
  readonly name: keyof typeof rows;
  readonly min: number;
  readonly max: number;
}
const isNamed = (name: string): name is keyof typeof rows => Object.hasOwn(rows, name);
/** The ends of every field that a paper has a row for, as the form has them. */
const endsOf = (line: Line): readonly Ends[] =>
  line.elements("en").flatMap(({ name, limit }: Element) => {
    if (!isNamed(name) || limit?.min === undefined) return [];
    return [{ name, min: Number(limit.min), max: Number(limit.most ?? limit.max) }];
  });

describe("limits that are printed", () => {
  it.each(lines.map((line) => [line.slug, line] as const))(
    "of %s are the ones that its form takes, in the rules and in the tariff",
    async (slug, line) => {
      const papers = [await printed(slug, "rules"), await printed(slug, "tariff")];
      for (const { name, min, max } of endsOf(line)) {
        // The youngest ages of these have a row of their own.
        const own = { accident: "Child’s age, years 7 17", "pension-annuity": "Age with professional contributions, years 40" }[slug];
        const from = name === "birthDate" && own ? Number(line.limits.ages?.min) : min;
        // A yearly stipend begins lower than a sum that is paid at once.
        const least = slug === "education" && name === "sumAssured" ? Number(line.limits.sums?.min) : from;
        for (const paper of papers) {
          expect(paper).toContain(`${rows[name]} ${figure(least, name)} ${figure(max, name)}`);
          if (own) expect(paper).toContain(own);
        }
      }
    },
  );
  it("for an endowment mention no children, whom its form refuses", async () => {
    for (const type of ["rules", "tariff"] as const) expect(await printed("senim", type)).not.toMatch(/child/i);
  });
  it("for savings for studies give no age at the end: sixteen years and eighteen are combined", async () => {
    expect(await printed("education", "rules")).not.toContain("at the end, years 18");
  });
});
