// @vitest-environment jsdom
import { find, stage } from "@shanyraq/kit/testing/stage.tsx";
import { expect, test } from "vitest";
import { NothingFound } from "./NothingFound.tsx";
import { PolicyCheckView } from "./PolicyCheckView.tsx";

const PHONE = "+7 (700) 000-00-00";
const nothing = () => {};
const found = { sent: true, data: [] };

test.each([
  ["an answer that found nothing", <NothingFound key="" title="" text="" phone={PHONE} />],
  [
    "an answer that goes to the owner",
    <PolicyCheckView key="" state={{ at: "found", found }} cabinetHref="/cabinet" phone={PHONE} onAsk={nothing} onAnother={nothing} />,
  ],
])("the number to call of %s moves to the next line whole", (_, view) => {
  const link = find(stage(view), "a[href^=tel]");
  const whole = [...link.querySelectorAll("*")].findLast(({ textContent }) => textContent === PHONE);
  // A child of a button, whose parts stand in a row, is a block.
  expect(whole && getComputedStyle(whole).display).toMatch(/^(?:inline-)?block$/);
});
