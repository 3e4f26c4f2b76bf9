// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import { ignoreSecondPress } from "./single-press.ts";

let end = () => {};
let seen: string[] = [];
beforeEach(() => {
  seen = [];
  end = ignoreSecondPress();
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

/** A control that writes down what reaches it. */
function control(html: string): HTMLElement {
  document.body.innerHTML = html;
  const [made] = document.body.children;
  if (!(made instanceof HTMLElement)) throw new Error(`${html} is no control`);
  for (const part of ["pointerdown", "click"]) made.addEventListener(part, () => seen.push(`${part} ${made.textContent}`));
  return made;
}
interface How {
  /** Which of several quick presses it is, as the browser counts them. */
  readonly count: number;
  readonly kind?: "mouse" | "touch";
  readonly x?: number;
}
function press(place: HTMLElement, { count, kind = "mouse", x = 100 }: How): void {
  const at = { bubbles: true, cancelable: true, clientX: x, clientY: 50 };
  place.dispatchEvent(new PointerEvent("pointerdown", { ...at, pointerType: kind }));
  place.dispatchEvent(new MouseEvent("mousedown", { ...at, detail: count }));
  place.dispatchEvent(new PointerEvent("pointerup", { ...at, pointerType: kind }));
  place.dispatchEvent(new MouseEvent("mouseup", { ...at, detail: count }));
  place.dispatchEvent(new MouseEvent("click", { ...at, detail: count }));
}
const next = () => control("<label>I am healthy</label>");
const CONTINUE = "<button>Continue</button>";

it("the second press of a double click does not answer the screen that the first has brought", () => {
  press(control(CONTINUE), { count: 1 });
  press(next(), { count: 2 });
  expect(seen).toEqual(["pointerdown Continue", "click Continue"]);
});
it("nor does a second tap of a trembling hand, which no browser counts", () => {
  press(control(CONTINUE), { count: 1, kind: "touch" });
  press(next(), { count: 1, kind: "touch", x: 120 });
  expect(seen).toEqual(["pointerdown Continue", "click Continue"]);
});
it("a control that stayed is pressed as often as somebody presses it", () => {
  const more = control("<button>+</button>");
  press(more, { count: 1 });
  press(more, { count: 2 });
  press(more, { count: 3 });
  expect(seen.filter((one) => one.startsWith("click"))).toHaveLength(3);
});
it.each<[string, How]>([
  ["a press elsewhere", { count: 1, x: 180 }],
  ["a click that the browser counts as a first one", { count: 1 }],
])("%s reaches what came", (_, how) => {
  press(control(CONTINUE), { count: 1 });
  press(next(), how);
  expect(seen).toContain("click I am healthy");
});
it("a key, and a program that speaks for its user, reach what came", () => {
  press(control(CONTINUE), { count: 1 });
  next().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 0, clientX: 100, clientY: 50 }));
  expect(seen).toContain("click I am healthy");
});
