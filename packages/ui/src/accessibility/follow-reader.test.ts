// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { find } from "@shanyraq/kit/testing/stage.tsx";
import { followReader } from "./follow-reader.ts";
import { markSpoken } from "./highlight.ts";

const place = () => document.documentElement.style.getPropertyValue("--guide");
let end = () => {};
beforeEach(() => {
  document.body.style.lineHeight = "30px";
  end = followReader();
});
afterEach(() => {
  end();
  document.body.style.lineHeight = "";
  delete document.documentElement.dataset["guide"];
});

test("the reading guide stands under the pointer until it is put away", () => {
  document.dispatchEvent(new MouseEvent("pointermove", { clientY: 120.4 }));
  expect(place()).toBe("120px");
  end();
  expect(place()).toBe("");
  document.dispatchEvent(new MouseEvent("pointermove", { clientY: 300 }));
  expect(place()).toBe("");
});

describe("by the arrows", () => {
  const pressed = (key: string, on: Element = document.body) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    on.dispatchEvent(event);
    return event.defaultPrevented;
  };
  test("the guide goes down and up by a line of text", () => {
    document.dispatchEvent(new MouseEvent("pointermove", { clientY: 100 }));
    expect([pressed("ArrowDown"), place(), pressed("ArrowDown"), place()]).toEqual([true, "130px", true, "160px"]);
    expect([pressed("ArrowUp"), place()]).toEqual([true, "130px"]);
  });
  test("the guide begins in the middle of the window", () => {
    pressed("ArrowDown");
    expect(place()).toBe(`${window.innerHeight / 2 + 30}px`);
  });
  test.each([
    ["ArrowDown", window.innerHeight - 20],
    ["ArrowUp", 20],
  ])("the page scrolls under the guide at the edge of the window (%s)", (key, clientY) => {
    document.dispatchEvent(new MouseEvent("pointermove", { clientY }));
    expect([pressed(key), place()]).toEqual([false, `${clientY}px`]);
  });
  test.each(["<input>", "<textarea></textarea>", "<select></select>", '<button role="tab"></button>', '<div role="listbox"><p></p></div>'])(
    "%s keeps its arrows",
    (html) => {
      document.body.innerHTML = html;
      expect([pressed("ArrowDown", find(document.body, ":scope > *")), place()]).toEqual([false, ""]);
    },
  );
});

describe("what is spoken", () => {
  const spoken = () => {
    document.body.innerHTML = "<p>Первая строка, вторая строка</p>";
    const range = document.createRange();
    range.selectNodeContents(find(document.body, "p"));
    // jsdom draws nothing: the text has two lines here.
    range.getClientRects = () => [new DOMRect(0, 200, 100, 40), new DOMRect(0, 240, 50, 40)] as unknown as DOMRectList;
    return range;
  };
  // Nor does it mark anything.
  Object.assign(globalThis, { CSS: globalThis.CSS ?? {} });
  test("takes the guide to its first line", () => {
    document.documentElement.dataset["guide"] = "line";
    markSpoken(spoken());
    expect(place()).toBe("220px");
  });
  test("leaves the page as it is where there is no guide", () => {
    markSpoken(spoken());
    expect(place()).toBe("");
  });
});
