import type { Block } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { isTextId, text } from "@shanyraq/i18n/text";
import { figureWithSign, type Unit } from "../products/figure-text.ts";
import type { Tariff } from "./tariffs.ts";

/** Single figures of a tariff, by their paths in it. */
const units = {
  interest: "share",
  premiumLoading: "share",
  yearly: "share",
  "yearly.share": "share",
  "yearly.termsOver": "whole",
  "initial.perYear": "share",
  "initial.most": "share",
  "initial.single": "share",
  surrenderPenalty: "share",
  surrenderFromMonths: "whole",
  freeLookDays: "whole",
  waitingMonths: "whole",
  indexation: "share",
  paymentLoading: "share",
  minimumShare: "share",
  burialIndices: "whole",
  horizon: "whole",
  loading: "share",
  refundLoading: "share",
  incomeCap: "whole",
  minimumPremium: "whole",
  "startAges.oppv": "whole",
} as const satisfies Readonly<Record<string, Unit>>;
type Path = keyof typeof units;
const isPath = (path: string): path is Path => Object.hasOwn(units, path);

/** Parts of a tariff that have tables of their own. */
const tabled: ReadonlySet<string> = new Set([
  "version",
  "limits",
  "modes",
  "covers",
  "incidence",
  "programmes",
  "rates",
  "tables",
  "correction",
]);

function* scalars(value: object, prefix = ""): Generator<readonly [path: string, value: number | string]> {
  for (const [key, inner] of Object.entries(value)) {
    const path = prefix + key;
    if (tabled.has(path) || Array.isArray(inner)) continue;
    if (typeof inner === "number" || typeof inner === "string") yield [path, inner];
    else if (typeof inner === "object" && inner !== null) yield* scalars(inner, `${path}.`);
  }
}

/** The name of a mortality table. */
export function mortality(table: string, locale: Locale): string {
  const id: string = `document.mortality.${table}`;
  return isTextId(id) ? text(locale, id) : table;
}

/**
 * The figures from which a tariff makes a price.
 * @throws RangeError for a figure that has no name here, so that no tariff is shown with a gap.
 */
export function generalFigures(tariff: Tariff, locale: Locale): readonly Block[] {
  const facts = [...scalars(tariff)].map(([path, value]) => {
    if (typeof value === "string") return { name: text(locale, "document.tariff.table"), value: mortality(value, locale) };
    if (!isPath(path)) throw new RangeError(`a figure of a tariff has no name: ${path}`);
    return { name: text(locale, `document.tariff.${path}`), value: figureWithSign(value, units[path], locale) };
  });
  if ("correction" in tariff)
    facts.push(
      {
        name: text(locale, "document.tariff.correction.withoutAccidents"),
        value: figureWithSign(tariff.correction.withoutAccidents, "decimal", locale),
      },
      {
        name: text(locale, "document.tariff.correction.meanRounding"),
        value: text(locale, `document.tariff.correction.meanRounding.${tariff.correction.meanRounding}`),
      },
    );
  return facts.length === 0
    ? []
    : [
        { kind: "heading", text: text(locale, "document.tariff.general") },
        { kind: "facts", facts },
      ];
}
