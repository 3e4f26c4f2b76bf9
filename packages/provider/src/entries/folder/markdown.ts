import { pictureAt } from "@shanyraq/calls";
import { escapeHtml } from "@shanyraq/rules/html-text";
import { safeHtml } from "@shanyraq/rules/safe-html";
import { Marked } from "marked";

/** Where a picture beside the text is found; undefined where there is none. */
type PictureAddress = (file: string) => string | undefined;

/** A picture that keeps its place until it has come; one that is not there leaves its words. */
function pictured(address: string | undefined, alt: string): string {
  const size = address === undefined ? undefined : pictureAt(address);
  return size ? `<img src="${address ?? ""}" alt="${escapeHtml(alt)}" width="${size.width}" height="${size.height}">` : escapeHtml(alt);
}

/** Markdown of an editor as HTML of the allowed tags alone. */
export function htmlOf(markdown: string, addressOf: PictureAddress = () => undefined): string {
  const marked = new Marked({
    gfm: true,
    async: false,
    renderer: { image: ({ href, text }) => pictured(addressOf(href), text) },
  });
  return safeHtml(String(marked.parse(markdown)))
    .replace(/>\n+(?=<|$)/g, ">")
    .trim();
}

/** Where the links of a Markdown text lead. */
export function linksIn(markdown: string): readonly string[] {
  const found: string[] = [];
  const marked = new Marked({
    gfm: true,
    async: false,
    walkTokens: (token) => void (token.type === "link" && found.push(String(token["href"]))),
  });
  marked.parse(markdown);
  return found;
}
