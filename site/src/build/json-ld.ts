import { textOfHtml } from "@shanyraq/rules/html-text";
import type { Output } from "@shanyraq/calls";
import { localeFacts, type Locale } from "@shanyraq/i18n";
import { brand } from "../brand.ts";

/** One thing in the words of schema.org, for search engines. */
export type Thing = Readonly<Record<string, unknown>> & { readonly "@type": string };

/** Address of the site where it is published. */
export const ORIGIN: string = process.env.SITE_ORIGIN ?? "";

const agency = (locale: Locale): Thing => ({
  "@type": "InsuranceAgency",
  name: brand.name[locale],
  url: ORIGIN + (localeFacts[locale].prefix || "/"),
});

/** The insurer itself: for the home page and the contacts. */
export const insuranceAgency = ({ legal_name, address, phone }: Output<"company">, locale: Locale): Thing => ({
  ...agency(locale),
  legalName: legal_name,
  telephone: phone,
  address: { "@type": "PostalAddress", streetAddress: address, addressCountry: "KZ" },
  areaServed: "KZ",
});

type Product = Pick<Output<"productBySlug">, "description" | "from_price" | "name">;
export const productThing = ({ name, description, from_price }: Product, locale: Locale): Thing => ({
  "@type": "Product",
  name,
  description,
  category: "Life insurance",
  brand: { "@type": "Brand", name: brand.name[locale] },
  ...(from_price !== "" && {
    offers: {
      "@type": "Offer",
      price: from_price,
      priceCurrency: "KZT",
      availability: "https://schema.org/InStock",
      seller: agency(locale),
    },
  }),
});

export const faqPage = (items: readonly { readonly question: string; readonly answer: string }[]): Thing => ({
  "@type": "FAQPage",
  mainEntity: items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: textOfHtml(answer) },
  })),
});

type News = Pick<Output<"newsBySlug">, "date" | "short_info" | "title">;
export const newsArticle = ({ title, date, short_info }: News, locale: Locale): Thing => ({
  "@type": "NewsArticle",
  headline: title,
  datePublished: date,
  description: short_info,
  inLanguage: localeFacts[locale].tag,
  author: agency(locale),
  publisher: agency(locale),
});

interface Place {
  readonly name: string;
  readonly href: string;
}
/** All that the page of a piece of news tells of, with the list it stands in. */
export const newsStructuredData = (item: News, list: Place, locale: Locale): readonly Thing[] => [
  newsArticle(item, locale),
  breadcrumbList([list, { name: item.title }]),
];
/** All that the page of a product tells of. */
export const productStructuredData = (
  product: Product & Pick<Output<"productBySlug">, "questions">,
  list: Place,
  locale: Locale,
): readonly Thing[] => [
  productThing(product, locale),
  breadcrumbList([list, { name: product.name }]),
  ...(product.questions.length > 0 ? [faqPage(product.questions)] : []),
];

export const breadcrumbList = (crumbs: readonly { readonly name: string; readonly href?: string }[]): Thing => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    ...(href !== undefined && { item: ORIGIN + href }),
  })),
});
