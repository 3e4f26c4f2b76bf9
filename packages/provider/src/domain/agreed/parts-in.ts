import { injuries } from "@shanyraq/calls/vocabulary";
import type { Fact } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text, type TextId } from "@shanyraq/i18n/text";
import type { MeasuredBy } from "../../platform/database/records/claim-measures.ts";
import { coverTermsOn, disabilityGroupsOf, type CoverTerms } from "../products/cover-terms.ts";
import { hundredthsText } from "../products/figure-text.ts";
import { lineOf } from "../products/lines/index.ts";
import { factIn, type SectionTable } from "./section.ts";
import { columnIn, tableOf } from "./table-of.ts";

/** How covers pay their sum in parts, in the words of a language. */
export interface CoversInParts {
  readonly facts: readonly Fact[];
  readonly tables: readonly SectionTable[];
  readonly notes: readonly string[];
}

/** By what each cover of a line pays that pays in parts. */
function measuresOf(product: string): ReadonlyMap<TextId, MeasuredBy["by"]> {
  const events = Object.values(lineOf(product)?.events ?? {});
  const sums = events.flatMap((terms) => (terms.is === "paid" ? terms.sums : []));
  return new Map(sums.flatMap((one) => (one.of === "cover" && one.by !== undefined ? [[one.cover, one.by] as const] : [])));
}

const sharesTable = (title: TextId, rows: readonly { readonly name: string; readonly share: number }[], locale: Locale): SectionTable => {
  const column = columnIn(locale);
  return tableOf(
    rows,
    [column("agreed.parts.what", ({ name }) => name), column("agreed.parts.share", ({ share }) => hundredthsText(share, locale), true)],
    text(locale, title),
  );
};

const daysFact = (cover: TextId, { share, from, maxDays }: CoverTerms["sickDays"], locale: Locale): readonly Fact[] =>
  factIn(locale)("agreed.parts.ofCover", text(locale, "agreed.parts.days", { share: hundredthsText(share, locale), from, most: maxDays }), {
    cover: text(locale, cover),
  });

/** What covers pay that do not pay their whole sum: by the group of disability, by the table of injuries, and for each day. Empty where none was chosen. */
export function partsIn(product: string, chosen: readonly TextId[], startDate: string, locale: Locale): CoversInParts {
  const terms = coverTermsOn(startDate);
  const measures = measuresOf(product);
  const by = (measure: MeasuredBy["by"]) => chosen.filter((cover) => measures.get(cover) === measure);
  const groups = disabilityGroupsOf(product).map((group) => ({ name: text(locale, `claim.group.${group}`), share: terms.groups[group] }));
  const rows = injuries.map((injury) => ({ name: text(locale, `claim.injury.${injury}`), share: terms.injuries[injury] }));
  const inParts = chosen.some((cover) => measures.has(cover));
  return {
    facts: [
      ...by("sickDays").flatMap((cover) => daysFact(cover, terms.sickDays, locale)),
      ...by("hospitalDays").flatMap((cover) => daysFact(cover, terms.hospitalDays, locale)),
    ],
    tables: [
      ...(by("disabilityGroup").length > 0 ? [sharesTable("agreed.parts.groups", groups, locale)] : []),
      ...(by("injuries").length > 0 ? [sharesTable("agreed.parts.injuries", rows, locale)] : []),
    ],
    notes: inParts ? [text(locale, "agreed.parts.rest")] : [],
  };
}
