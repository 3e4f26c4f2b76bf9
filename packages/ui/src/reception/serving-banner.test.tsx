// @vitest-environment jsdom
import { stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { expect, test } from "vitest";
import { ServingBanner } from "./ServingBanner.tsx";

const nothing = () => {};

test.each([
  [
    "what an employee must know before they speak",
    true,
    "aloud",
    ["Не звонить, писать: SMS или электронная почта", "На слух: программой экранного доступа или голосом"],
  ],
  ["nothing of a customer who can be called and reads as usual", false, "ordinary", []],
] as const)("the band over a customer's data says %s", (_, inWriting, reading, needs) => {
  const place = stageIn(
    "ru",
    <ServingBanner name="Ахметова Гүлнар" inWriting={inWriting} reading={reading} busy={false} onLeave={nothing} />,
  );
  expect([...place.querySelectorAll("li")].map(({ textContent }) => textContent.trim())).toEqual(needs);
});
