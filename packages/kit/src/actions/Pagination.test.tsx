// @vitest-environment jsdom
import { expect, test } from "vitest";
import { languages, stageIn } from "../testing/spoken.ts";
import { find, stage } from "../testing/stage.tsx";
import { Pagination } from "./Pagination.tsx";

const hrefOf = (page: number) => `/news?page=${page}`;
const links = (place: Element) => [...place.querySelectorAll("a")];

test("the current page is marked, and its neighbours and both ends have links", () => {
  const place = stage(<Pagination current={5} last={9} hrefOf={hrefOf} />);
  expect(find(place, "[aria-current=page]").textContent).toBe("5");
  expect(links(place).map((link) => link.getAttribute("href"))).toEqual([4, 1, 4, 5, 6, 9, 6].map(hrefOf));
  expect([find(place, "[rel=prev]").getAttribute("href"), find(place, "[rel=next]").getAttribute("href")]).toEqual([hrefOf(4), hrefOf(6)]);
});

test("the first page has nothing before it, the last nothing after it, one page needs no pages", () => {
  expect(stage(<Pagination current={1} last={2} hrefOf={hrefOf} />).querySelector("[rel=prev]")).toBe(null);
  expect(stage(<Pagination current={2} last={2} hrefOf={hrefOf} />).querySelector("[rel=next]")).toBe(null);
  expect(stage(<Pagination current={1} last={1} hrefOf={hrefOf} />).textContent).toBe("");
});

const names = {
  ru: ["Страницы", "Страница 1", "Страница 2", "Следующая"],
  kk: ["Беттер", "1-бет", "2-бет", "Келесі"],
  en: ["Pages", "Page 1", "Page 2", "Next"],
} as const;

test.each(languages)("each link says which page it is (%s)", (language) => {
  const place = stageIn(language, <Pagination current={1} last={2} hrefOf={hrefOf} />);
  const labels = links(place).map((link) => link.ariaLabel ?? link.textContent);
  expect([find(place, "nav").ariaLabel, ...labels]).toEqual(names[language]);
});
