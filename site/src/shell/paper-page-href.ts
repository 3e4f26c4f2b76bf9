import { documentAt, DOCUMENTS_PREFIX, type DocumentAddress } from "@shanyraq/calls";
import { href } from "@shanyraq/routes";

/** The page on which a document of a product is read: it is named as its file is. */
export function paperPageHref(address: DocumentAddress): string {
  const { locale, product, type, hash } = address;
  return href("productPaper", locale, { slug: product, document: type === "offer" ? `offer-${hash}` : type });
}

/** That page for the address of a file; undefined where it is no document of a product. */
export function paperPageOf(url: string | undefined): string | undefined {
  const address = url === undefined ? undefined : documentAt(url);
  return address && paperPageHref(address);
}

/** Which document an address of the site names; undefined where it names none. */
export const documentOfPage = (
  { slug = "", document = "" }: Readonly<Partial<Record<string, string>>>,
  locale: DocumentAddress["locale"],
): DocumentAddress | undefined => documentAt(`${DOCUMENTS_PREFIX}/${locale}/${slug}/${document}.pdf`);
