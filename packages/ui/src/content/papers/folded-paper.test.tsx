// @vitest-environment jsdom
import { press, stage } from "@shanyraq/kit/testing/stage.tsx";
import { expect, test, vi } from "vitest";
import { FoldedPaper } from "./FoldedPaper.tsx";

const paper = { action: "Прочитать", title: "Счёт", busy: false, onSave: () => {} };
const opener = (place: Element) => place.querySelector<HTMLButtonElement>("button[aria-expanded]");

test("a paper that has not come is fetched by its button", () => {
  const onFetch = vi.fn();
  const place = stage(<FoldedPaper {...paper} base64={undefined} onFetch={onFetch} />);
  const button = opener(place);
  expect(button?.getAttribute("aria-expanded")).toBe("false");
  if (button) press(button);
  expect(onFetch).toHaveBeenCalledOnce();
});

test("one that has come says so, is put away by the same button and opened again without being fetched", () => {
  // jsdom makes no addresses of files.
  URL.createObjectURL = () => "blob:sheets";
  URL.revokeObjectURL = () => {};
  const onFetch = vi.fn();
  const place = stage(<FoldedPaper {...paper} base64={btoa("%PDF-1.4 of somebody else")} onFetch={onFetch} />);
  const button = opener(place);
  const says = () => [button?.getAttribute("aria-expanded"), place.querySelector("[role=status]")?.textContent];
  expect(says()).toEqual(["true", "paper.opened"]);
  if (button) press(button);
  expect(says()).toEqual(["false", ""]);
  if (button) press(button);
  expect([says(), onFetch.mock.calls]).toEqual([["true", "paper.opened"], []]);
});

test("it takes the focus where what was pressed has gone", () => {
  const place = stage(<FoldedPaper {...paper} base64={btoa("%PDF-1.4")} onFetch={() => {}} takesFocus />);
  expect(document.activeElement).toBe(opener(place));
});
