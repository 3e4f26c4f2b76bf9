import { dateText, type Block } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { today } from "../../platform/server/moment.ts";
import type { ContractSource } from "./contract-source.ts";
import { verifyAddress } from "./verify-address.ts";

/** Who signs until when, and how to see the signatures: for a reader without the site. */
export function signingBlock({ signing }: ContractSource, siteOrigin: string, locale: Locale): readonly Block[] {
  if (!signing) return [];
  const { request, parties } = signing;
  return [
    { kind: "heading", text: text(locale, "document.policy.signing") },
    {
      kind: "facts",
      facts: [
        ...parties.map(({ role, name }) => ({ name: text(locale, `document.policy.signs.${role}`), value: name })),
        { name: text(locale, "document.policy.until"), value: dateText(today(Date.parse(request.deadline))) },
      ],
    },
    { kind: "paragraph", text: text(locale, "signature.paper.consent") },
    {
      kind: "qr",
      address: verifyAddress(siteOrigin, request.id, locale),
      text: text(locale, "signature.paper.qr"),
      alt: text(locale, "signature.paper.qr.alt"),
    },
  ];
}
