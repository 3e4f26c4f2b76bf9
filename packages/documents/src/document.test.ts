import { locales, type Locale } from "@shanyraq/i18n";
import { readPaperPage } from "@shanyraq/rules/read-paper-page";
import { describe, expect, it } from "vitest";
import type { Block } from "./block.ts";
import { document } from "./document.ts";
import { languageOf } from "./language-of.ts";
import { pageOf } from "./page-of.ts";
import { readPdf as read } from "./testing/read-pdf.ts";

const MADE_AT = Date.parse("2026-11-21T06:00:00Z");
const KAZAKH = "ӘәҒғҚқҢңӨөҰұҮүҺһІі ёЁ ₸ № «»";

const make = (blocks: readonly Block[], language: Locale = "ru", title = "Правила страхования") =>
  document({ language, title, subject: "Опыт", madeAt: MADE_AT }, blocks);

const structure = (bytes: Uint8Array) => read(bytes, "pdfinfo", "-struct-text");

const table = (rows: number): Block => ({
  kind: "table",
  caption: "График взносов",
  columns: [{ heading: "№", numeric: true }, { heading: "Оплатить до" }, { heading: "Взнос, ₸", numeric: true }],
  rows: Array.from({ length: rows }, (_, index) => [String(index + 1), "21.11.2026", `${index}\u00a0000,00`]),
});
const everyKind: readonly Block[] = [
  { kind: "paragraph", text: "Первый абзац.", look: "lead" },
  { kind: "heading", text: "За что платим" },
  { kind: "list", items: ["Дожитие", "Смерть"] },
  { kind: "facts", facts: [{ name: "Возраст", value: "от 18 до 66 лет" }] },
  table(3),
  { kind: "qr", address: "https://life.example/calculated?hash=00", text: "Наведите камеру.", alt: "QR-код с адресом" },
  { kind: "paragraph", text: KAZAKH, look: "note" },
];

describe("a document", () => {
  it("is a tagged PDF with its title, its language and its pages' size", async () => {
    const bytes = await make(everyKind, "kk", "Сақтандыру қағидалары");
    expect(new TextDecoder().decode(bytes.slice(0, 8))).toBe("%PDF-1.7");
    const info = read(bytes, "pdfinfo", "-isodates");
    expect(info).toMatch(/Title:\s+Сақтандыру қағидалары/);
    expect(info).toMatch(/Tagged:\s+yes/);
    expect(info).toMatch(/Page size:\s+595\.28 x 841\.89 pts \(A4\)/);
    expect(info).toMatch(/CreationDate:\s+2026-11-21T06:00:00Z/);
    const plain = Buffer.from(bytes).toString("latin1");
    expect(plain).toContain("/Lang (kk-KZ)");
    expect(plain).toContain("/DisplayDocTitle true");
    expect(read(bytes, "pdfinfo", "-meta")).toContain("<pdfuaid:part>1</pdfuaid:part>");
  });
  it("holds its page within its bytes, with every part in its order", async () => {
    const bytes = new Uint8Array(await make([{ kind: "together", blocks: everyKind }], "kk", "Сақтандыру қағидалары"));
    expect(await readPaperPage(bytes)).toEqual(pageOf("kk", "Сақтандыру қағидалары", everyKind));
  });
  it("holds no page where it keeps the bytes of before", async () => {
    const facts = { language: "ru", title: "Договор", subject: "Опыт", madeAt: MADE_AT, sheetsAlone: true } as const;
    expect(await readPaperPage(new Uint8Array(await document(facts, everyKind)))).toBeUndefined();
  });
  it("tells a chart on its page as the table of its values", () => {
    const chart: Block = {
      kind: "chart",
      alt: "Накопления по годам",
      years: [1, 2],
      lines: [{ name: "Взносы", values: [10, 20] }],
      valueText: (value) => `${value} ₸`,
    };
    expect(pageOf("ru", "Расчёт", [chart]).blocks).toEqual([
      {
        kind: "table",
        caption: "Накопления по годам",
        columns: [
          { heading: "№", numeric: true },
          { heading: "Взносы", numeric: true },
        ],
        rows: [
          ["1", "10 ₸"],
          ["2", "20 ₸"],
        ],
      },
    ]);
  });
  it.each([14, 17, 20, 23])("keeps together what stands together, after %i rows of a table", async (rows) => {
    const signing: Block = { kind: "together", blocks: [{ kind: "heading", text: "Подписание" }, table(6)] };
    const pages = read(await make([table(rows), signing]), "pdftotext", "-raw").split("\f");
    const [, after = ""] = pages.find((page) => page.includes("Подписание"))?.split("Подписание") ?? [];
    expect(after.match(/21\.11\.2026/g)).toHaveLength(6);
  });
  it("begins where it stands what is longer than a page", async () => {
    const long: Block = { kind: "together", blocks: [{ kind: "heading", text: "Подписание" }, table(90)] };
    const [first] = read(await make([table(3), long]), "pdftotext", "-raw").split("\f");
    expect(first).toContain("Подписание");
  });
  it("has the same bytes whatever was printed before it", async () => {
    const before = await make(everyKind);
    await make([{ kind: "paragraph", text: `${KAZAKH.split("").toReversed().join("")} Дожитие смерть` }, table(4)], "kk", "Правила");
    expect(await make(everyKind)).toEqual(before);
  });
  const foreign: readonly Block[] = [
    { kind: "paragraph", text: "Договор «Сенім», страхователь Сәрсенов Айдар Маратұлы, от 21.11.2026." },
    { kind: "list", items: ["Выгодоприобретатель: Әсел Тұрсынова, доля 50 %"] },
    { kind: "facts", facts: [{ name: "Город", value: "Ақтөбе" }] },
    { kind: "qr", address: "https://life.example/", text: "Полис «Сенім» по адресу", alt: "QR-код с адресом" },
  ];
  /** Languages of spans, in the order in which they stand in the file. */
  const languagesIn = (bytes: Uint8Array) =>
    [
      ...Buffer.from(bytes)
        .toString("latin1")
        .matchAll(/\/S \/Span\n(?:(?!endobj)[^])*?\/Lang \(([\w-]+)\)/g),
    ].map(([, language]) => language);
  it("tells words of another language in their language, also among words of its own", async () => {
    expect(languagesIn(await make(foreign))).toEqual(Array.from({ length: 6 }, () => "kk-KZ"));
    const tree = structure(await make(foreign));
    expect(tree.match(/Span \(inline\)/g)).toHaveLength(6);
    expect(tree.replaceAll(/\s+/g, " ")).toContain("Сәрсенов");
    expect(languagesIn(await make([{ kind: "paragraph", text: "Илья Волков, Ақтөбе" }], "en", "Policy"))).toEqual(["ru-KZ", "kk-KZ"]);
    expect(languagesIn(await make(foreign, "kk", "Шарт"))).toEqual([]);
  });
  it.each(["ru", "kk", "en"] as const)("is known by its own language, whatever words of others it has: %s", async (language) => {
    expect(languageOf(Buffer.from(await make([...foreign, ...everyKind], language, "Сенім, Сенiм")))).toBe(language);
  });
  it("breaks its lines where it would without another language in them", async () => {
    const name = "Сәрсенов Айдар Маратұлы, Әсел (Тұрсынова), «Сенім».";
    const long: readonly Block[] = [
      { kind: "paragraph", text: Array.from({ length: 12 }, () => `Страхователь по договору: ${name}`).join(" ") },
      table(2),
      { kind: "facts", facts: [{ name: "Выгодоприобретатели", value: Array.from({ length: 6 }, () => name).join(" ") }] },
    ];
    const facts = { language: "ru", title: "Договор", subject: "Опыт", madeAt: MADE_AT } as const;
    const linesOf = async (sheetsAlone: boolean) => read(await document({ ...facts, sheetsAlone }, long), "pdftotext", "-layout");
    expect(await linesOf(false)).toBe(await linesOf(true));
  });
  it("tells its parts to who listens, in the order in which they stand", async () => {
    const tags = [...structure(await make(everyKind)).matchAll(/^ *(\w+):?(?: .*)?$/gm)].map(([, tag]) => tag);
    expect(tags.filter((tag) => tag && /^(?:H1|H2|P|L|Table|Figure)$/.test(tag))).toEqual("H1 P H2 L Table Table Figure P P P".split(" "));
    const tree = structure(await make(everyKind));
    const places = [
      "Правила страхования",
      "Первый абзац.",
      "За что платим",
      "Дожитие",
      "Смерть",
      "Возраст",
      "от 18",
      "График",
      "Взнос, ₸",
      "2 000,00",
    ];
    expect(places.map((words) => tree.replaceAll("\u00a0", " ").indexOf(words))).toEqual(
      places.map((words) => tree.replaceAll("\u00a0", " ").indexOf(words)).toSorted((one, other) => one - other),
    );
    expect(tree.replaceAll("\u00a0", " ")).not.toContain("Страница 1 из 1");
    expect(tree).toMatch(/Table[\s\S]*TR[\s\S]*TH[\s\S]*"Возраст"[\s\S]*TD[\s\S]*"от 18 до 66 лет"/);
    expect(tree).toMatch(/LI[\s\S]*Lbl[\s\S]*LBody/);
    expect(tree).toMatch(/Link/);
  });
  it("says the scope of headings and what a picture shows", async () => {
    const bytes = await make(everyKind);
    const tree = read(bytes, "pdfinfo", "-struct");
    expect(tree).toMatch(/Scope \/Row/);
    expect(tree).toMatch(/Scope \/Column/);
    const alt = Buffer.from("QR-код с адресом", "utf16le").swap16();
    expect(Buffer.from(bytes).includes(Buffer.concat([Buffer.from("/Alt ("), Buffer.from([0xfe, 0xff]), alt]))).toBe(true);
  });
  it("embeds the letters it uses, every Kazakh one among them", async () => {
    const bytes = await make(everyKind);
    for (const character of KAZAKH.replaceAll(" ", "")) expect(read(bytes, "pdftotext")).toContain(character);
    const fonts = read(bytes, "pdffonts").split("\n").slice(2).filter(Boolean);
    expect(fonts).toHaveLength(2);
    for (const font of fonts) expect(font).toMatch(/GolosText.*CID TrueType.*yes yes yes/);
  });
  it("is the same, byte for byte, when it is made again", async () => {
    expect(Buffer.from(await make(everyKind)).equals(await make(everyKind))).toBe(true);
  });
  it.each(locales)("numbers its pages and names the insurer on each of them, in %s", async (language) => {
    const pages = read(await make([table(90)], language), "pdftotext", "-layout")
      .split("\f")
      .slice(0, -1);
    expect(pages.length).toBeGreaterThan(1);
    const names = { ru: "Шанырак Life", kk: "Шаңырақ Life", en: "Shanyraq Life" };
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(names[language]);
      expect(page).toMatch(
        new RegExp(language === "kk" ? `${pages.length} беттің ${index + 1}-беті` : `${index + 1} (?:из|of) ${pages.length}`),
      );
    }
  });
});

describe("a table that continues on other pages", () => {
  it("shows its headings on each, and tells them once", async () => {
    const bytes = await make([table(90)]);
    const pages = read(bytes, "pdftotext", "-layout").split("\f").slice(0, -1);
    for (const page of pages) expect(page).toContain("Оплатить до");
    expect(structure(bytes).match(/Оплатить до/g)).toHaveLength(1);
    expect(structure(bytes).match(/\bTR\b/g)).toHaveLength(91);
  });
  it("never parts a row", async () => {
    const long = "слово ".repeat(60).trim();
    const rows = Array.from({ length: 12 }, (_, index) => [String(index), long]);
    const bytes = await make([{ kind: "table", columns: [{ heading: "№" }, { heading: "Слова" }], rows }]);
    const tree = structure(bytes);
    expect(tree.match(/слово/g)).toHaveLength(12 * 60);
    for (const page of read(bytes, "pdftotext").split("\f").slice(0, -1)) expect((page.match(/слово/g) ?? []).length % 60).toBe(0);
  });
});

it("keeps a paragraph that continues on another page one paragraph", async () => {
  const tree = structure(await make([{ kind: "paragraph", text: "Слова идут дальше. ".repeat(600) }]));
  expect(tree.match(/^ *P/gm)).toHaveLength(1);
  expect(tree.match(/Слова/g)).toHaveLength(600);
});
