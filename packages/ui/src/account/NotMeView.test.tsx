// @vitest-environment jsdom
import type { NotMeState } from "@shanyraq/flows";
import { act } from "react";
import { describe, expect, it } from "vitest";
import { find, stage } from "@shanyraq/kit/testing/stage.tsx";
import { NotMeView } from "./NotMeView.tsx";

const token = "t".repeat(43);

function shown(state: NotMeState) {
  const presses = { freeze: 0, signature: 0 };
  const place = stage(
    <NotMeView
      state={state}
      phone="+77000000000"
      officesHref="/contacts"
      onPress={() => (presses.freeze += 1)}
      onSignature={() => (presses.signature += 1)}
    />,
  );
  return { place, presses };
}

describe("the page behind the link", () => {
  it("says what it will do, and does nothing before it is pressed", () => {
    const { place, presses } = shown({ at: "asking", token });
    expect(place.textContent).toContain("notMe.does.shut");
    expect(presses.freeze).toBe(0);
    act(() => find<HTMLButtonElement>(place, "button").click());
    expect(presses.freeze).toBe(1);
  });
  it("says nothing of what to do next until it is known", () => {
    expect(shown({ at: "sending", token }).place.textContent).not.toContain("notMe.next");
  });
  it.each([
    [{ at: "frozen", until: "2026-11-22T06:00:00.000Z" }, "notMe.done"],
    [{ at: "over" }, "notMe.over"],
    [{ at: "without" }, "notMe.without"],
  ] as const)("%j leads on by a signature, a call, a message and an office, and its answer is read first", (state, title) => {
    const { place, presses } = shown(state);
    expect(document.activeElement?.textContent).toBe(title);
    act(() => find<HTMLButtonElement>(place, "button").click());
    expect(presses).toEqual({ freeze: 0, signature: 1 });
    expect([...place.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
      "tel:+77000000000",
      expect.stringMatching(/^mailto:/),
      "/contacts",
    ]);
  });
});
