import { topDialog } from "./follow-dialogs.ts";

/** By what a page is gone through: its headings, the parts that it is made of, its links. */
export const stopKinds = ["headings", "parts", "links"] as const;
export type StopKind = (typeof stopKinds)[number];

/** Parts of a page that mostly have no name of their own. */
export type UnnamedPart = "header" | "nav" | "main" | "aside" | "footer";

/** A place that a press leads to. */
export interface PageStop {
  readonly element: HTMLElement;
  /** As the page says it; empty where it has no words of its own. */
  readonly text: string;
  readonly part?: UnnamedPart | undefined;
  /** How deep it stands under others, from 1. */
  readonly level: number;
}

const parts = "header, nav, main, aside, footer, search, section[aria-label], section[aria-labelledby], form[aria-label]";
/** Within these a header or a footer is not a landmark of the page (HTML-AAM, section 3.5). */
const sections = "main, article, section, aside, nav";
const unnamed: ReadonlySet<string> = new Set<UnnamedPart>(["header", "nav", "main", "aside", "footer"]);
const isUnnamed = (tag: string): tag is UnnamedPart => unnamed.has(tag);

const isDrawn = (element: Element): boolean => element.getClientRects().length > 0;
const drawnIn = (place: ParentNode, what: string): readonly HTMLElement[] => [...place.querySelectorAll<HTMLElement>(what)].filter(isDrawn);

/** A part by the name that a screen reader says of it. */
function partOf(element: HTMLElement): PageStop | undefined {
  const tag = element.tagName.toLowerCase();
  if ((tag === "header" || tag === "footer") && element.parentElement?.closest(sections)) return undefined;
  const labelled = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const named = labelled.map((id) => document.getElementById(id)?.textContent.trim() ?? "").join(" ");
  const text = element.getAttribute("aria-label") ?? named;
  if (text === "" && !isUnnamed(tag)) return undefined;
  return { element, text, part: text === "" && isUnnamed(tag) ? tag : undefined, level: element.parentElement?.closest(parts) ? 2 : 1 };
}

/** Where a reader can be led to: in the dialog on top, else on the page; what is drawn, in its order. The bar of the version itself is left out. */
export function stopsOf(kind: StopKind): readonly PageStop[] {
  const dialog = topDialog();
  if (kind === "parts")
    return drawnIn(dialog ?? document, parts).flatMap((element) => (element.closest("[data-mode-bar]") ? [] : (partOf(element) ?? [])));
  const place = dialog ?? document.querySelector("main") ?? document;
  const found = drawnIn(place, kind === "headings" ? "h1, h2, h3" : "a[href]").filter((element) => !element.closest("[data-mode-bar]"));
  return found.flatMap((element) => {
    const text = (element.getAttribute("aria-label") ?? element.textContent).trim();
    return text === "" ? [] : [{ element, text, level: kind === "headings" ? Number(element.tagName.slice(1)) : 1 }];
  });
}
