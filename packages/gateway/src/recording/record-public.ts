import { createClient } from "@shanyraq/client";
import { callNames, calls, type CallName } from "@shanyraq/calls";
import { replyFault } from "@shanyraq/calls/reply-fault";
import { schemas } from "@shanyraq/calls/schemas";
import { locales, type Locale } from "@shanyraq/i18n";
import { ownPages, type Entries } from "@shanyraq/routes";
import { linkedPages } from "./linked-pages.ts";
import { recordLastReply, RecordFailed } from "./record-failed.ts";

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
const withoutParameters = callNames.filter(
  (name) => calls[name].method === "GET" && calls[name].auth === "anyone" && schemas[name].input.isValidSync({}),
);

const NOT_FOUND = 404;

/** The slugs of what is published, by kind. */
export type Published = Record<Entries, readonly string[]>;

interface RecordedLocale {
  readonly published: Omit<Published, "pages">;
  /** Pages that what was recorded leads to. */
  readonly linked: readonly string[];
  /** Records a page. @returns the pages that it leads to; undefined when the page does not exist. */
  readonly recordPage: (slug: string) => Promise<readonly string[] | undefined>;
}

async function recordIn(locale: Locale, { url, fetch, write, retry = async () => false }: RecordOptions): Promise<RecordedLocale> {
  const listening = recordLastReply(fetch);
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
    const failure = new RecordFailed(name, locale, listening.lastReply(), fault);
    if (await retry(failure, tries)) return ask(name, input, tries + 1);
    throw failure;
  }
  const replies: unknown[] = [];
  async function record(name: CallName, input: object = {}, entry?: string): Promise<unknown> {
    const reply = await ask(name, input);
    replies.push(reply);
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
  return {
    published: {
      products: products.data.map(({ slug }) => slug),
      news: news.map(({ slug }) => slug),
      media: media.data.map(({ slug }) => slug),
    },
    linked: linkedPages(replies),
    recordPage: async (slug) => {
      const reply = await record("pageBySlug", { slug }, slug).catch((error: unknown) => {
        if (error instanceof RecordFailed && error.status === NOT_FOUND) return undefined;
        throw error;
      });
      return reply === undefined ? undefined : linkedPages(reply);
    },
  };
}

/**
 * Pages have no list: they are those that the menus, the texts and the site itself lead to, and what those pages lead to. A link to a page that
 * is missing in a language stops no build: the page has no entry.
 */
async function recordPages(recorded: readonly RecordedLocale[]): Promise<readonly string[]> {
  const found = new Set([...recorded.flatMap(({ linked }) => linked), ...Object.values(ownPages)]);
  const pages: string[] = [];
  // A set hands out what is added to it meanwhile.
  for (const slug of found) {
    const linked = await Promise.all(recorded.map(({ recordPage }) => recordPage(slug)));
    if (linked.includes(undefined)) continue;
    pages.push(slug);
    for (const further of linked.flat()) if (further !== undefined) found.add(further);
  }
  return pages;
}

/**
 * Asks everything that is public, in every language, and hands over each answer.
 * @returns what is published, which is the same in every language.
 * @throws {RecordFailed} where a call is refused, or its answer is not what its row promises.
 */
export async function recordPublic(options: RecordOptions): Promise<Published> {
  const recorded = await Promise.all(locales.map((locale) => recordIn(locale, options)));
  const [first] = recorded;
  const pages = await recordPages(recorded);
  return { products: [], news: [], media: [], ...first?.published, pages };
}
