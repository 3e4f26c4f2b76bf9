// @vitest-environment jsdom
import { expect, test } from "vitest";
import { find, press, stage } from "../testing/stage.tsx";
import { keys } from "../testing/user.ts";
import { Accordion } from "./Accordion.tsx";

const items = [
  { title: "Можно ли забрать деньги раньше?", content: <p>Можно, с третьего года.</p> },
  { title: "Что нужно для выплаты?", content: <p>Заявление.</p> },
];
const summaries = (place: Element) => [...place.querySelectorAll<HTMLElement>("summary")];
const open = (place: Element) => [...place.querySelectorAll("details")].map((part) => part.open);

test("Tab walks the headings of the parts", async () => {
  const place = stage(<Accordion items={items} />);
  await keys("{Tab}");
  expect(document.activeElement).toBe(summaries(place)[0]);
  await keys("{Tab}");
  expect(document.activeElement).toBe(summaries(place)[1]);
});

test("each part opens and closes on its own", () => {
  const place = stage(<Accordion items={items} />);
  expect(open(place)).toEqual([false, false]);
  for (const summary of summaries(place)) press(summary);
  expect(open(place)).toEqual([true, true]);
  press(find(place, "summary"));
  expect(open(place)).toEqual([false, true]);
});

test("parts of one name are a group, of which the browser keeps one open", () => {
  const place = stage(<Accordion items={items} name="questions" />);
  expect([...place.querySelectorAll("details")].map((part) => part.getAttribute("name"))).toEqual(["questions", "questions"]);
});
