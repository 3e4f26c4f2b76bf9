import type { Insertable } from "kysely";
import type { ContentKind } from "../content/read.ts";
import type { Database } from "../database/open.ts";
import type { Tables } from "../database/tables.ts";
import { faqs } from "./content/faqs.ts";
import { news } from "./content/news.ts";
import { pages } from "./content/pages.ts";
import { businessProducts } from "./content/products-business.ts";
import { protectionProducts } from "./content/products-protection.ts";
import { savingsProducts } from "./content/products-savings.ts";
import { universities } from "./content/universities.ts";
import { company, footerMenu, mainMenu, menuNames, sliders, socials, type MenuSeed, sisterSites } from "./content/shell.ts";
import { inLanguages } from "./in-languages.ts";
import type { ProductSeed } from "./product-seed.ts";

type Row = Insertable<Tables["content"]>;
type Facts = Readonly<Record<string, unknown>>;

const row = (kind: ContentKind, index: number, slug: string, facts: Facts, texts: Facts, published_on: string | null = null): Row => ({
  kind,
  id: String(index + 1),
  slug,
  position: index + 1,
  published_on,
  facts: JSON.stringify(facts),
  texts: JSON.stringify(inLanguages(texts)),
});

const productRow = ({ slug, kind, calculator, main, from, covers, exclusions, ...texts }: ProductSeed, index: number): Row =>
  row(
    "product",
    index,
    slug,
    { kind, calculator: calculator === true, main_active: main === true, from_price: from ?? "", preview_image: "", image: "" },
    {
      ...texts,
      covers: covers.map((name) => ({ name })),
      exclusions: exclusions.map((name) => ({ name })),
      seo_title: texts.name,
      meta_descriptions: texts.description,
    },
  );

/** Numbers an item's place among its brothers and in the whole menu. */
const menuItems = (items: readonly MenuSeed[], prefix: string): Facts[] =>
  items.map(({ name, url, items: inner = [] }, index) => {
    const id = `${prefix}-${index + 1}`;
    return { id, name, url, position: index + 1, items: menuItems(inner, id), open: false };
  });

const rows = (): Row[] => [
  ...[mainMenu, footerMenu].map((items, index) =>
    row("menu", index, index === 0 ? "main" : "footer", {}, { name: menuNames[index], items: menuItems(items, String(index + 1)) }),
  ),
  ...socials.map(({ slug, ...facts }, index) => row("social", index, slug, facts, {})),
  row("company", 0, "company", company.facts, { ...company.texts, sites: sisterSites }),
  ...sliders.map(({ slug, url, ...texts }, index) => row("slider", index, slug, { url, image: "" }, texts)),
  ...[...savingsProducts, ...protectionProducts, ...businessProducts].map(productRow),
  ...news.map(({ slug, date, ...texts }, index) => row("news", index, slug, { image: "", preview_image: "" }, texts, date)),
  ...pages.map(({ slug, ...texts }, index) => row("page", index, slug, { keywords: "" }, { ...texts, seo_title: texts.name })),
  ...universities.map(({ slug, ...texts }, index) => row("university", index, slug, {}, texts)),
  ...faqs.map(({ slug, ...texts }, index) => row("faq", index, slug, {}, texts)),
];

/** The site's own content in three languages. Only into a database that has none. */
export async function seedContent({ queries }: Database): Promise<void> {
  const something = await queries.selectFrom("content").select("id").limit(1).executeTakeFirst();
  if (!something) await queries.insertInto("content").values(rows()).execute();
}
