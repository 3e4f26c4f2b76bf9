import type { Block } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import type { Limits } from "../products/lines/limits.ts";
import { figureText, type Unit } from "../products/figure-text.ts";

const units = {
  ages: "whole",
  childAges: "whole",
  childMostSum: "decimal",
  terms: "whole",
  exitAge: "whole",
  sums: "decimal",
  children: "whole",
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
} as const satisfies Readonly<Record<keyof Limits, Unit>>;
type Limited = keyof Limits;
type Limit = NonNullable<Limits[Limited]>;
const names = Object.keys(units) as readonly Limited[];

/** Limits of one figure that say the least; others say the most. */
const least: ReadonlySet<string> = new Set(["youngestOppv"]);

function row(name: Limited, limit: Limit, locale: Locale): readonly string[] {
  const cellText = (value: number) => figureText(value, units[name], locale);
  const label = text(locale, `document.limit.${name}`);
  if (typeof limit === "number") return least.has(name) ? [label, cellText(limit), ""] : [label, "", cellText(limit)];
  return "min" in limit ? [label, cellText(limit.min), cellText(limit.max)] : [label, limit.map(cellText).join(", "), ""];
}

/** What a line takes, from and to: the limits of its own form. */
export function limitsTable(limits: Limits, locale: Locale): Block {
  const rows = names.flatMap((name) => {
    const limit = limits[name];
    return limit === undefined ? [] : [row(name, limit, locale)];
  });
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
