// @vitest-environment jsdom
import { act, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { withstandTranslation } from "./translated-text.ts";

function Step() {
  const [step, setStep] = useState(0);
  return (
    <div>
      {step === 1 && <strong>Before.</strong>}
      {step < 2 && "Text"}
      {step > 0 && ` of step ${step}`}
      <button onClick={() => setStep(step + 1)}>Continue</button>
    </div>
  );
}
const textsOf = (place: Node): readonly Text[] =>
  [...place.childNodes].flatMap((node) => (node instanceof Text ? [node] : [...textsOf(node)]));
const fonts = () => {
  const outer = document.createElement("font");
  return { outer, inner: outer.appendChild(document.createElement("font")) };
};
/** As Chrome does: the text is another one, in the place of the one that was drawn. */
function replaceTexts(place: Node): void {
  for (const text of textsOf(place)) {
    const { outer, inner } = fonts();
    inner.textContent = text.data.toUpperCase();
    text.replaceWith(outer);
  }
}
/** As others do: the text that was drawn is put into another element. */
function wrapTexts(place: Node): void {
  for (const text of textsOf(place)) {
    const { outer, inner } = fonts();
    text.replaceWith(outer);
    inner.append(text);
  }
}
/** Once more, as when the reader chooses another language. */
function again(translate: (place: Node) => void): (place: Node) => void {
  return (place) => {
    translate(place);
    for (const old of document.querySelectorAll("main font:not(font font)")) {
      const { outer, inner } = fonts();
      inner.textContent = old.textContent;
      old.replaceWith(outer);
    }
  };
}

let root: Root;
let place: HTMLElement;
let end = () => {};
beforeEach(() => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  place = document.body.appendChild(document.createElement("main"));
  end = withstandTranslation();
  root = createRoot(place);
  act(() => root.render(<Step />));
});
afterEach(() => {
  act(() => root.unmount());
  end();
  place.remove();
});
const proceed = () => act(async () => place.querySelector("button")?.click());
const shown = () => place.querySelector("div")?.textContent;

describe.each([
  ["replaces", replaceTexts, " of step 2continue"],
  ["wraps", wrapTexts, " of step 2continue"],
  ["replaces and replaces again", again(replaceTexts), " of step 2continue"],
  ["wraps and replaces", again(wrapTexts), " of step 2continue"],
] as const)("a page whose texts a translator %s", (_, translate, last) => {
  it("keeps working: what is inserted appears beside the translations, and what is removed takes its translation with it", async () => {
    translate(place);
    await proceed();
    expect(shown()?.toLowerCase()).toBe("before.text of step 1continue");
    translate(place);
    await proceed();
    expect(shown()?.toLowerCase()).toBe(last);
  });
  it("leaves the page whole when it is left", () => {
    translate(place);
    act(() => root.render(null));
    expect(place.textContent).toBe("");
  });
});

it("a text that changes is shown, in the words of the site", async () => {
  await proceed();
  replaceTexts(place);
  await proceed();
  expect(shown()).toContain(" of step 2");
  expect(place.querySelectorAll("font")).toHaveLength(2);
});

it("still refuses a node that is neither text nor a child", () => {
  expect(() => place.removeChild(document.createElement("p"))).toThrow();
  expect(() => place.insertBefore(document.createElement("p"), document.createElement("p"))).toThrow();
});
