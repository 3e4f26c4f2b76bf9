import { productDocuments } from "@shanyraq/calls";
import { schemas } from "@shanyraq/calls/schemas";
import { locales } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lines } from "../products/lines/index.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { everyLine, filledForm } from "../../testing/filled-form.ts";
import { languagesOfRun } from "../../testing/full-run.ts";
import { withPoppler } from "../../testing/poppler.ts";
import { pageFaults } from "../../testing/page-faults.ts";
import { tariffOf } from "./tariffs.ts";

let office: BackOffice;
beforeAll(async () => {
  office = await backOffice();
});
afterAll(() => office.database.close());

const ask = (query: Readonly<Record<string, string>>, lang = "ru") =>
  office.ask("GET", `/getFileRule?${new URLSearchParams(query).toString()}`, { headers: { lang } });
function read(body: Readonly<Record<string, unknown>>, tool: "pdftotext" | "pdfinfo", ...options: string[]): string {
  return withPoppler(Buffer.from(String(body["data"]), "base64"), (look) => look(tool, ...options)).replaceAll("\u00a0", " ");
}
/** Words as in sentences: line breaks have no meaning. */
const words = (body: Readonly<Record<string, unknown>>) => read(body, "pdftotext", "-raw").replace(/\s+/g, " ");
const keep = async (calculation: object) => String((await office.post("/setCalcHashData", calculation)).body["hash"]);

const inLanguages = lines.map(({ slug }, row) => [slug, languagesOfRun(row)] as const);

describe("the documents of a product", () => {
  it.each(inLanguages)("%s: rules, tariffs and one page of key facts, in each language", async (slug, langs) => {
    for (const lang of langs) {
      const { status, body } = await ask({ productId: slug }, lang);
      expect(status).toBe(200);
      await expect(schemas.getFileRule.output.validate(body, { strict: true })).resolves.toBeTruthy();
      const files = body["files"] as { type: string; url: string; size: number; date: string }[];
      expect(files.map(({ type }) => type)).toEqual([...productDocuments]);
      for (const { type, url, size, date } of files) {
        expect(url).toBe(`/api/documents/${lang}/${slug}/${type}.pdf`);
        const one = await ask({ productId: slug, type }, lang);
        expect(Buffer.from(String(one.body["data"]), "base64")).toHaveLength(size);
        expect([type, lang, ...(await pageFaults(one.body["data"]))]).toEqual([type, lang]);
        const from = slug === "employer-osns" ? "2026-11-21" : "2026-01-01";
        expect([one.body["date"], date]).toEqual([from, from]);
      }
    }
  });
  it.each(inLanguages.flatMap(([slug, langs]) => langs.map((lang) => [slug, lang] as const)))(
    "%s in %s: the key facts fit on one page",
    async (slug, lang) => {
      const { body } = await ask({ productId: slug, type: "key" }, lang);
      expect(read(body, "pdfinfo")).toMatch(/Pages:\s+1\n/);
    },
  );
  it("the rules name every cover and exclusion of the product, and how to claim and to withdraw", async () => {
    for (const lang of locales) {
      const product = (await office.ask("GET", "/products/slug/senim", { headers: { lang } })).body;
      const text = words((await ask({ productId: "senim", type: "rules" }, lang)).body);
      for (const { name } of [...(product["covers"] as { name: string }[]), ...(product["exclusions"] as { name: string }[])])
        expect(text).toContain(name);
    }
    const text = words((await ask({ productId: "senim", type: "rules" })).body);
    expect(text).toContain("В первые 14 дней вернём взнос полностью");
    expect(text).toContain("появляется через 24 месяца");
    expect(text).toContain("Назовите номер договора или ИИН застрахованного.");
    expect(text).toContain("Документ составлен для демонстрации");
  });
  it("a tariff shows its figures as the formula has them", async () => {
    const text = words((await ask({ productId: "senim", type: "tariff" })).body);
    for (const words of [
      "Тариф 2026-1, действует с 01.01.2026",
      "Доходность в год 7,00 %",
      "Раз в месяц 8,75 10 000,00",
      "Возраст, лет 18 66",
      "10 000 000 000,00",
    ])
      expect(text).toContain(words);
    const osns = words((await ask({ productId: "employer-osns", type: "tariff" })).body);
    expect(osns).toContain("22 2,96");
    for (const row of [
      "10–19 3,40 3,20 3,00 2,50 1,25 1,10",
      "100–199 – 3,60 3,50 3,40 3,00 2,00",
      "300+ – – 4,00 3,80 3,60 3,50",
      "Тариф 2026-2",
      "Округляют до ближайшего целого",
    ])
      expect(osns).toContain(row);
    expect(osns).not.toContain("Скидка");
  });
  it("every line has a tariff document, the one it prices by", () => {
    for (const line of lines) {
      const priced = line.price(filledForm(line), "2026-11-21");
      expect(priced.ok && priced.value.tariff).toBe(tariffOf(line.slug, "2026-11-21")?.version);
    }
  });
  it("are found by the number of the product too, and by no other", async () => {
    expect((await ask({ productId: "1" })).body).toMatchObject({ url: "/api/documents/ru/senim/rules.pdf", name: "Правила страхования" });
    expect((await ask({ productId: "nothing" })).status).toBe(404);
    expect((await ask({ productId: "senim", type: "secret" })).status).toBe(400);
    expect((await ask({})).status).toBe(400);
  });
  it("have the same bytes on every request", async () => {
    const first = (await ask({ productId: "senim", type: "rules" })).body;
    office.clock.now += 86_400_000;
    expect((await ask({ productId: "senim", type: "rules" })).body).toEqual(first);
    office.clock.now -= 86_400_000;
  });
});

describe("the offer of a calculation", () => {
  it.each(everyLine.map(([slug, line], row) => [slug, line, languagesOfRun(row)] as const))(
    "of %s shows the answers and the price, with a link back",
    async (slug, line, langs) => {
      const calculation = filledForm(line);
      const hash = await keep(calculation);
      const quoted = (await office.post("/getCalc", calculation)).body;
      const item = quoted["item"] as { instalment: string; endDate: string };
      for (const lang of langs) {
        const { status, body } = await ask({ productId: slug, type: "offer", hash }, lang);
        expect(status).toBe(200);
        expect(await pageFaults(body["data"])).toEqual([]);
        const printed = words(body);
        const [whole = "", tiyn = ""] = item.instalment.split(".");
        const grouped = whole.replace(/\B(?=(\d{3})+$)/g, lang === "en" ? "," : " ");
        expect(printed).toContain(`${grouped}${lang === "en" ? "." : ","}${tiyn}`);
        expect(printed).toContain("21.11.2026");
        // A pension is for life: the year in which its schedule ends is not an end date of the contract.
        expect(printed.includes(item.endDate.split("-").toReversed().join("."))).toBe(slug !== "pension-annuity");
        expect(printed.includes(text(lang, "agreed.period.life", { from: "21.11.2026" }))).toBe(slug === "pension-annuity");
        expect(printed.replaceAll(" ", "")).toContain(hash);
        for (const { name, label, format } of line.elements(lang))
          if (name in calculation && ["number", "date"].includes(format) && !/senim/.test(slug)) expect(printed).toContain(label);
      }
    },
  );
  it("shows the payments as the policy does, and each row of a schedule once", async () => {
    const senim = { ...filledForm(lines.find(({ slug }) => slug === "senim")!), riders: ["trauma", "criticalIllness"] };
    const printed = words((await ask({ productId: "senim", type: "offer", hash: await keep(senim) })).body);
    for (const id of ["agreed.covers", "agreed.exclusions", "agreed.riders", "agreed.premium.riders", "agreed.calendar"] as const)
      expect(printed).toContain(text("ru", id));
    const protection = filledForm(lines.find(({ slug }) => slug === "term-life")!);
    const dues = words((await ask({ productId: "term-life", type: "offer", hash: await keep(protection) })).body);
    expect(dues.match(/ 21\.12\.2026 /g)).toHaveLength(1);
  });
  it("has a row for every row of the schedule, with two decimals", async () => {
    const calculation = filledForm(lines[0]!);
    const hash = await keep(calculation);
    const block = (await office.post("/getCalc", calculation)).body["ScheduleBlock"] as { rows: Record<string, number | string>[] };
    const printed = words((await ask({ productId: "senim", type: "offer", hash })).body);
    for (const { year, date, premiumPaid } of block.rows) {
      const day = String(date).split("-").toReversed().join(".");
      const paid = Number(premiumPaid)
        .toFixed(2)
        .replace(".", ",")
        .replace(/\B(?=(\d{3})+,)/g, " ");
      expect(printed).toMatch(new RegExp(`${year} ${day} \\d+ ${paid}`));
    }
  });
  it.each(languagesOfRun(1))("draws the savings as the site does, with a text alternative (%s)", async (lang) => {
    const hash = await keep(filledForm(lines.find(({ slug }) => slug === "senim")!));
    const printed = words((await ask({ productId: "senim", type: "offer", hash }, lang)).body);
    for (const id of ["document.chart", "document.offer.schedule"] as const) expect(printed).toContain(text(lang, id));
    const sentences = (["always", "from", "never"] as const).map((at) => text(lang, `document.chart.crossing.${at}`, { year: 7 }));
    const shape = (sentence: string) => new RegExp(sentence.replaceAll(/[.()]/g, "\\$&").replace("7", "\\d+"));
    expect(sentences.filter((sentence) => shape(sentence).test(printed))).toHaveLength(1);
  });
  it("of a line without savings has no chart", async () => {
    const hash = await keep(filledForm(lines.find(({ slug }) => slug === "term-life")!));
    expect(words((await ask({ productId: "term-life", type: "offer", hash })).body)).not.toContain(text("ru", "document.chart"));
  });
  it("is found only by its own product and its hash", async () => {
    const hash = await keep(filledForm(lines[0]!));
    expect((await ask({ productId: "term-life", type: "offer", hash })).status).toBe(404);
    expect((await ask({ productId: "senim", type: "offer", hash: "0".repeat(32) })).status).toBe(404);
    expect((await ask({ productId: "senim", type: "offer" })).status).toBe(404);
    expect((await ask({ productId: "senim", type: "offer", hash: "' OR 1=1 --" })).status).toBe(400);
  });
});
