// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { press, stage } from "@shanyraq/kit/testing/stage.tsx";
import { ScheduleBlockTable } from "./ScheduleBlockTable.tsx";

const table = { schedule: { columns: { year: "Год" }, rows: [{ year: 1 }] }, caption: "По годам", fileName: "senim" };
const ways = (place: Element) =>
  [...place.querySelectorAll<HTMLElement>("a, button")].filter(({ textContent }) => textContent.includes("calculators.offer"));

test("the offer of a kept calculation is a link to its page and one to its file", () => {
  const offer = { page: "/products/senim/paper/offer-0", file: "/api/documents/ru/senim/offer-0.pdf" };
  const links = ways(stage(<ScheduleBlockTable {...table} offer={offer} />));
  expect(links.map((link) => [link.getAttribute("href"), link.hasAttribute("download")])).toEqual([
    [offer.page, false],
    [offer.file, true],
  ]);
});

test("an offer that is not stored yet is requested in the form that was pressed, and a failure is shown beside it", () => {
  const onPress = vi.fn();
  const place = stage(<ScheduleBlockTable {...table} keeping={{ onPress, busy: undefined, problem: { kind: "offline" } }} />);
  for (const button of ways(place)) press(button);
  expect(onPress.mock.calls).toEqual([["page"], ["file"]]);
  expect(place.querySelector("[role=alert]")?.textContent).toContain("account.problem.offline");
});

test("without either there is no such button", () => {
  expect(ways(stage(<ScheduleBlockTable {...table} />))).toEqual([]);
});
