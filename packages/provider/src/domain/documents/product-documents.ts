import { brand } from "@shanyraq/brand";
import { numberText, type Block } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { lineOf } from "../products/lines/index.ts";
import { overdueTermsNow } from "../products/overdue-policy.ts";
import { claimByLaw, conclusionByLaw, guaranteeAndTax, withdrawalByLaw } from "./by-law.ts";
import { coversOf, part } from "./covers.ts";
import { generalFigures } from "./general-figures.ts";
import { inParts } from "./in-parts.ts";
import { insurer, notice, withdrawal } from "./insurer.ts";
import { limitsTable } from "./limits-table.ts";
import type { Product } from "../entries/product.ts";
import { rateTables } from "./rate-tables.ts";
import { tariffOf } from "./tariffs.ts";

/** How premiums are paid, and what follows an unpaid one, by the policy under which contracts are issued from now on. */
function payingOf(slug: string, locale: Locale): string {
  const { graceDays, restoreDays } = overdueTermsNow(slug);
  const years = lineOf(slug)?.paidUpYears;
  return [
    text(locale, "document.paying.instalments", { grace: graceDays, restore: restoreDays }),
    years === undefined ? text(locale, "document.paying.lapse") : text(locale, "document.paying.paidUp", { years }),
  ].join(" ");
}

/** What the form of a line takes. */
function limitsOf(slug: string, locale: Locale): readonly Block[] {
  const line = lineOf(slug);
  return line ? part(locale, "document.limits", limitsTable(line.limits, locale)) : [];
}

/** The rules of a product on a day: what is paid for and what is not, how to conclude, to claim and to withdraw. */
export function rulesOf(product: Product, locale: Locale, day: string): readonly Block[] {
  const tariff = tariffOf(product.slug, day);
  const claims = ["call", "name", "papers", "rest", "answer"] as const;
  return [
    ...notice(tariff, locale),
    { kind: "paragraph", text: product.description, look: "lead" },
    ...part(locale, "document.about", { kind: "paragraph", text: text(locale, "document.about.text") }),
    ...coversOf(product, locale),
    ...inParts(product.slug, day, locale),
    ...(tariff ? limitsOf(product.slug, locale) : []),
    ...(product.steps.length > 0
      ? part(locale, "document.conclude", {
          kind: "list",
          numbered: true,
          items: [
            ...product.steps.map((step) => text(locale, "document.step", { name: step.name, text: step.text })),
            ...conclusionByLaw(product.slug, locale),
          ],
        })
      : []),
    ...part(locale, "document.paying", {
      kind: "paragraph",
      text: tariff && "modes" in tariff ? payingOf(product.slug, locale) : text(locale, "document.paying.once"),
    }),
    ...part(locale, "document.claim", {
      kind: "list",
      numbered: true,
      items: [
        ...claims.map((one) => text(locale, `document.claim.${one}`, { phone: brand.company.phone, email: brand.company.email })),
        ...claimByLaw(product.slug, locale),
      ],
    }),
    ...withdrawal(product.slug, locale),
    ...withdrawalByLaw(product.slug, locale),
    ...guaranteeAndTax(product.slug, locale),
    ...part(locale, "document.disputes", { kind: "paragraph", text: text(locale, "document.disputes.text") }),
    { kind: "together", blocks: insurer(locale) },
  ];
}

/** Every figure of a product's tariff on a day; undefined for a product without a price. */
export function tariffDocumentOf(product: Product, locale: Locale, day: string): readonly Block[] | undefined {
  const tariff = tariffOf(product.slug, day);
  return (
    tariff && [
      ...notice(tariff, locale),
      ...generalFigures(tariff, locale),
      ...limitsOf(product.slug, locale),
      ...rateTables(tariff, locale),
    ]
  );
}

/** What matters most of a product, on one page. */
export function keyInformationOf(product: Product, locale: Locale, day: string): readonly Block[] {
  const price = product.from_price
    ? [
        {
          name: text(locale, "document.from"),
          value: text(locale, "document.from.value", {
            amount: numberText(Number(product.from_price), locale, 0),
            period: product.from_frequency ?? "",
          }),
        },
      ]
    : [];
  const facts = [
    { name: text(locale, "document.audience"), value: product.audience },
    ...product.facts.map(({ term, value }) => ({ name: term, value })),
  ];
  return [
    ...notice(tariffOf(product.slug, day), locale),
    { kind: "paragraph", text: product.description, look: "lead" },
    ...part(locale, "document.terms", { kind: "facts", facts: [...facts, ...price] }),
    ...coversOf(product, locale),
    ...withdrawal(product.slug, locale),
  ];
}
