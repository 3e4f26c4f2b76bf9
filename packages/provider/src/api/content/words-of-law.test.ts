import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brand } from "@shanyraq/brand";
import { locales } from "@shanyraq/i18n";
import { describe, expect, it } from "vitest";

const repository = path.resolve(import.meta.dirname, "../../../../..");
const read = (...parts: string[]) => readFileSync(path.join(repository, ...parts), "utf8");

/** Everything that a person reads: catalogues and the content of the site. */
const texts = [
  ...readdirSync(path.join(repository, "content"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:md|yaml)$/.test(name) && !name.endsWith("README.md"))
    .map((name) => ({ name, text: read("content", name) })),
  ...locales.flatMap((locale) =>
    readdirSync(path.join(repository, "packages/i18n/messages", locale)).map((name) => ({
      name: `${locale}/${name}`,
      text: read("packages/i18n/messages", locale, name),
    })),
  ),
];
const saying = (pattern: RegExp) => texts.flatMap(({ name, text }) => (pattern.test(text) ? [name] : []));

describe("the published texts", () => {
  it("never call a code from an SMS a signature (Digital Code, article 47)", () => {
    expect(
      saying(
        /(?:code stands for a signature|code [^.]{0,30}is your signature|Код (?:из SMS )?(?:заменяет|равен)[^.]{0,20}подпис|код[^.]{0,30}қолды алмастырады|қолыңызға тең)/i,
      ),
    ).toEqual([]);
  });
  it("promise no deduction for premiums (Tax Code, articles 401-404)", () => {
    expect(saying(/(?:reduce tax in some|уменьшают налог|салықты азайтады)/i)).toEqual([]);
  });
  it("do not say that a contract outlives its insurer (Civil Code, article 841)", () => {
    expect(saying(/(?:contract neither ends|Договор не прекращается и не дешевеет|шарт тоқтамайды және құнын)/i)).toEqual([]);
  });
  it("promise no money for studies by the eighteenth birthday: a child of sixteen may wait for eighteen years", () => {
    expect(saying(/(?:at eighteen|к восемнадцат|он сегізге толғанда)/i)).toEqual([]);
  });
});

describe("pages of law", () => {
  it.each(locales)("in %s name the operator of personal data with its BIN, third parties, abroad, publication and the term", (locale) => {
    const page = read("content/pages/personal-data", `${locale}.md`);
    expect(page).toContain(brand.company.legalName[locale]);
    expect(page).toContain(brand.company.bin);
    const parts = {
      ru: ["Третьи лица", "За границу", "Публикация", "Пока есть обязательство", "здоровье"],
      kk: ["Үшінші тұлғалар", "Шетелге беру", "Жариялау", "Міндеттеме тұрғанда", "Денсаулық"],
      en: ["Third parties", "Abroad", "Publication", "while an obligation stands", "Health data"],
    };
    for (const part of parts[locale]) expect(page).toContain(part);
  });
  it.each(locales)("in %s show what article 16 of the law on insurance activity requires, and say that it is invented", (locale) => {
    const page = read("content/investors/disclosure", `${locale}.md`);
    expect(page).toContain("# Invented for the demonstration");
    expect(page).toContain(brand.company.bin);
    const parts = {
      ru: ["Регистрация", "Виды деятельности", "Членство", "Прежние редакции", "вознаграждения агентов", "Филиалы", "последние три года"],
      kk: ["тіркелуі", "Қызмет түрлері", "Мүшелік", "Бұрынғылары", "Агент сыйақысының шектері", "Филиалдар", "соңғы үш жылдың"],
      en: ["Registration", "Activities", "Memberships", "Earlier", "agents’ commission", "Branches", "last three years"],
    };
    for (const part of parts[locale]) expect(page).toContain(part);
  });
});
