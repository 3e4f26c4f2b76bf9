import { act, type ComponentProps, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { IntlProvider } from "react-intl";
import { AppIntlProvider } from "../text/AppIntlProvider.tsx";

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

/** A test may draw more than one: each is taken down, so that no timer of it outlives its document. */
let roots: readonly Root[] = [];

type IntlSettings = Pick<ComponentProps<typeof IntlProvider>, "locale" | "messages" | "onError">;

/** Draws an element in the document; without a catalogue texts show as their ids. */
export function stage(element: ReactNode, words: IntlSettings = { locale: "ru", onError: () => {} }): HTMLElement {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  roots = [...roots, root];
  const show = () => root.render(<AppIntlProvider {...words}>{element}</AppIntlProvider>);
  act(show);
  return place;
}

/** Takes down what a test has drawn; `strike.ts` does so after each. */
export function strike(): void {
  if (roots.length > 0) act(() => roots.forEach((root) => root.unmount()));
  roots = [];
  globalThis.document?.body.replaceChildren();
}

export function find<Found extends Element>(place: Element, selector: string): Found {
  const found = place.querySelector<Found>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}

/** Puts a text in an input the way a browser does: through the element's own setter, then an event. */
export function type(input: HTMLInputElement, text: string) {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  act(() => {
    input.focus();
    setter?.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

export const leave = (input: HTMLElement) => act(() => input.blur());
export const press = (element: HTMLElement) => act(() => element.click());
export const key = (name: string) =>
  act(() => document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true })));
