// @vitest-environment jsdom
import { expect, test } from "vitest";
import { stage } from "@shanyraq/kit/testing/stage.tsx";
import { PremiumSlip } from "./PremiumSlip.tsx";

test("a slip has no heading before the product's name is known", () => {
  const place = stage(<PremiumSlip title="" premium="100.00" rows={[]} />);
  expect(place.querySelectorAll("h1, h2, h3, h4")).toHaveLength(0);
});
