// @vitest-environment jsdom
import { expect, test } from "vitest";
import { find, press, stage } from "../testing/stage.tsx";
import { cellText } from "./schedule-text.ts";
import { ScheduleTable } from "./ScheduleTable.tsx";

const table = (
  <ScheduleTable
    caption="График взносов"
    columns={{ n: "№", date: "Дата", sum: "Взнос, ₸" }}
    wholeColumns={["n"]}
    rows={[{ n: 1, date: "01.01.2027", sum: 40472.4 }]}
    totals={{ n: "Итого", date: "", sum: 40472.4 }}
  />
);

test("the roles stay when the phone lays the table out as blocks", () => {
  const place = stage(table);
  expect(find(place, "table").getAttribute("role")).toBe("table");
  expect([...place.querySelectorAll<HTMLElement>("thead th")].map((cell) => cell.getAttribute("role"))).toEqual([
    "columnheader",
    "columnheader",
    "columnheader",
  ]);
  expect([...place.querySelectorAll("tr")].every((row) => row.getAttribute("role") === "row")).toBe(true);
  expect([...place.querySelectorAll("td")].every((cell) => cell.getAttribute("role") === "cell")).toBe(true);
  expect([...place.querySelectorAll("tbody tr")].every((row) => row.firstElementChild?.getAttribute("role") === "rowheader")).toBe(true);
});

test("every cell carries its heading for the eye and hides it from the ear", () => {
  const cells = [...stage(table).querySelectorAll("tbody :is(td, th[scope=row])")];
  expect(cells.map((cell) => cell.querySelector('[aria-hidden="true"]')?.textContent)).toEqual(["№", "Дата", "Взнос, ₸"]);
});

test("money has two decimals and a counted column none", () => {
  const cells = [...stage(table).querySelectorAll("tbody :is(td, th[scope=row]) > span:last-child")];
  expect(cells.map((cell) => cell.textContent)).toEqual(["1", "01.01.2027", "40\u00a0472,40"]);
});

test("numeric columns stand at the right edge", () => {
  const headings = [...stage(table).querySelectorAll<HTMLElement>("thead th")];
  expect(headings.map((heading) => heading.dataset["number"])).toEqual(["yes", undefined, "yes"]);
});

test("figures that come as text stand at the right edge where their column says so", () => {
  const printed = (
    <ScheduleTable caption="Защита" columns={{ a: "Вид", b: "Сумма" }} rows={[{ a: "Травмы", b: "1,00" }]} numericColumns={["b"]} />
  );
  const cells = [...stage(printed).querySelectorAll<HTMLElement>(":is(th, td)")];
  expect(cells.map((cell) => cell.dataset["number"])).toEqual([undefined, "yes", undefined, "yes"]);
});

test("the caption names the group that scrolls, and keys reach it", () => {
  const region = find<HTMLElement>(stage(table), "[role=group]");
  expect(region.getAttribute("aria-label")).toBe("График взносов");
  expect(region.tabIndex).toBe(0);
});

test("a long schedule begins folded and opens whole", () => {
  const rows = Array.from({ length: 120 }, (_, index) => ({ no: index + 1, amount: 100 }));
  const root = stage(<ScheduleTable caption="График" columns={{ no: "№", amount: "Сумма" }} rows={rows} wholeColumns={["no"]} />);
  expect(root.querySelectorAll("tbody tr")).toHaveLength(12);
  press(find(root, "button"));
  expect(root.querySelectorAll("tbody tr")).toHaveLength(120);
  // The button is gone: the focus stands on the table that it opened.
  expect(document.activeElement).toBe(find(root, "[role=group]"));
});

test("a date is read as dd.mm.yyyy", () => {
  expect(cellText("2027-11-21", "ru-KZ")).toBe("21.11.2027");
});

test("totals stand at the foot with two decimals, and their word is not a value of a column", () => {
  const cells = [...find(stage(table), "tfoot tr").children];
  expect(cells.map((cell) => cell.querySelector("span:last-child")?.textContent)).toEqual(["Итого", "", "40\u00a0472,40"]);
  expect(cells.map((cell) => cell.querySelector('[aria-hidden="true"]')?.textContent)).toEqual([undefined, undefined, "Взнос, ₸"]);
});

test("the file that is saved has every row, the folded ones too, and the totals", async () => {
  const rows = Array.from({ length: 30 }, (_, index) => ({ n: index + 1, sum: 100.5 }));
  const saved: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => {} });
  const place = stage(
    <ScheduleTable
      caption="График"
      columns={{ n: "№", sum: "Сумма" }}
      rows={rows}
      totals={{ n: "Итого", sum: 3015 }}
      wholeColumns={["n"]}
      fileName="график"
    />,
  );
  const names: string[] = [];
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    names.push(event.target.download);
  });
  HTMLAnchorElement.prototype.click = function () {
    document.body.append(this);
    this.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  };
  const [csv, xlsx] = [...place.querySelectorAll("button")].slice(-2) as [HTMLButtonElement, HTMLButtonElement];
  press(csv);
  press(xlsx);
  await expect.poll(() => saved.length).toBe(2);
  Reflect.deleteProperty(HTMLAnchorElement.prototype, "click");
  Reflect.deleteProperty(URL, "createObjectURL");
  Reflect.deleteProperty(URL, "revokeObjectURL");
  const lines = (await saved[0]?.text())?.trim().split("\r\n") ?? [];
  expect([lines.length, lines.at(1), lines.at(-1), names]).toEqual([32, "1;100,50", "Итого;3015,00", ["график.csv", "график.xlsx"]]);
  // A workbook is a zip archive.
  expect([...new Uint8Array((await saved[1]?.arrayBuffer()) ?? []).slice(0, 2)]).toEqual([0x50, 0x4b]);
});

test("a folded table without actions begins at the given row", () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({ n: index + 1 }));
  const place = stage(<ScheduleTable caption="График" columns={{ n: "№" }} rows={rows} wholeColumns={["n"]} opensAt={30} />);
  const lines = [...place.querySelectorAll("tbody tr")].map((line) => line.textContent);
  expect([lines.length, lines[0]]).toEqual([12, "№31"]);
});

test("a folded table begins at the row with which something can be done", () => {
  const rows = Array.from({ length: 40 }, (_, index) => ({ n: index + 1 }));
  const of = (index: number) => index === 20 && <button type="button">Оплатить</button>;
  const place = stage(
    <ScheduleTable caption="График" columns={{ n: "№" }} wholeColumns={["n"]} rows={rows} action={{ heading: "Оплатить", of }} />,
  );
  const lines = () => [...place.querySelectorAll("tbody tr")];
  expect([lines().length, lines()[0]?.textContent]).toEqual([12, "№21Оплатить"]);
  press(find(place, "button:not(td button)"));
  expect([lines().length, lines()[20]?.textContent]).toEqual([40, "№21Оплатить"]);
});
