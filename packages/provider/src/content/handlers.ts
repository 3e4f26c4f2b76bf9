import type { Input, Output } from "@shanyraq/contract";
import type { Context, Handlers } from "../server/context.ts";
import { refuse } from "../server/refusal.ts";
import { findContent, listContent, type ContentKind, type Entry } from "./read.ts";
import { productExample } from "./product-example.ts";
import { paged } from "./paged.ts";

/** An entry in one language: its facts and its texts side by side. */
const told = ({ id, slug, published_on, facts, texts }: Entry, { locale }: Context) => ({
  id,
  slug,
  ...(published_on !== null && { date: published_on }),
  ...facts,
  ...texts[locale],
});

// Entries are seeded from typed records (src/seed); every answer passes the row's list of fields after this.
const one =
  <T>(kind: ContentKind) =>
  async (idOrSlug: string, context: Context) => {
    const entry = await findContent(context.db, kind, idOrSlug);
    return entry ? (told(entry, context) as T) : refuse(404, "error.notFound");
  };
const all = async <T>(kind: ContentKind, context: Context): Promise<T[]> =>
  (await listContent(context.db, kind)).map((entry) => told(entry, context) as T);

type Product = Output<"productById">;
type NewsItem = Output<"newsBySlug">;
const listed = async (context: Context): Promise<Product[]> =>
  (await all<Omit<Product, "example">>("product", context)).map((item) => ({ ...item, example: [] }));
async function product(idOrSlug: string, context: Context) {
  const entry = await findContent(context.db, "product", idOrSlug);
  if (!entry) return refuse(404, "error.notFound");
  const { locale, now } = context;
  return { ...(told(entry, context) as Omit<Product, "example">), example: [...productExample(entry.slug, locale, now)] };
}

const newsPage = async ({ page = 1 }: Input<"news">, context: Context) =>
  paged(
    (await all<NewsItem>("news", context)).sort((a, b) => b.date.localeCompare(a.date)),
    page,
    "/news",
  );
const NEWS_ON_MAIN = 3;

type ContentCalls =
  | "menus"
  | "socials"
  | "company"
  | "news"
  | "newsMainPage"
  | "newsBySlug"
  | "sliders"
  | "products"
  | "productMenus"
  | "productBySlug"
  | "productById"
  | "getProduct"
  | "faqs"
  | "pageBySlug"
  | "productMenusProduct"
  | "universities";

export const contentHandlers: Pick<Handlers, ContentCalls> = {
  menus: async (_, context) => all<Output<"menus">[number]>("menu", context),
  socials: async (_, context) => ({ data: await all<Output<"socials">["data"][number]>("social", context) }),
  company: async (_, context) => (await all<Output<"company">>("company", context))[0] ?? refuse(404, "error.notFound"),
  news: newsPage,
  newsMainPage: async (_, context) => {
    const { data } = await newsPage({ page: 1 }, context);
    return { data: data.slice(0, NEWS_ON_MAIN) };
  },
  newsBySlug: ({ slug }, context) => one<NewsItem>("news")(slug, context),
  sliders: async (_, context) => ({ data: await all<Output<"sliders">["data"][number]>("slider", context) }),
  products: async ({ main_active, page = 1 }, context) => {
    const products = await listed(context);
    return paged(main_active === undefined ? products : products.filter((item) => item.main_active === main_active), page, "/products");
  },
  productMenus: async (_, context) => ({ data: (await listed(context)).map(({ id, name }) => ({ id, name })) }),
  productBySlug: ({ slug }, context) => product(slug, context),
  productById: ({ id }, context) => product(id, context),
  getProduct: ({ id }, context) => product(id, context),
  productMenusProduct: async ({ ids }, context) => ({
    data: (await listed(context)).filter(({ id }) => ids.includes(id)).map(({ id, slug, name }) => ({ id, slug, name })),
  }),
  universities: async (_, context) => ({ data: await all<Output<"universities">["data"][number]>("university", context) }),
  faqs: async (_, context) => ({ data: await all<Output<"faqs">["data"][number]>("faq", context) }),
  pageBySlug: ({ slug }, context) => one<Output<"pageBySlug">>("page")(slug, context),
};
