// Starts a fresh provider (or asks the real one, with PROVIDER_URL), calls what is public in three languages
// through the client, and writes the answers for the site's build.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createClient } from "@shanyraq/client";
import { callNames, calls, isBuilt, type CallName } from "@shanyraq/calls";
import { schemas } from "@shanyraq/calls/schemas";
import { locales, type Locale } from "@shanyraq/i18n";
import { storeInMemory } from "@shanyraq/limits";
import { createProvider, faultText, migrate, openDatabase, seedContent } from "@shanyraq/provider";
import { match, routes, type Route } from "@shanyraq/routes";

const folder = path.resolve(import.meta.dirname, "../recorded");
rmSync(folder, { recursive: true, force: true });

const given = process.env["SOURCE_DATE_EPOCH"];
/** The build's own present, so that two builds of one source say the same. */
const now = given === undefined || !/^\d+$/.test(given) ? Date.now : () => Number(given) * 1_000;

const unused = async (): Promise<never> => {
  throw new Error("the recorder makes no payments and sends no letters");
};

async function freshProvider(): Promise<typeof fetch> {
  const database = await openDatabase({ memory: true });
  await migrate(database);
  for (const fault of (await seedContent(database)).faults) console.warn(faultText(fault));
  const provider = createProvider({
    database,
    clock: now,
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    messages: { send: unused },
    payments: { create: unused, status: unused },
    log: () => {},
    secret: "recorder",
    siteOrigin: "https://life.example",
    store: storeInMemory(() => now() / 1_000),
  });
  return async (input, init) => provider.fetch(new Request(input, init));
}

const { PROVIDER_URL } = process.env;
const send = PROVIDER_URL ? fetch : await freshProvider();
let locale: Locale = "ru";
const { attempt } = createClient({
  side: "server",
  url: (address) => (PROVIDER_URL ?? "http://provider.internal") + address,
  locale: () => locale,
  fetch: send,
  newKey: () => crypto.randomUUID(),
  report: () => {},
});

function write(name: CallName, entry: string | undefined, value: unknown): void {
  mkdirSync(path.join(folder, locale), { recursive: true });
  writeFileSync(path.join(folder, locale, `${name}${entry ? `.${entry}` : ""}.json`), `${JSON.stringify(value)}\n`);
}

async function record(name: CallName, input: object = {}, entry?: string): Promise<unknown> {
  const outcome = await attempt(name, input as never);
  if (!outcome.ok) throw new Error(`${locale} ${name} ${entry ?? ""}: ${outcome.failure.kind}`);
  write(name, entry, outcome.value);
  return outcome.value;
}

interface Listed {
  readonly data: readonly { readonly slug: string; readonly calculator?: boolean }[];
  readonly meta?: { readonly last_page: number };
}
interface Item {
  readonly url: string;
  readonly items: readonly Item[];
}
const urls = (items: readonly Item[]): readonly string[] => items.flatMap(({ url, items: inner }) => [url, ...urls(inner)]);

/** Generic pages have no list: they are those that the menus name. */
const pagesIn = (menus: readonly { readonly items: readonly Item[] }[]): readonly string[] => [
  ...new Set(
    menus
      .flatMap(({ items }) => urls(items))
      .flatMap((url) => {
        const found = url.startsWith("/") ? match(url) : undefined;
        return found?.name === "content" && found.params["slug"] ? [found.params["slug"]] : [];
      }),
  ),
];

const withoutParameters = callNames.filter(
  (name) => calls[name].method === "GET" && calls[name].auth === "anyone" && isBuilt(name) && schemas[name].input.isValidSync({}),
);
const entries: Record<NonNullable<Route["entries"]>, readonly string[]> = { products: [], news: [], pages: [], media: [] };
for (locale of locales) {
  const answers = new Map<CallName, unknown>();
  for (const name of withoutParameters) answers.set(name, await record(name));
  const products = answers.get("products") as Listed;
  for (const { slug, calculator } of products.data) {
    await record("productBySlug", { slug }, slug);
    await record("getFileRule", { productId: slug }, slug);
    if (calculator) await record("getProductForm", { id: slug }, slug);
  }
  const news = [...(answers.get("news") as Listed).data];
  const pages = (answers.get("news") as Listed).meta?.last_page ?? 1;
  for (let page = 2; page <= pages; page++) {
    const outcome = await attempt("news", { page });
    if (outcome.ok) news.push(...outcome.value.data);
  }
  for (const { slug } of news) await record("newsBySlug", { slug }, slug);
  const media = await record("news", { type: "media" }, "media");
  for (const { slug } of (media as Listed).data) await record("newsBySlug", { slug }, slug);
  write("news", "all", { data: news });
  for (const slug of ["shareholders", "disclosure"]) await record("investors", { slug }, slug);
  const generic = pagesIn(answers.get("menus") as readonly { readonly items: readonly Item[] }[]);
  for (const slug of generic) await record("pageBySlug", { slug }, slug);
  entries.products = products.data.map(({ slug }) => slug);
  entries.news = news.map(({ slug }) => slug);
  entries.media = (media as Listed).data.map(({ slug }) => slug);
  entries.pages = generic;
}
writeFileSync(path.join(folder, "entries.json"), `${JSON.stringify(entries)}\n`);
console.log(
  `Recorded ${entries.products.length} products, ${entries.news.length} news, ${entries.pages.length} pages in ${locales.length} languages; ${Object.keys(routes).length} routes.`,
);
process.exit(0);
