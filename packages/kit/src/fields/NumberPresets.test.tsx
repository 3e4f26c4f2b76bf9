// @vitest-environment jsdom
import { useState } from "react";
import { expect, test } from "vitest";
import { stage } from "../testing/stage.tsx";
import { keys } from "../testing/user.ts";
import { NumberPresets } from "./NumberPresets.tsx";

const presets = [5, 10, 15].map((value) => ({ value, label: `${value} лет` }));
const Page = ({ first }: { readonly first: number }) => {
  const [value, onChoose] = useState(first);
  return (
    <>
      <a href="/before">до</a>
      <b id="label">Срок: {value}</b>
      <NumberPresets labelId="label" presets={presets} value={value} onChoose={onChoose} />
      <a href="/after">после</a>
    </>
  );
};
const focused = () => document.activeElement?.textContent;

test("presets are one stop of the Tab key: the chosen one, or the first when none is", async () => {
  stage(<Page first={10} />);
  await keys("{Tab}{Tab}");
  expect(focused()).toBe("10 лет");
  await keys("{Tab}");
  expect(focused()).toBe("после");
});

test("the first preset is the stop when the number is not among them", async () => {
  stage(<Page first={7} />);
  await keys("{Tab}{Tab}");
  expect(focused()).toBe("5 лет");
});

test("arrows, Home and End move between presets without choosing, Enter chooses", async () => {
  const place = stage(<Page first={10} />);
  await keys("{Tab}{Tab}{ArrowRight}");
  expect([focused(), place.querySelector("#label")?.textContent]).toEqual(["15 лет", "Срок: 10"]);
  await keys("{ArrowRight}");
  expect(focused()).toBe("5 лет");
  await keys("{ArrowLeft}{Home}{End}{Enter}");
  expect([focused(), place.querySelector("#label")?.textContent]).toEqual(["15 лет", "Срок: 15"]);
  await keys("{Shift>}{Tab}{/Shift}");
  expect(focused()).toBe("до");
});
