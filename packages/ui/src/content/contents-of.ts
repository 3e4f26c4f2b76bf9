export interface Contents {
  readonly html: string;
  readonly headings: readonly { readonly id: string; readonly name: string }[];
}

/** A list of contents is worth its place from this many headings on. */
export const LONG_PAGE_HEADINGS = 3;

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0", "#39": "'" };
const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, "")
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .trim();

/** Gives every second-level heading an address of its own on the page, and lists them. */
export function contentsOf(text: string): Contents {
  const headings: { id: string; name: string }[] = [];
  const html = text.replace(/<h2(\s[^>]*)?>(.*?)<\/h2>/gs, (_, attributes: string | undefined, inner: string) => {
    const id = `part-${headings.length + 1}`;
    headings.push({ id, name: plain(inner) });
    return `<h2${(attributes ?? "").replace(/\sid="[^"]*"/, "")} id="${id}">${inner}</h2>`;
  });
  return { html, headings };
}
