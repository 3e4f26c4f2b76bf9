// @vitest-environment jsdom
import { expect, test } from "vitest";
import { stage } from "../testing/stage.tsx";
import { Heading } from "./Heading.tsx";

const headings = (place: Element) => [...place.querySelectorAll("h1, h2, h3, h4")].map(({ textContent }) => textContent);

test.each(["", undefined, null])("a heading whose text is %j is not a heading for a screen reader, and keeps its line", (text) => {
  const place = stage(<Heading level={2}>{text}</Heading>);
  expect(headings(place)).toEqual([]);
  expect(place.querySelector("[aria-hidden=true]")?.textContent).toBe("\u00a0");
});
test("a heading with its text is one", () => {
  expect(headings(stage(<Heading level={3}>Сенім</Heading>))).toEqual(["Сенім"]);
});
