import { topDialog } from "./follow-dialogs.ts";

/** A heading as the reader would see it in a list of contents. */
export interface PageHeading {
  readonly element: HTMLElement;
  readonly text: string;
  readonly level: number;
}

/** The headings of what is read: of the dialog on top, else of the page's main part; those that are drawn, in their order. */
export const headingsOf = (): readonly PageHeading[] =>
  [...(topDialog() ?? document.querySelector("main") ?? document).querySelectorAll<HTMLElement>("h1, h2, h3")].flatMap((element) => {
    const text = element.textContent.trim();
    return text === "" || element.getClientRects().length === 0 ? [] : [{ element, text, level: Number(element.tagName.slice(1)) }];
  });
