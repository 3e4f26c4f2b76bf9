import { text } from "@shanyraq/i18n/text";
import { answers } from "./answers.ts";
import { lineOf } from "../products/lines/index.ts";
import type { AgreedPolicy } from "./agreed-policy.ts";
import { section, type SectionOptions, type Section } from "./section.ts";

/** All that the premium was calculated from, in the words of the line's form. */
export function basisIn({ terms }: AgreedPolicy, { locale }: SectionOptions): readonly Section[] {
  const line = lineOf(terms.product);
  if (!line) return [];
  const blocks = answers(line.elements(locale), terms.inputs, locale);
  return [
    section("basis", text(locale, "agreed.basis"), {
      facts: blocks.flatMap((block) => (block.kind === "facts" ? block.facts : [])),
      tables: blocks.flatMap((block) => (block.kind === "table" ? [block] : [])),
    }),
  ];
}
