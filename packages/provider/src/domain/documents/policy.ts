import { dateText, type Block } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { agreedPolicy } from "../agreed/agreed-policy.ts";
import { blocksOf, sectionsOf } from "../agreed/sections-of.ts";
import type { ContractSource } from "./contract-source.ts";
import { insurer, notice } from "./insurer.ts";
import { signingBlock } from "./signing-block.ts";

/** The day of the form by which policies are printed now. */
const FORM_OF = "2026-11-27";

/** What the contract was concluded for, printed whole. */
const agreedIn = ({ contract: { number, view }, product, regions }: ContractSource, locale: Locale): readonly Block[] =>
  blocksOf(
    sectionsOf(agreedPolicy(view, { number, issuedOn: view.issuedOn }), {
      locale,
      product: product(locale),
      regions: regions(locale),
      numbers: "whole",
    }),
  );

/** The policy document: what was agreed when the contract was issued, so that it reads the same on every later day. */
export const policyOf = (source: ContractSource, siteOrigin: string, locale: Locale): readonly Block[] => [
  ...notice(undefined, locale),
  ...agreedIn(source, locale),
  { kind: "together", blocks: signingBlock(source, siteOrigin, locale) },
  { kind: "together", blocks: insurer(locale) },
];

/** The same on today's form, of a contract whose own paper lacks a part of it; it is marked, and nothing is signed by it. */
export const duplicateOf = (source: ContractSource, locale: Locale): readonly Block[] => [
  ...notice(undefined, locale),
  {
    kind: "paragraph",
    look: "lead",
    text: text(locale, "agreed.duplicate", { date: dateText(FORM_OF), issued: dateText(source.contract.view.issuedOn) }),
  },
  ...agreedIn(source, locale),
  { kind: "together", blocks: insurer(locale) },
];
