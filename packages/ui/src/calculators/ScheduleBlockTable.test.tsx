// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { press, stage } from "@shanyraq/kit/testing/stage.tsx";
import { ScheduleBlockTable } from "./ScheduleBlockTable.tsx";

const table = { schedule: { columns: { year: "Год" }, rows: [{ year: 1 }] }, caption: "По годам", fileName: "senim" };
const offerIn = (place: Element) =>
  [...place.querySelectorAll<HTMLElement>("a, button")].find(({ textContent }) => textContent.includes("calculators.offer"));

test("the offer of a kept calculation is a link to its file", () => {
  const link = offerIn(stage(<ScheduleBlockTable {...table} pdfHref="/api/documents/ru/senim/offer-0.pdf" />));
  expect([link?.getAttribute("href"), link?.hasAttribute("download")]).toEqual(["/api/documents/ru/senim/offer-0.pdf", true]);
});

test("a schedule that is not stored yet is requested, and a failure is shown beside it", () => {
  const onPress = vi.fn();
  const place = stage(<ScheduleBlockTable {...table} pdf={{ onPress, busy: false, problem: { kind: "offline" } }} />);
  const button = offerIn(place);
  if (button) press(button);
  expect(onPress).toHaveBeenCalledOnce();
  expect(place.querySelector("[role=alert]")?.textContent).toContain("account.problem.offline");
});

test("without either there is no such button", () => {
  expect(offerIn(stage(<ScheduleBlockTable {...table} />))).toBeUndefined();
});
