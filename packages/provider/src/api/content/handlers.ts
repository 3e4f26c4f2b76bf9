import type { Output } from "@shanyraq/calls";
import { findContent } from "../../domain/entries/read.ts";
import { all, found, entryView } from "../../domain/entries/entry-view.ts";
import type { Context } from "../../platform/server/context.ts";
import type { HandlersOf } from "../../platform/server/handlers-of.ts";
import { refuse } from "../../platform/server/refusal.ts";
import { companyHandlers } from "./company-handlers.ts";
import { newsHandlers } from "./news-handlers.ts";
import { officeHandlers } from "./office-handlers.ts";
import { paged } from "./paged.ts";
import { pictureHandlers } from "./pictures/picture-handlers.ts";
import { productExample } from "./product-example.ts";
import { productFiles } from "./product-files.ts";

type Product = Output<"productById">;
const listed = async (context: Context): Promise<Product[]> =>
  (await all<Omit<Product, "example">>("product", context)).map((item) => ({ ...item, example: [] }));
async function product(idOrSlug: string, context: Context) {
  const entry = await findContent(context.db, "product", idOrSlug);
  if (!entry) return refuse(404, "error.notFound");
  const { locale, now } = context;
  return { ...(entryView(entry, context) as Omit<Product, "example">), example: [...productExample(entry.slug, locale, now)] };
}

export const contentHandlers: HandlersOf<"content"> = {
  ...companyHandlers,
  ...newsHandlers,
  ...pictureHandlers,
  ...officeHandlers,
  ...productFiles,
  sliders: async (_, context) => ({ data: await all<Output<"sliders">["data"][number]>("slider", context) }),
  products: async ({ main_active, page = 1 }, context) => {
    const products = await listed(context);
    return paged(main_active === undefined ? products : products.filter((item) => item.main_active === main_active), page, "/products");
  },
  productMenus: async (_, context) => ({ data: (await listed(context)).map(({ id, name }) => ({ id, name })) }),
  productBySlug: ({ slug }, context) => product(slug, context),
  productById: ({ id }, context) => product(id, context),
  getProduct: ({ id }, context) => product(id, context),
  getFileFirst: () => ({ name: "consent", url: "/personal-data" }),
  universities: async (_, context) => ({ data: await all<Output<"universities">["data"][number]>("university", context) }),
  faqs: async (_, context) => ({ data: await all<Output<"faqs">["data"][number]>("faq", context) }),
  pageBySlug: async ({ slug }, context) => (await found<Output<"pageBySlug">>("page", slug, context)) ?? refuse(404, "error.notFound"),
};
