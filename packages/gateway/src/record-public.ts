import { createClient } from "@shanyraq/client";
import { callNames, calls, type CallName } from "@shanyraq/calls";
import { replyFault } from "@shanyraq/calls/reply-fault";
import { schemas } from "@shanyraq/calls/schemas";
import { locales, type Locale } from "@shanyraq/i18n";
import { match, type Entries } from "@shanyraq/routes";
import { hearing, RecordFailed } from "./record-failed.ts";

/** Where public calls are answered, and what takes each answer. */
export interface RecordOptions {
  /** What stands before the path of a call. */
  readonly url: string;
  readonly fetch: typeof fetch;
  readonly write: (locale: Locale, file: string, value: unknown) => void;
  /** Whether a call that failed is made once more; by default none is. */
  readonly retry?: (failure: RecordFailed, tries: number) => Promise<boolean>;
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
        const found = url.startsWith("/") ? match(url.split(/[?#]/)[0] ?? "") : undefined;
        return found?.name === "content" && found.params["slug"] ? [found.params["slug"]] : [];
      }),
  ),
];

const withoutParameters = callNames.filter(
  (name) => calls[name].method === "GET" && calls[name].auth === "anyone" && schemas[name].input.isValidSync({}),
);

/** The slugs of what is published, by kind. */
export type Published = Record<Entries, readonly string[]>;

async function recordIn(locale: Locale, { url, fetch, write, retry = async () => false }: RecordOptions): Promise<Published> {
  const listening = hearing(fetch);
  const { attempt } = createClient({
    side: "server",
    url: (address) => url + address,
    locale: () => locale,
    fetch: listening.fetch,
    newKey: () => crypto.randomUUID(),
    report: () => {},
  });
  async function ask(name: CallName, input: object = {}, tries = 1): Promise<unknown> {
    const outcome = await attempt(name, input as never);
    const fault = outcome.ok ? replyFault(name, outcome.value) : undefined;
    if (outcome.ok && !fault) return outcome.value;
    const failure = new RecordFailed(name, locale, listening.heard(), fault);
    if (await retry(failure, tries)) return ask(name, input, tries + 1);
    throw failure;
  }
  async function record(name: CallName, input: object = {}, entry?: string): Promise<unknown> {
    const reply = await ask(name, input);
    write(locale, `${name}${entry ? `.${entry}` : ""}`, reply);
    return reply;
  }

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
  for (let page = 2; page <= pages; page++) news.push(...((await ask("news", { page })) as Listed).data);
  for (const { slug } of news) await record("newsBySlug", { slug }, slug);
  const media = (await record("news", { type: "media" }, "media")) as Listed;
  for (const { slug } of media.data) await record("newsBySlug", { slug }, slug);
  write(locale, "news.all", { data: news });
  for (const slug of ["shareholders", "disclosure"]) await record("investors", { slug }, slug);
  const generic = pagesIn(answers.get("menus") as readonly { readonly items: readonly Item[] }[]);
  for (const slug of generic) await record("pageBySlug", { slug }, slug);
  return {
    products: products.data.map(({ slug }) => slug),
    news: news.map(({ slug }) => slug),
    pages: generic,
    media: media.data.map(({ slug }) => slug),
  };
}

/**
 * Asks everything that is public, in every language, and hands over each answer.
 * @returns what is published, which is the same in every language.
 * @throws {RecordFailed} where a call is refused, or its answer is not what its row promises.
 */
export async function recordPublic(options: RecordOptions): Promise<Published> {
  const [published] = await Promise.all(locales.map((locale) => recordIn(locale, options)));
  return published ?? { products: [], news: [], pages: [], media: [] };
}
