import type { Locale } from "@shanyraq/i18n";
import { text, type TextId } from "@shanyraq/i18n/text";
import { escapeHtml } from "@shanyraq/rules/html-text";

/** The wording that is agreed to; another one gets another number, and is asked for anew. */
export const CONSENT_VERSION = "2026-1";
export const personalData = "ConsentPersonalData";

const paragraphs: readonly TextId[] = [
  "consent.text.who",
  "consent.text.what",
  "consent.text.why",
  "consent.text.how",
  "consent.text.long",
];

/** The consent to the processing of personal data as XML, which is what is shown and what is kept. */
export function consentXml(
  locale: Locale,
  { objectId, name, idNumber }: { readonly objectId: string; readonly name: string; readonly idNumber: string },
): string {
  const said = (id: TextId) => escapeHtml(text(locale, id, { name, idNumber }));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<Consent type="${personalData}" version="${CONSENT_VERSION}" lang="${locale}" object="${objectId}">`,
    `<Title>${said("consent.text.title")}</Title>`,
    ...paragraphs.map((id) => `<Paragraph>${said(id)}</Paragraph>`),
    "</Consent>",
  ].join("\n");
}
