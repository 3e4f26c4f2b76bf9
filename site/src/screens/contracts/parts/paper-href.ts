import { contractPapers } from "@shanyraq/calls/vocabulary";
import { isLocale, type Locale } from "@shanyraq/i18n";
import { href } from "@shanyraq/routes";
import type { RequestedPaper } from "./useSavePaper.ts";

/** The page of a paper of a contract; `language` is named where it is another than the site's, so that a reader who changes the site's changes the paper's. */
export function paperHref(contractId: string, { type, number }: RequestedPaper, locale: Locale, language: Locale): string {
  const query = new URLSearchParams({
    type,
    ...(number !== undefined && { number }),
    ...(language !== locale && { lang: language }),
  });
  return `${href("cabinetReportPaper", locale, { id: contractId })}?${query.toString()}`;
}

/** Which paper an address names; undefined for one that names none. */
export function paperOfQuery(query: URLSearchParams): (RequestedPaper & { readonly language: Locale | undefined }) | undefined {
  const type = contractPapers.find((one) => one === query.get("type"));
  const [number, language] = [query.get("number"), query.get("lang")];
  return type && { type, ...(number !== null && { number }), language: language !== null && isLocale(language) ? language : undefined };
}
