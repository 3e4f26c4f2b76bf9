/** Documents that every product has. */
export const productDocuments = ["rules", "tariff", "key"] as const;
export type ProductDocument = (typeof productDocuments)[number];
/** Those, and the offer of a saved calculation. */
export const documentTypes = [...productDocuments, "offer"] as const;
export type DocumentType = (typeof documentTypes)[number];

interface OfProduct {
  readonly locale: "ru" | "kk" | "en";
  /** Its slug. */
  readonly product: string;
  /** In large print; as usual without it. */
  readonly print?: "large";
}
/** Which document an address names: nothing of a person stands in it, and an offer is known to who has its hash alone. */
export type DocumentAddress =
  | (OfProduct & { readonly type: ProductDocument; readonly hash?: undefined })
  | (OfProduct & { readonly type: "offer"; readonly hash: string });

export const DOCUMENTS_PREFIX = "/api/documents";
const PATTERN = new RegExp(
  `^${DOCUMENTS_PREFIX}/(?<locale>ru|kk|en)/(?<product>[a-z0-9-]{1,80})/(?:(?<type>${productDocuments.join("|")})|offer-(?<hash>[0-9a-f]{32}))(?<large>-large)?\\.pdf$`,
);

/** Where the site has the bytes of a document: a link needs no script, and opens in whatever shows PDFs. */
export const documentPath = ({ locale, product, type, hash, print }: DocumentAddress): string =>
  `${DOCUMENTS_PREFIX}/${locale}/${product}/${type === "offer" ? `offer-${hash}` : type}${print ? `-${print}` : ""}.pdf`;

/** The document of an address; undefined where it names none. */
export function documentAt(pathname: string): DocumentAddress | undefined {
  const { locale, product, type, hash, large } = PATTERN.exec(pathname)?.groups ?? {};
  if (locale === undefined || product === undefined) return undefined;
  // The pattern has let no other words through.
  const ofProduct = { locale: locale as OfProduct["locale"], product, ...(large && ({ print: "large" } as const)) };
  return hash === undefined ? { ...ofProduct, type: type as ProductDocument } : { ...ofProduct, type: "offer", hash };
}

/** A report or a form of the company: its slug, in one language. */
export interface PaperAddress {
  readonly locale: OfProduct["locale"];
  readonly paper: string;
}
const PAPER = new RegExp(`^${DOCUMENTS_PREFIX}/(?<locale>ru|kk|en)/papers/(?<paper>[a-z0-9-]{1,80})\\.pdf$`);

/** Where the site has the bytes of a report or a form. */
export const paperPath = ({ locale, paper }: PaperAddress): string => `${DOCUMENTS_PREFIX}/${locale}/papers/${paper}.pdf`;

/** The report or form of an address; undefined where it names none. */
export function paperAt(pathname: string): PaperAddress | undefined {
  const { locale, paper } = PAPER.exec(pathname)?.groups ?? {};
  return locale === undefined || paper === undefined ? undefined : { locale: locale as OfProduct["locale"], paper };
}
