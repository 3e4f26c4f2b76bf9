import type { Block } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { figureText, type Unit } from "./figure-text.ts";
import type { Tariff } from "./tariffs.ts";

const units = {
  ages: "whole",
  childAges: "whole",
  childMostSum: "decimal",
  terms: "whole",
  exitAge: "whole",
  sums: "decimal",
  children: "whole",
  ageAtEnd: "whole",
  stipendYears: "whole",
  stipends: "decimal",
  loans: "decimal",
  rates: "decimal",
  months: "whole",
  years: "whole",
  perYear: "whole",
  youngestOppv: "whole",
  guaranteeYears: "whole",
  parts: "decimal",
  activities: "whole",
  branches: "whole",
  headcounts: "whole",
  payrolls: "decimal",
  victims: "whole",
  persons: "whole",
} as const satisfies Readonly<Record<string, Unit>>;
type Limited = keyof typeof units;
type Limit = number | readonly number[] | { readonly min: number; readonly max: number };

/** Limits of one figure that say the least; others say the most. */
const least: ReadonlySet<string> = new Set(["youngestOppv"]);

function row(name: Limited, limit: Limit, locale: Locale): readonly string[] {
  const told = (value: number) => figureText(value, units[name], locale);
  const label = text(locale, `document.limit.${name}`);
  if (typeof limit === "number") return least.has(name) ? [label, told(limit), ""] : [label, "", told(limit)];
  return "min" in limit ? [label, told(limit.min), told(limit.max)] : [label, limit.map(told).join(", "), ""];
}

/** What a tariff takes, from and to. */
export function limitsTable({ limits }: Tariff, locale: Locale): Block {
  // Every limit of a tariff has its unit above: a test asks it of all of them.
  const rows = Object.entries(limits).map(([name, limit]) => row(name as Limited, limit as Limit, locale));
  return {
    kind: "table",
    columns: [
      { heading: text(locale, "document.limits.what") },
      { heading: text(locale, "document.limits.from"), numeric: true },
      { heading: text(locale, "document.limits.to"), numeric: true },
    ],
    rows,
  };
}
