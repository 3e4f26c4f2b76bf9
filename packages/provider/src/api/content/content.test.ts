import { calls } from "@shanyraq/calls";
import { schemas } from "@shanyraq/calls/schemas";
import { locales } from "@shanyraq/i18n";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lines } from "../../domain/products/lines/index.ts";
import { seedContent } from "../../seed/seed-content.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";

let office: BackOffice;
beforeAll(async () => {
  office = await backOffice();
});
afterAll(() => office.database.close());

const requests = [
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
  ["reports", {}],
  ["managements", {}],
  ["abouts", {}],
  ["investors", { slug: "shareholders" }],
  ["contacts", {}],
  ["contactsMain", {}],
  ["contactsCities", {}],
  ["contactsCitizenship", {}],
  ["regions", {}],
  ["insuranceFiles", {}],
  ["ratings", {}],
  ["reviews", {}],
  ["reportFiles", {}],
  ["paper", { slug: "2025-annual" }],
] as const;
const pathOf = (path: string, params: Readonly<Record<string, string>>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");

describe("published content", () => {
  it.each(requests.flatMap(([name, params]) => locales.map((lang) => ({ name, params, lang }))))(
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
  it("has an online price only for products with a formula", async () => {
    const { body } = await office.ask("GET", "/products");
    const products = body["data"] as { slug: string; calculator: boolean }[];
    expect(products.filter(({ calculator }) => calculator).map(({ slug }) => slug)).toEqual(lines.map(({ slug }) => slug));
  });
  it("pages past the last are empty", async () => {
    expect((await office.ask("GET", "/news?page=9")).body).toMatchObject({ data: [], meta: { current_page: 9, last_page: 2 } });
  });
  it("is missing for an unknown slug", async () => {
    for (const path of ["/news/slug/nothing", "/pages/slug/nothing", "/products/slug/nothing", "/products/nothing"])
      expect((await office.ask("GET", path)).status).toBe(404);
  });
  it("is listed by type; what others write has a type of its own", async () => {
    const types = async (path: string) => ((await office.ask("GET", path)).body["data"] as { type: string }[]).map(({ type }) => type);
    expect(new Set(await types("/news?type=advice"))).toEqual(new Set(["advice"]));
    expect(new Set(await types("/news?type=media"))).toEqual(new Set(["media"]));
    expect(await types("/news")).not.toContain("media");
    expect((await types("/news/mainPage?type=service")).length).toBeLessThanOrEqual(3);
    expect((await office.ask("GET", "/news/slug/radio-claims")).body["source"]).toBe("Радио «Көкжиек»");
  });
  it("is listed by year and type, with the years that have entries", async () => {
    const { body } = await office.ask("GET", "/news?year=2025");
    const dates = (body["data"] as { date: string }[]).map(({ date }) => date);
    expect(dates.length).toBeGreaterThan(0);
    expect(dates.filter((date) => !date.startsWith("2025"))).toEqual([]);
    expect(body).toMatchObject({ meta: { total: dates.length }, years: ["2026", "2025"] });
    expect((await office.ask("GET", "/news?year=2026&type=advice")).body["links"]).toMatchObject({
      first: "/news?page=1&type=advice&year=2026",
    });
    expect((await office.ask("GET", "/news?year=1990")).body).toMatchObject({ data: [], meta: { total: 0 } });
    expect((await office.ask("GET", "/news?year=last")).status).toBe(400);
  });
  it("has a link to the next page, which keeps the query", async () => {
    const first = (await office.ask("GET", "/news")).body as { data: { slug: string }[]; links: { next: string } };
    const second = (await office.ask("GET", first.links.next)).body as { data: { slug: string }[]; links: { next: null } };
    expect(new Set([...first.data, ...second.data].map(({ slug }) => slug)).size).toBe(16);
    expect(second.links.next).toBeNull();
    expect((await office.ask("GET", "/contacts/?id=almaty")).body["links"]).toMatchObject({ first: "/contacts/?page=1&id=almaty" });
  });
  it("has reports by year, with the years that have reports", async () => {
    const { body } = await office.ask("GET", "/reports?date=2025");
    expect((body["data"] as { year: string }[]).map(({ year }) => year)).toEqual(["2025", "2025", "2025", "2025"]);
    expect(body["years"]).toEqual(["2026", "2025", "2024", "2023", "2022", "2021"]);
    expect((await office.ask("GET", "/reports?date=1990")).body["data"]).toEqual([]);
  });
  it("prints every report and form in the language of the caller", async () => {
    const { body } = await office.ask("GET", "/report_files", { headers: { lang: "kk" } });
    const files = body["data"] as { id: string; url: string; size: number }[];
    expect(files.length).toBeGreaterThan(8);
    const { body: paper } = await office.ask("GET", `/papers/${files[0]?.id ?? ""}`, { headers: { lang: "kk" } });
    const bytes = Buffer.from(String(paper["data"]), "base64");
    expect([bytes.subarray(0, 5).toString(), bytes.byteLength]).toEqual(["%PDF-", files[0]?.size]);
    expect(files[0]?.url).toBe(`/api/documents/kk/papers/${files[0]?.id ?? ""}.pdf`);
    expect((await office.ask("GET", "/papers/no-such")).status).toBe(404);
  });
  it("names for every office a city that is on the map", async () => {
    const cities = (await office.ask("GET", "/contacts/cities/")).body["data"] as { id: string; offices: number }[];
    expect(cities.every(({ offices }) => offices > 0)).toBe(true);
    expect(cities.reduce((sum, { offices }) => sum + offices, 0)).toBe(15);
    expect((await office.ask("GET", "/contacts_main/")).body).toMatchObject({ main: true, city_name: "Алматы" });
  });
  it("holds only the simplest HTML", async () => {
    const all = await office.database.queries.selectFrom("content").select("texts").execute();
    const tags = new Set(Array.from(JSON.stringify(all).matchAll(/<\/?([a-z0-9]+)[^>]*>/g), ([, tag]) => tag));
    expect([...tags].sort()).toEqual(["a", "h2", "li", "ol", "p", "strong", "table", "tbody", "td", "th", "thead", "tr", "ul"]);
  });
  it("lists universities with their cities, at least twenty", async () => {
    const { body } = await office.ask("GET", "/universities", { headers: { lang: "kk" } });
    expect((body["data"] as object[]).length).toBeGreaterThanOrEqual(20);
  });
});
