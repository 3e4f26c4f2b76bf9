// @vitest-environment jsdom
import { expect, test } from "vitest";
import { followReader } from "./follow-reader.ts";

const place = () => document.documentElement.style.getPropertyValue("--guide");

test("the reading guide stands under the pointer until it is put away", () => {
  const end = followReader();
  document.dispatchEvent(new MouseEvent("pointermove", { clientY: 120.4 }));
  expect(place()).toBe("120px");
  end();
  expect(place()).toBe("");
  document.dispatchEvent(new MouseEvent("pointermove", { clientY: 300 }));
  expect(place()).toBe("");
});
