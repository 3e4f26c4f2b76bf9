// @vitest-environment jsdom
import { useState } from "react";
import { expect, test } from "vitest";
import { languages, stageIn, transcript } from "../testing/spoken.ts";
import { find, stage } from "../testing/stage.tsx";
import { keys, user } from "../testing/user.ts";
import { Tabs, type TabItem } from "./Tabs.tsx";

const tabs: readonly TabItem[] = [
  { id: "overview", title: "Обзор", content: <p>Полис действует.</p> },
  { id: "payments", title: "Платежи", count: 12, content: <a href="/pay">Оплатить</a> },
  { id: "changes", title: "Изменения", disabled: true, content: <p>Нет.</p> },
  { id: "papers", title: "Документы", content: <p>Полис.pdf</p> },
];
const Page = () => {
  const [chosen, onChoose] = useState("overview");
  return <Tabs label="Договор" tabs={tabs} chosen={chosen} onChoose={onChoose} />;
};
const focused = () => document.activeElement?.textContent;
const panel = (place: Element) => find(place, "[role=tabpanel]").textContent;

test("Tab brings the focus to the chosen tab alone, and then into its panel", async () => {
  const place = stage(<Page />);
  await keys("{Tab}");
  expect(focused()).toBe("Обзор");
  await keys("{Tab}");
  expect(document.activeElement).toBe(find(place, "[role=tabpanel]"));
});

test("arrows walk the tabs, choose as they go, leave out a disabled one and go round", async () => {
  const place = stage(<Page />);
  await keys("{Tab}{ArrowRight}");
  expect([focused(), panel(place)]).toEqual(["Платежи12", "Оплатить"]);
  await keys("{ArrowRight}");
  expect([focused(), panel(place)]).toEqual(["Документы", "Полис.pdf"]);
  await keys("{ArrowRight}");
  expect(focused()).toBe("Обзор");
  await keys("{ArrowLeft}");
  expect(focused()).toBe("Документы");
});

test("Home and End go to the first tab and to the last", async () => {
  stage(<Page />);
  await keys("{Tab}{End}");
  expect(focused()).toBe("Документы");
  await keys("{Home}");
  expect(focused()).toBe("Обзор");
});

test("a press chooses a tab; a disabled one cannot be chosen", async () => {
  const place = stage(<Page />);
  await user.click(find(place, "[role=tab]:nth-of-type(2)"));
  expect(panel(place)).toBe("Оплатить");
  await user.click(find(place, "[role=tab]:nth-of-type(3)"));
  expect(panel(place)).toBe("Оплатить");
});

const words = {
  ru: { label: "Договор", overview: "Обзор", payments: "Платежи", active: "Полис действует." },
  kk: { label: "Шарт", overview: "Шолу", payments: "Төлемдер", active: "Полис күшінде." },
  en: { label: "Contract", overview: "Overview", payments: "Payments", active: "The policy is active." },
} as const;

test.each(languages)("a screen reader reads every tab with its place and state, then the shown panel (%s)", async (language) => {
  const { label, overview, payments, active } = words[language];
  const parts: readonly TabItem[] = [
    { id: "overview", title: overview, content: <p>{active}</p> },
    { id: "payments", title: payments, count: 12, content: <p>0</p> },
  ];
  const place = stageIn(language, <Tabs label={label} tabs={parts} chosen="overview" onChoose={() => {}} />);
  expect(await transcript(place)).toEqual([
    `tablist, ${label}, orientated horizontally`,
    `tab, ${overview}, selected, 1 control, position 1, set size 2`,
    `tab, ${payments} 12, not selected, position 2, set size 2`,
    payments,
    "12",
    `end of tab, ${payments} 12, not selected, position 2, set size 2`,
    `end of tablist, ${label}, orientated horizontally`,
    `tabpanel, ${overview}`,
    "paragraph",
    active,
    "end of paragraph",
    `end of tabpanel, ${overview}`,
  ]);
});
