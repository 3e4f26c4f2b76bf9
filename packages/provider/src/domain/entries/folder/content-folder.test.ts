import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { imageSize } from "image-size";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { backOffice, type BackOffice } from "../../../testing/back-office.ts";
import { faultText } from "./fault.ts";
import { importContent } from "./import-content.ts";
import { contentFolder, readFolder } from "./read-folder.ts";

let office: BackOffice;
const home = mkdtempSync(path.join(tmpdir(), "content-"));
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(home, file)), { recursive: true });
  writeFileSync(path.join(home, file), text);
};
const take = async () => (await importContent(office.database, home)).faults.map(faultText);
const article = (slug: string, text: string, lead = "Кратко.") => {
  write(`news/${slug}/facts.yaml`, "date: 2026-11-20\ntype: company\n");
  for (const locale of ["ru", "kk", "en"])
    write(`news/${slug}/${locale}.md`, `---\ntitle: Заголовок ${locale}\nlead: ${lead}\n---\n\n${text}\n`);
};
const newsOf = async (slug: string, lang = "kk") => (await office.ask("GET", `/news/slug/${slug}`, { headers: { lang } })).body;

beforeAll(async () => {
  office = await backOffice();
});
beforeEach(() => {
  rmSync(home, { recursive: true, force: true });
  cpSync(contentFolder, home, { recursive: true });
});
afterAll(async () => {
  rmSync(home, { recursive: true, force: true });
  await office.database.close();
});

it("the site's own content has no faults, and nothing of it is missing", () => {
  const { kinds } = readFolder(contentFolder);
  expect(kinds.flatMap(({ faults }) => faults.map(faultText))).toEqual([]);
  expect(kinds.filter(({ entries }) => entries.length === 0)).toEqual([]);
});

describe("a content folder", () => {
  it("that has not changed changes nothing", async () => {
    expect(await importContent(office.database, home)).toEqual({ changed: 0, waiting: [], faults: [] });
  });
  it("publishes what is added, publishes it again when it changes, and removes what is removed", async () => {
    article("fresh", "Первый **вариант**.");
    expect(await take()).toEqual([]);
    expect(await newsOf("fresh")).toMatchObject({
      title: "Заголовок kk",
      info: "<p>Первый <strong>вариант</strong>.</p>",
      date: "2026-11-20",
    });
    article("fresh", "Второй.");
    await take();
    expect((await newsOf("fresh"))["info"]).toBe("<p>Второй.</p>");
    rmSync(path.join(home, "news/fresh"), { recursive: true });
    await take();
    expect((await office.ask("GET", "/news/slug/fresh")).status).toBe(404);
  });
  it("keeps the number by which an entry was known before", async () => {
    const { queries } = office.database;
    await queries.updateTable("content").set({ id: "77" }).where("slug", "=", "online-policy").execute();
    write(
      "news/online-policy/en.md",
      readFileSync(path.join(home, "news/online-policy/en.md"), "utf8").replace("title: ", "title: Again. "),
    );
    await take();
    expect(await newsOf("online-policy", "en")).toMatchObject({ id: "77", title: "Again. Senim can now be bought online" });
    await importContent(office.database);
  });
  it("leaves content from elsewhere alone", async () => {
    const { queries } = office.database;
    await queries
      .insertInto("content")
      .values({ kind: "news", id: "x", slug: "typed-in", position: 1, published_on: "2026-01-01", facts: "{}", texts: "{}" })
      .execute();
    await take();
    const still = await queries.selectFrom("content").select("id").where("slug", "=", "typed-in").execute();
    expect(still).toHaveLength(1);
    await queries.deleteFrom("content").where("slug", "=", "typed-in").execute();
  });
});

describe("a picture beside a text", () => {
  const photograph = readFileSync(path.join(contentFolder, "news/office-aktobe/steppe.jpg"));
  const withPicture = (text: string) => {
    article("pictured", text);
    writeFileSync(path.join(home, "news/pictured/steppe.jpg"), photograph);
  };
  it("is found at an address of the site, with its words and its size", async () => {
    withPicture('До.\n\n![Степь "на закате"](steppe.jpg)');
    write("news/pictured/facts.yaml", "date: 2026-11-20\ntype: company\nimage: steppe.jpg\n");
    expect(await take()).toEqual([]);
    const { info, image } = await newsOf("pictured");
    expect(image).toMatch(/^\/api\/documents\/pictures\/[0-9a-f]{16}-1600x900-960\.webp$/);
    expect(info).toBe(`<p>До.</p><p><img src="${String(image)}" alt="Степь &quot;на закате&quot;" width="1600" height="900"></p>`);
  });
  it("is cut to the requested width, in AVIF and WebP, and to no other", async () => {
    const { image } = await newsOf("office-aktobe");
    const name = /([^/]+)-960\.webp$/.exec(String(image))?.[1] ?? "";
    const sizes: number[] = [];
    for (const cut of ["480.avif", "480.webp", "1600.avif"]) {
      const { status, body } = await office.ask("GET", `/pictures/${name}-${cut}`);
      const bytes = Buffer.from(String(body["data"]), "base64");
      expect([status, imageSize(bytes).width, imageSize(bytes).type]).toEqual([
        200,
        Number.parseInt(cut, 10),
        cut.slice(-4) === "avif" ? "avif" : "webp",
      ]);
      expect(bytes.includes("Exif")).toBe(false);
      sizes.push(bytes.length);
    }
    expect(Math.max(...sizes)).toBeLessThan(photograph.length / 2);
    const again = await office.ask("GET", `/pictures/${name}-480.avif`);
    expect(Buffer.from(String(again.body["data"]), "base64")).toHaveLength(sizes[0] ?? 0);
    for (const other of [`${name}-481.avif`, `${name}-480.png`, `0000000000000000-1600x900-480.avif`, "steppe.jpg"])
      expect((await office.ask("GET", `/pictures/${other}`)).status, other).toBe(404);
  });
  it.each([
    ["that is not there", "![x](sea.jpg)", 'content/news/pictured/ru.md:6: "sea.jpg": there is no such file beside the text'],
    ["of another folder", "![x](../office-aktobe/steppe.jpg)", /by its file/],
    ["of another site", "![x](https://evil.example/x.jpg)", /by its file/],
    ["that is none", "![x](facts.yaml)", /is no picture/],
  ])("%s is reported with its line", async (_, text, message) => {
    withPicture("Как было.");
    await take();
    withPicture(text);
    const [first] = await take();
    if (typeof message === "string") expect(first).toBe(message);
    else expect(first).toMatch(message);
    expect((await newsOf("pictured"))["info"]).toBe("<p>Как было.</p>");
  });
});

describe("a file with a fault", () => {
  it("is reported with its line, stays as it was published, and does not delay other files", async () => {
    const before = await newsOf("online-policy");
    write("news/online-policy/kk.md", "---\ntitle: Тақырып: қос нүкте: тағы\nlead: x\n---\n\nx\n");
    article("beside", "Рядом.");
    expect(await take()).toEqual(["content/news/online-policy/kk.md:2: a text that has a colon in it stands between quotation marks"]);
    expect(await newsOf("online-policy")).toEqual(before);
    expect((await newsOf("beside"))["info"]).toBe("<p>Рядом.</p>");
  });
  it.each([
    [
      "no fields",
      "news/x/ru.md",
      "Текст без полей",
      "content/news/x/ru.md:1: the file does not begin with its fields between two lines of ---",
    ],
    [
      "a field of another name",
      "news/x/kk.md",
      "---\ntitel: A\nlead: B\n---\n",
      'content/news/x/kk.md:2: "titel" is no field of this kind',
    ],
    ["a field that is left out", "news/x/en.md", "---\ntitle: A\n---\n", 'content/news/x/en.md:2: "lead" is missing'],
    ["a day that is none", "news/x/facts.yaml", "type: company\ndate: 20.11.2026\n", /^content\/news\/x\/facts\.yaml:2: "date" /],
    ["a list that is none", "faqs.yaml", "slug: x", "content/faqs.yaml:1: the file is no list"],
    ["an entry without a name", "faqs.yaml", "- question: x", /^content\/faqs\.yaml:1: "slug" names each entry/],
  ])("%s", async (_, file, text, message) => {
    article("x", "Текст.");
    write(file, text);
    const [first] = await take();
    if (typeof message === "string") expect(first).toContain(message);
    else expect(first).toMatch(message);
  });
  it("of a list keeps its other entries", async () => {
    write("ratings.yaml", readFileSync(path.join(home, "ratings.yaml"), "utf8").replace('    en: "Stable"', "    eng: x"));
    const faults = await take();
    expect(faults[0]).toMatch(/^content\/ratings\.yaml:\d+: tugyr: /);
    expect((await office.ask("GET", "/ratings/")).body["data"]).toHaveLength(2);
  });
  it("without one language is not published in the others either", async () => {
    article("two-languages", "Текст.");
    rmSync(path.join(home, "news/two-languages/en.md"));
    expect(await take()).toEqual(["content/news/two-languages/en.md:1: the entry has no text in this language"]);
    expect((await office.ask("GET", "/news/slug/two-languages")).status).toBe(404);
  });
});

describe("S36 the text of an editor", () => {
  it("contains nothing that runs", async () => {
    article("hostile", '<img src=x onerror="alert(1)"><script>alert(1)</script>[x](javascript:alert(1)) <b onclick="x">жирный</b>');
    await take();
    expect((await newsOf("hostile"))["info"]).toBe("<p><img><a>x</a> <b>жирный</b></p>");
  });
  it("is refused when its markup is nested deeper than a page can have, in an article and in an answer", async () => {
    const nested = "<b>".repeat(100);
    article("nested", nested);
    const answer = (locale: string) => `    ${locale}: "${nested}"\n`;
    const question = "  question: x\n  answer:\n";
    write("faqs.yaml", `- slug: nested\n${question}${["kk", "ru", "en"].map(answer).join("")}`);
    const faults = await take();
    expect(faults).toContainEqual(expect.stringMatching(/^content\/news\/nested\/ru\.md:\d+: has more elements/));
    expect(faults).toContainEqual(expect.stringMatching(/^content\/faqs\.yaml:\d+: nested: has more elements/));
  });
});
describe("S47 an address in a menu or on a slide", () => {
  it.each(["javascript:alert(1)", "//evil.example", "https://evil.example/x", "/\\evil.example"])(
    "%s is refused with its line",
    async (url) => {
      write("sliders.yaml", readFileSync(path.join(home, "sliders.yaml"), "utf8").replace("url: /how-to-claim", `url: ${url}`));
      const [first] = await take();
      expect(first).toMatch(/^content\/sliders\.yaml:\d+: claims: ".*" is no address of the site/);
      expect(JSON.stringify((await office.ask("GET", "/sliders")).body)).not.toContain("evil");
    },
  );
});
