import type { Output } from "@shanyraq/contract";
import type { Context, Handlers } from "../server/context.ts";
import { refuse } from "../server/refusal.ts";
import { companyHandlers } from "./company-handlers.ts";
import { pictureHandlers } from "../pictures/picture-handlers.ts";
import { newsHandlers } from "./news-handlers.ts";
import { officeHandlers } from "./office-handlers.ts";
import { paged } from "./paged.ts";
import { productExample } from "./product-example.ts";
import { findContent } from "./read.ts";
import { all, found, told } from "./told.ts";

type Product = Output<"productById">;
const listed = async (context: Context): Promise<Product[]> =>
  (await all<Omit<Product, "example">>("product", context)).map((item) => ({ ...item, example: [] }));
async function product(idOrSlug: string, context: Context) {
  const entry = await findContent(context.db, "product", idOrSlug);
  if (!entry) return refuse(404, "error.notFound");
  const { locale, now } = context;
  return { ...(told(entry, context) as Omit<Product, "example">), example: [...productExample(entry.slug, locale, now)] };
}

type ContentCalls =
  | "menus"
  | "socials"
  | "company"
  | keyof typeof companyHandlers
  | keyof typeof newsHandlers
  | keyof typeof pictureHandlers
  | keyof typeof officeHandlers
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
  ...companyHandlers,
  ...newsHandlers,
  ...pictureHandlers,
  ...officeHandlers,
  menus: async (_, context) => all<Output<"menus">[number]>("menu", context),
  socials: async (_, context) => ({ data: await all<Output<"socials">["data"][number]>("social", context) }),
  company: async (_, context) => (await all<Output<"company">>("company", context))[0] ?? refuse(404, "error.notFound"),
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
  pageBySlug: async ({ slug }, context) => (await found<Output<"pageBySlug">>("page", slug, context)) ?? refuse(404, "error.notFound"),
};
