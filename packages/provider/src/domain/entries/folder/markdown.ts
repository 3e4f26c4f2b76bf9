import { pictureAt } from "@shanyraq/calls";
import { escapeHtml } from "@shanyraq/rules/html-text";
import { Marked } from "marked";
import { cleanHtml } from "./clean-html.ts";

/** The address of a picture beside the text; undefined when the picture does not exist. */
type PictureAddress = (file: string) => string | undefined;

/** A picture that keeps its place until it has come; one that is not there leaves its words. */
function pictured(address: string | undefined, alt: string): string {
  const size = address === undefined ? undefined : pictureAt(address);
  return size ? `<img src="${address ?? ""}" alt="${escapeHtml(alt)}" width="${size.width}" height="${size.height}">` : escapeHtml(alt);
}

/** What a text is refused with that has more markup than a page can have. */
export const TOO_MUCH_MARKUP = { code: "tooLong", message: "has more elements, or elements nested deeper, than a page can have" } as const;

/** Markdown of an editor as HTML of the allowed elements alone; undefined when it has more of them than a page can have. */
export function htmlOf(markdown: string, addressOf: PictureAddress = () => undefined): string | undefined {
  const marked = new Marked({
    gfm: true,
    async: false,
    renderer: { image: ({ href, text }) => pictured(addressOf(href), text) },
  });
  return cleanHtml(String(marked.parse(markdown)))
    ?.replace(/>\n+(?=<|$)/g, ">")
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
