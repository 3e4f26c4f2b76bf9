import { brand } from "@shanyraq/brand";
import { pensionConsentType, type ConsentType } from "@shanyraq/calls/vocabulary";
import type { Locale } from "@shanyraq/i18n";
import { text, type TextId } from "@shanyraq/i18n/text";
import { isIin } from "@shanyraq/rules";
import { escapeHtml } from "@shanyraq/rules/html-text";
import { consentVersions, personalData, type ConsentVersion } from "./versions.ts";

/** Who consents, with the data that the text names. */
export interface Consenting {
  readonly objectId: string;
  readonly name: string;
  /** IIN, or the number of a foreigner's document. */
  readonly idNumber: string;
}

/** A consent as XML, which is what is shown and what is kept. */
export function consentXml(
  locale: Locale,
  { objectId, name, idNumber }: Consenting,
  version: ConsentVersion,
  type: ConsentType = personalData,
): string {
  const { legalName, bin, phone } = brand.company;
  const values = { name, idNumber, numbered: isIin(idNumber) ? "iin" : "document", operator: legalName[locale], bin, phone };
  const escaped = (id: TextId) => escapeHtml(text(locale, id, values));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<Consent type="${type}" version="${version.name}" since="${version.since}" lang="${locale}" object="${objectId}">`,
    `<Title>${escaped(type === pensionConsentType ? "consent.pension.title" : "consent.text.title")}</Title>`,
    ...version.paragraphs.map((id) => `<Paragraph>${escaped(id)}</Paragraph>`),
    "</Consent>",
  ].join("\n");
}

/** The wording that kept XML says it is of. */
export const versionOfXml = (xml: string): ConsentVersion | undefined =>
  consentVersions.find(({ name }) => xml.includes(` version="${name}" `));
