import { expect, it } from "vitest";
import type { Block } from "./block.ts";
import { document } from "./document.ts";
import type { Print } from "./print.ts";
import { letterSizes } from "./testing/letter-sizes.ts";
import { readPdf } from "./testing/read-pdf.ts";

const facts = { language: "kk", title: "Сақтандыру шарты", subject: "Сенім", madeAt: Date.parse("2026-11-21T06:00:00Z") } as const;
const make = (blocks: readonly Block[], print: Print) => document({ ...facts, print }, blocks);

const narrow: Block = {
  kind: "table",
  caption: "Сатып алу сомасы",
  columns: ["Жыл", "Жинақталған сома, ₸", "Сатып алу сомасы, ₸", "Төленген жарналар, ₸", "Қайтарылады, ₸", "Күні"].map(
    (heading, index) => ({
      heading,
      numeric: index < 5,
    }),
  ),
  rows: Array.from({ length: 12 }, (_, year) => [
    String(year + 1),
    `${year}\u00a0250\u00a0000,00`,
    `${year}\u00a0100\u00a0000,00`,
    `${year}\u00a0420\u00a0876,00`,
    `${year}\u00a0000\u00a0000,00`,
    "21.11.2026",
  ]),
};
const dues: Block = {
  kind: "table",
  columns: [{ heading: "№", numeric: true }, { heading: "Мерзімі" }, { heading: "Жарна, ₸", numeric: true }],
  rows: Array.from({ length: 30 }, (_, index) => [String(index + 1), "21.11.2026", "35\u00a0073,00"]),
};
const chart: Block = {
  kind: "chart",
  alt: "Жылдар бойынша жинақ",
  years: [1, 2, 3],
  lines: [
    { name: "Жинақталған сома", values: [1_000_000, 2_000_000, 3_000_000] },
    { name: "Сатып алу сомасы", values: [0, 900_000, 2_700_000] },
    { name: "Төленген жарналар", values: [1_100_000, 2_200_000, 3_300_000] },
  ],
  valueText: (value) => `${value / 1e6} млн`,
};
const everyKind: readonly Block[] = [
  { kind: "paragraph", text: "Бұл шарт бойынша жарналарды ай сайын төлейсіз.", look: "lead" },
  { kind: "heading", text: "Кімге төленеді" },
  { kind: "list", items: ["Сақтандырылушының өзіне", "Пайда алушыларға"], numbered: true },
  { kind: "facts", facts: [{ name: "Сақтандырылушының міндеттемелері", value: "Сәрсенов Айдар Маратұлы" }] },
  dues,
  narrow,
  chart,
  {
    kind: "qr",
    address: "https://life.example/kk/verify/675398c1-a4ea-4323-bab3-1145d5f657aa",
    text: "Камераны бағыттаңыз.",
    alt: "QR-код",
  },
  {
    kind: "together",
    blocks: [
      { kind: "heading", text: "Сақтандырушы" },
      { kind: "paragraph", text: "АҚ", look: "note" },
    ],
  },
];

/** The elements of a document in the order of its tree, each with what it says; where a figure stands, and how often a link wraps, is the print's own. */
const elementsOf = (bytes: Uint8Array): string =>
  readPdf(bytes, "pdfinfo", "-struct-text")
    .replaceAll(/^ *(?:"(.*)"|Object \d+.*)$/gm, "$1")
    .replaceAll(/\/BBox \[.*?\]|\s/g, "");

it("has no letter of less than 18 points, in running heads, charts and tables neither", async () => {
  const [smallest] = letterSizes(await make(everyKind, "large"));
  expect(smallest).toBe(18);
  const [usual] = letterSizes(await make(everyKind, "ordinary"));
  expect(usual).toBe(7.5);
});

it.each(everyKind.map((block) => [block.kind === "table" ? `table of ${block.columns.length} columns` : block.kind, block] as const))(
  "tells the same, in the same order and with the same tags, as ordinary print: %s",
  async (_, block) => {
    expect(elementsOf(await make([block], "large"))).toBe(elementsOf(await make([block], "ordinary")));
  },
);

it("cuts no word: every one that stands in ordinary print stands whole in large print", async () => {
  const wordsOf = (bytes: Uint8Array) => new Set(readPdf(bytes, "pdftotext", "-raw").match(/[\p{L}\p{N}]+/gu));
  const printed = wordsOf(await make(everyKind, "large"));
  const usual = await make([{ kind: "paragraph", text: "" }, ...everyKind], "ordinary");
  expect([...wordsOf(usual)].filter((word) => !printed.has(word))).toEqual([]);
});

it("keeps a table that has room a table, and repeats the headings of one that has not beside each value", async () => {
  const timesOf = async (block: Block, heading: string) =>
    readPdf(await make([block], "large"), "pdftotext", "-raw").split(heading).length - 1;
  const pages = readPdf(await make([dues], "large"), "pdftotext", "-raw").split("\f").length - 1;
  expect(await timesOf(dues, "Жарна, ₸")).toBe(pages);
  expect(await timesOf(narrow, "Сатып алу сомасы, ₸")).toBe(12);
});

it("never parts a record", async () => {
  const pages = readPdf(await make([narrow], "large"), "pdftotext", "-raw")
    .split("\f")
    .slice(0, -1);
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page.match(/Жинақталған/g)?.length).toBe(page.match(/21\.11\.2026/g)?.length);
});

it.each([
  ["a chart", chart],
  ["the first record of a table", narrow],
  ["the first row of a table", dues],
] as const)("keeps a heading with %s under it", async (_, block) => {
  const filler: Block = { kind: "list", items: Array.from({ length: 17 }, (_, index) => `${index}`) };
  const pages = readPdf(await make([filler, { kind: "heading", text: "Тақырып" }, block], "large"), "pdftotext", "-raw").split("\f");
  expect(pages[0]).not.toContain("Тақырып");
  expect(pages[1]).toMatch(/Тақырып[\s\S]*(?:Жинақталған|Жарна)/);
});
