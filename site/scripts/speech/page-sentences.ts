import { sentencesOf, type Passage } from "@shanyraq/flows";
import type { ReadingWords } from "@shanyraq/ui/accessibility/reading-words.ts";
import { pageRange, readingOf } from "@shanyraq/ui/accessibility/reading.ts";
import { JSDOM } from "jsdom";
import { displayRules, type DisplayRule } from "./display-rules.ts";

/** Windows of a phone, a tablet and a desktop: what is drawn in one of them alone is read there. */
const WIDTHS = [360, 800, 1500];

const BLOCKS =
  "address,article,aside,blockquote,body,center,dd,details,dialog,div,dl,dt,fieldset,figcaption,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hgroup,hr,html,legend,main,menu,nav,ol,optgroup,option,p,pre,search,section,summary,ul".split(
    ",",
  );
/** How browsers draw elements for which a page has no rule of its own. */
const displays: Readonly<Record<string, string>> = {
  ...Object.fromEntries(BLOCKS.map((tag) => [tag, "block"])),
  ...Object.fromEntries(["button", "input", "select", "textarea", "meter", "progress"].map((tag) => [tag, "inline-block"])),
  ...Object.fromEntries(["area", "base", "head", "link", "meta", "script", "style", "template", "title"].map((tag) => [tag, "none"])),
  li: "list-item",
  table: "table",
  caption: "table-caption",
  thead: "table-header-group",
  tbody: "table-row-group",
  tfoot: "table-footer-group",
  tr: "table-row",
  td: "table-cell",
  th: "table-cell",
};

const { window } = new JSDOM("<!doctype html>");
type Element = InstanceType<typeof window.Element>;
let displayOf: (element: Element) => string = () => "block";

const isDrawn = (element: Element): boolean =>
  displayOf(element) !== "none" && (element.parentElement === null || isDrawn(element.parentElement));
window.Element.prototype.getClientRects = function rects(this: Element) {
  return (displayOf(this) !== "contents" && isDrawn(this) ? [{}] : []) as unknown as DOMRectList;
};

/** What reading aloud, which is written for a browser, meets of one here: styles are those rules of the page that draw an element or hide it. */
const browser: Readonly<Record<string, unknown>> = {
  document: window.document,
  NodeFilter: window.NodeFilter,
  Text: window.Text,
  Element: window.Element,
  HTMLInputElement: window.HTMLInputElement,
  HTMLTextAreaElement: window.HTMLTextAreaElement,
  HTMLSelectElement: window.HTMLSelectElement,
  HTMLImageElement: window.HTMLImageElement,
  HTMLTableCellElement: window.HTMLTableCellElement,
  CSS: { escape: (name: string) => name.replaceAll(/[^\w-]/g, (character) => `\\${character}`) },
  getComputedStyle: (element: Element) => ({ display: displayOf(element) }),
};

/** Does something in that browser, and leaves everything global as it was. */
function inBrowser<T>(act: () => T): T {
  const before = Object.keys(browser).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  try {
    return act();
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  }
}

const known = new Map<string, readonly DisplayRule[]>();
function rulesOf(css: string): readonly DisplayRule[] {
  const rules = known.get(css) ?? displayRules(css);
  known.set(css, rules);
  return rules;
}

/** Draws the page in a window of a width: which display each of its elements has. */
function draw(rules: readonly DisplayRule[], width: number): void {
  const drawn = new Map<Element, string>();
  for (const { selector, display, minWidth, maxWidth } of rules) {
    if (width < minWidth || width > maxWidth || /::|:(?:hover|focus|active)/.test(selector)) continue;
    for (const element of window.document.querySelectorAll(selector)) drawn.set(element, display);
  }
  displayOf = (element) => {
    const tag = element.tagName.toLowerCase();
    if (tag === "dialog" && !element.hasAttribute("open")) return "none";
    const display = drawn.get(element) ?? displays[tag] ?? "inline";
    // What stands in a flexible box or a grid is a block (CSS Display 3, section 2.7).
    const isItem = /flex|grid/.test(element.parentElement ? (drawn.get(element.parentElement) ?? "") : "");
    return isItem && display.startsWith("inline") ? "block" : display;
  };
}

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const SCRIPT = /<script[^>]*>[\s\S]*?<\/script>/g;

/** Every sentence that reading aloud says of an exported page, in the version for the visually impaired, whatever the window. */
export function pageSentences(html: string, words: ReadingWords): readonly Passage[] {
  const rules = [...html.matchAll(STYLE)].flatMap(([, css = ""]) => rulesOf(css));
  const { document } = window;
  document.documentElement.innerHTML = html
    .replace(/^[\s\S]*?<html[^>]*>/, "")
    .replaceAll(STYLE, "")
    .replaceAll(SCRIPT, "");
  document.documentElement.lang = /<html[^>]*\blang="([^"]*)"/.exec(html)?.[1] ?? "";
  document.documentElement.dataset["scheme"] = "blackOnWhite";
  const found = new Map<string, Passage>();
  const read = () => {
    for (const width of WIDTHS) {
      draw(rules, width);
      const { passages } = inBrowser(() => readingOf(pageRange(), words));
      for (const { language, text } of sentencesOf(passages)) found.set(`${language}:${text}`, { language, text });
    }
  };
  read();
  // A reader may open what the page has closed.
  const closed = document.querySelectorAll("details:not([open])");
  for (const details of closed) details.setAttribute("open", "");
  if (closed.length > 0) read();
  return [...found.values()];
}
