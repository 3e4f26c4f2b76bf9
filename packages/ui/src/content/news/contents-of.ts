import { textOfHtml } from "@shanyraq/rules/html-text";

export interface Contents {
  readonly html: string;
  readonly headings: readonly { readonly id: string; readonly name: string }[];
}

/** A list of contents is worth its place from this many headings on. */
export const LONG_PAGE_HEADINGS = 3;

/** Gives every second-level heading an address of its own on the page, and lists them. */
export function contentsOf(text: string): Contents {
  const headings: { id: string; name: string }[] = [];
  const [before = "", ...parts] = text.split("<h2");
  const html = parts.map((part) => {
    const [, attributes = "", inner, after = ""] = /^(\s[^<>]*)?>(.*?)<\/h2>(.*)$/s.exec(part) ?? [];
    if (inner === undefined) return `<h2${part}`;
    const id = `part-${headings.length + 1}`;
    headings.push({ id, name: textOfHtml(inner) });
    return `<h2${attributes.replace(/\sid="[^"]*"/, "")} id="${id}">${inner}</h2>${after}`;
  });
  return { html: before + html.join(""), headings };
}
