import { expect, it } from "vitest";
import { shownMoney, shownNotice } from "./shown.ts";

it.each([
  ["ru", 1_953_050, "19\u00a0530,50"],
  ["kk", 1_953_050, "19\u00a0530,50"],
  ["en", 1_953_050, "19,530.50"],
  ["ru", 150_000_000, "1\u00a0500\u00a0000"],
  ["en", 150_000_000, "1,500,000"],
  ["kk", 5, "0,05"],
] as const)("writes a sum as %s does: %i tiyn as %s", (locale, amount, written) => {
  expect(shownMoney(amount, locale)).toBe(written);
});

it.each([
  ["19530.50", "19\u00a0530,50"],
  ["19\u00a0530.50", "19\u00a0530,50"],
  ["1\u00a0500\u00a0000", "1\u00a0500\u00a0000"],
])("reads the sum %s of a kept notice in the language of its reader", (amount, written) => {
  expect(shownNotice({ contract: "SH-2026-48210593", amount }, "ru")).toEqual({ contract: "SH-2026-48210593", amount: written });
});

it("leaves a notice without a sum as it is", () => {
  expect(shownNotice({ date: "27.11.2026" }, "en")).toEqual({ date: "27.11.2026" });
});
