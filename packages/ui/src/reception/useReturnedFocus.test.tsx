// @vitest-environment jsdom
import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { useReturnedFocus } from "./useReturnedFocus.ts";

function Cases() {
  const [opened, setOpened] = useState<string>();
  useReturnedFocus(opened);
  return (
    <>
      {opened !== undefined && <button onClick={() => setOpened(undefined)}>Close {opened}</button>}
      {["first", "second"].map((name) => (
        <button key={name} onClick={() => setOpened(name)}>
          {name}
        </button>
      ))}
    </>
  );
}
let end = () => {};
beforeEach(() => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  act(() => root.render(<Cases />));
  end = () => {
    act(() => root.unmount());
    place.remove();
  };
});
afterEach(() => end());

/** Presses as a keyboard does: what is pressed has the focus. */
function press(name: string): void {
  const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);
  button?.focus();
  act(() => button?.click());
}

it("gives the focus back to the row that opened the case that is closed", () => {
  press("second");
  press("Close second");
  expect(document.activeElement?.textContent).toBe("second");
});

it("gives it back to the row that was opened last", () => {
  press("first");
  press("second");
  press("Close second");
  expect(document.activeElement?.textContent).toBe("second");
});
