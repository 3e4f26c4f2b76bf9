// @vitest-environment jsdom
import { runInThisContext } from "node:vm";
import { beforeEach, expect, test, vi } from "vitest";
import { captureEarlyClicks } from "./early-clicks.ts";
import { replayEarlyClick } from "./replay-early-click.ts";

let pressed: ReturnType<typeof vi.fn<() => void>>;
const [first, second] = [document.createElement("button"), document.createElement("button")];
beforeEach(() => {
  pressed = vi.fn<() => void>();
  for (const one of [first, second]) one.type = "button";
  document.body.replaceChildren(first, second);
  runInThisContext(captureEarlyClicks);
});
const answers = (button: HTMLElement) => button.addEventListener("click", pressed, { once: true });

test("the last press before the page answered is repeated once it does", () => {
  first.click();
  second.click();
  answers(second);
  replayEarlyClick();
  expect(pressed).toHaveBeenCalledOnce();
  replayEarlyClick();
  expect(pressed).toHaveBeenCalledOnce();
});
test("a press after that is left to the page", () => {
  replayEarlyClick();
  answers(first);
  first.click();
  expect([pressed.mock.calls.length, window.earlyPress]).toEqual([1, undefined]);
});
test("nothing is pressed that is gone, or that its reader has left", () => {
  first.click();
  answers(first);
  first.remove();
  replayEarlyClick();
  runInThisContext(captureEarlyClicks);
  second.click();
  answers(second);
  document.body.append(first);
  first.focus();
  replayEarlyClick();
  expect(pressed).not.toHaveBeenCalled();
});
