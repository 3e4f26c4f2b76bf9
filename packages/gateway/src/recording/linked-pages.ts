import { match } from "@shanyraq/routes";

/** Addresses of the site in an answer as JSON: links in a text, and the fields that hold an address. */
const ADDRESS = /(?:href=\\"|"(?:url|link)":")(\/[^"\\?#]*)/g;

/** The page that an address shows: alone, or below another page. */
function pageAt(address: string): string | undefined {
  const found = match(address);
  if (found?.name === "content") return found.params["slug"];
  return found?.name === "contentItem" ? found.params["id"] : undefined;
}

/**
 * The content pages that an answer leads to, by their slugs, in the order of its text.
 * @param reply an answer of the provider.
 */
export const linkedPages = (reply: unknown): readonly string[] => [
  ...new Set(
    [...(JSON.stringify(reply) ?? "").matchAll(ADDRESS)].map(([, address = ""]) => pageAt(address) ?? "").filter((slug) => slug !== ""),
  ),
];
