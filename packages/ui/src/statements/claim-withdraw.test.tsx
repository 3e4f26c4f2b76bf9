// @vitest-environment jsdom
import { stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { act } from "react";
import { expect, it } from "vitest";
import { ClaimWithdraw } from "./ClaimWithdraw.tsx";

it("the button that opens the withdrawal keeps the focus, says that it is open, and puts it away again", () => {
  const place = stageIn("ru", <ClaimWithdraw number="OB-2026-000006" state={{ at: "asking" }} onWithdraw={() => undefined} />);
  const button = place.querySelector("button");
  const press = () => act(() => button?.click());
  button?.focus();
  expect(button?.getAttribute("aria-expanded")).toBe("false");
  press();
  expect([button?.getAttribute("aria-expanded"), document.activeElement === button]).toEqual(["true", true]);
  expect(place.textContent).toContain("Сообщение и заявление на выплату отзываются вместе.");
  expect(place.querySelector('input[name="phone"]')).not.toBeNull();
  press();
  expect(place.querySelector("input")).toBeNull();
});
