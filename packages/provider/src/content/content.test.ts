import { calls } from "@shanyraq/contract";
import { schemas } from "@shanyraq/contract/schemas";
import { locales } from "@shanyraq/i18n";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lines } from "../calculators/lines/index.ts";
import { seedContent } from "../seed/seed-content.ts";
import { backOffice, type BackOffice } from "../testing/back-office.ts";

let office: BackOffice;
beforeAll(async () => {
  office = await backOffice();
});
afterAll(() => office.database.close());

const asked = [
  ["menus", {}],
  ["socials", {}],
  ["company", {}],
  ["news", {}],
  ["newsMainPage", {}],
  ["newsBySlug", { slug: "online-policy" }],
  ["sliders", {}],
  ["products", {}],
  ["productMenus", {}],
  ["productBySlug", { slug: "senim" }],
  ["productById", { id: "1" }],
  ["getProduct", { id: "1" }],
  ["faqs", {}],
  ["pageBySlug", { slug: "rules" }],
  ["getProductForm", { id: "senim" }],
  ["universities", {}],
  ["getOKEDList", {}],
] as const;
const pathOf = (path: string, params: Readonly<Record<string, string>>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");

describe("published content", () => {
  it.each(asked.flatMap(([name, params]) => locales.map((lang) => ({ name, params, lang }))))(
    "$name in $lang answers what its row promises",
    async ({ name, params, lang }) => {
      const { status, body } = await office.ask("GET", pathOf(calls[name].path, params), { headers: { lang } });
      expect(status).toBe(200);
      await expect(schemas[name].output.validate(body, { strict: true })).resolves.toBeTruthy();
    },
  );
  it("differs by language", async () => {
    const names = await Promise.all(
      locales.map(async (lang) => (await office.ask("GET", "/products/slug/term-life", { headers: { lang } })).body["name"]),
    );
    expect(new Set(names).size).toBe(3);
  });
  it("is seeded once", async () => {
    await seedContent(office.database);
    const { body } = await office.ask("GET", "/products");
    expect(body["meta"]).toMatchObject({ total: 10, per_page: 12 });
  });
  it("prices online only what has a formula", async () => {
    const { body } = await office.ask("GET", "/products");
    const products = body["data"] as { slug: string; calculator: boolean }[];
    expect(products.filter(({ calculator }) => calculator).map(({ slug }) => slug)).toEqual(lines.map(({ slug }) => slug));
  });
  it("pages past the last are empty", async () => {
    expect((await office.ask("GET", "/news?page=9")).body).toMatchObject({ data: [], meta: { current_page: 9, last_page: 1 } });
  });
  it("knows no unknown slug", async () => {
    for (const path of ["/news/slug/nothing", "/pages/slug/nothing", "/products/slug/nothing", "/products/nothing"])
      expect((await office.ask("GET", path)).status).toBe(404);
  });
  it("holds only the simplest HTML", async () => {
    const all = await office.database.queries.selectFrom("content").select("texts").execute();
    const tags = new Set(Array.from(JSON.stringify(all).matchAll(/<\/?([a-z0-9]+)[^>]*>/g), ([tag]) => tag.replace("/", "")));
    expect([...tags].sort()).toEqual(["<h2>", "<li>", "<ol>", "<p>", "<ul>"]);
  });
  it("lists universities with their cities, at least twenty", async () => {
    const { body } = await office.ask("GET", "/universities", { headers: { lang: "kk" } });
    expect((body["data"] as object[]).length).toBeGreaterThanOrEqual(20);
  });
});
