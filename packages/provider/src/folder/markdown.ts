import { safeHtml } from "@shanyraq/rules/safe-html";
import { Marked } from "marked";

const marked = new Marked({ gfm: true, async: false });

/** Markdown of an editor as HTML of the allowed tags alone. */
export const htmlOf = (markdown: string): string =>
  safeHtml(String(marked.parse(markdown)))
    .replace(/>\n+(?=<|$)/g, ">")
    .trim();
