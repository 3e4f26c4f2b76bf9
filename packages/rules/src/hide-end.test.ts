import { expect, it } from "vitest";
import { hideEnd } from "./hide-end.ts";

it("the last four digits of a number are hidden, and a short number whole", () => {
  expect(["950719301232", "N1234567", "12", ""].map(hideEnd)).toEqual(["95071930••••", "N123••••", "••", ""]);
});
