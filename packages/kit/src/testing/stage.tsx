import { act, type ComponentProps, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { IntlProvider } from "react-intl";
import { afterEach } from "vitest";

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

let root: Root | undefined;

type Words = Pick<ComponentProps<typeof IntlProvider>, "locale" | "messages">;

/** Draws an element in the document; without a catalogue texts show as their ids. */
export function stage(element: ReactNode, words: Words = { locale: "ru" }): HTMLElement {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const place = document.createElement("div");
  document.body.append(place);
  root = createRoot(place);
  const show = () =>
    root?.render(
      <IntlProvider {...words} onError={() => {}}>
        {element}
      </IntlProvider>,
    );
  act(show);
  return place;
}

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

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
