import { schemas } from "@shanyraq/calls/schemas";
import { array, object, reach, string, type AnyObjectSchema } from "yup";
import type { ContentKind } from "../read.ts";
import { productId } from "../../products/texts/product-facts.ts";
import type { Complaint } from "./check-entry.ts";
import { namelessFigures, wholeProduct } from "./whole-product.ts";
import { numberedMenu } from "./numbered-menu.ts";

interface Kind {
  readonly kind: ContentKind;
  /** What the calls promise of an entry: nothing else gets into the database. */
  readonly promised: AnyObjectSchema;
  /** Fields that an editor may leave out. */
  readonly otherwise?: Readonly<Record<string, unknown>>;
}
/** A folder of its own for each entry, with a file a language. */
export interface ArticleKind extends Kind {
  readonly folder: string;
  /** What an editor calls a field, and what the calls call it. */
  readonly names: Readonly<Record<string, string>>;
  /** The field that holds the text under the front matter. */
  readonly body: string;
}
/** One file for all entries, each text in three languages. */
export interface ListKind extends Kind {
  readonly file: string;
  /** Fields written in Markdown; of a list within an entry, `list.field`. */
  readonly markdown?: readonly string[];
  /** Adds what an editor need not write. */
  readonly complete?: (entry: Readonly<Record<string, unknown>>, position: number, slug: string) => Readonly<Record<string, unknown>>;
  /** What else may be wrong with the texts of a language. */
  readonly complains?: (texts: Readonly<Record<string, unknown>>) => readonly Complaint[];
  /** What its entries are called besides their slug; the slug itself by default. */
  readonly idOf?: (slug: string) => string;
  /** Whether something else depends on its entries, so that none is ever removed. */
  readonly stays?: true;
}

const news = { title: "title", lead: "short_info", description: "meta_descriptions" };
const page = { title: "name", description: "meta_descriptions" };
const pictures = { image: "", preview_image: "" };
const listed = (output: AnyObjectSchema) => reach(output, "data[0]") as AnyObjectSchema;
/** The content of a form: the calls return its file alone. */
const form = object({ items: array(string().required()).required() }).noUnknown();

export const articleKinds: readonly ArticleKind[] = [
  { folder: "news", kind: "news", names: news, body: "info", otherwise: pictures, promised: schemas.newsBySlug.output },
  { folder: "media", kind: "media", names: news, body: "info", otherwise: pictures, promised: schemas.newsBySlug.output },
  {
    folder: "pages",
    kind: "page",
    names: page,
    body: "text",
    otherwise: { keywords: "", seo_title: "" },
    promised: schemas.pageBySlug.output,
  },
  { folder: "abouts", kind: "about", names: page, body: "text", otherwise: { facts: [] }, promised: listed(schemas.abouts.output) },
  { folder: "investors", kind: "investor", names: page, body: "text", otherwise: { facts: [] }, promised: schemas.investors.output },
  { folder: "managements", kind: "person", names: { title: "name" }, body: "text", promised: listed(schemas.managements.output) },
];

export const listKinds: readonly ListKind[] = [
  {
    file: "products.yaml",
    kind: "product",
    markdown: ["text", "questions.answer"],
    promised: schemas.productBySlug.output.omit(["example"]),
    complete: wholeProduct,
    complains: namelessFigures,
    idOf: productId,
    stays: true,
  },
  {
    file: "menus.yaml",
    kind: "menu",
    stays: true,
    promised: reach(schemas.menus.output, "[0]") as AnyObjectSchema,
    complete: numberedMenu,
  },
  { file: "sliders.yaml", kind: "slider", otherwise: { image: "" }, promised: listed(schemas.sliders.output) },
  { file: "faqs.yaml", kind: "faq", markdown: ["answer"], promised: listed(schemas.faqs.output) },
  { file: "universities.yaml", kind: "university", promised: listed(schemas.universities.output) },
  { file: "reports.yaml", kind: "report", otherwise: { figures: [] }, promised: listed(schemas.reports.output) },
  {
    file: "insurance-files.yaml",
    kind: "insuranceFile",
    promised: listed(schemas.insuranceFiles.output).omit(["size", "url"]).concat(form),
  },
  { file: "ratings.yaml", kind: "rating", promised: listed(schemas.ratings.output) },
  { file: "reviews.yaml", kind: "review", otherwise: { product: "" }, promised: listed(schemas.reviews.output) },
  { file: "regions.yaml", kind: "region", promised: listed(schemas.regions.output) },
  { file: "citizenship.yaml", kind: "citizenship", promised: listed(schemas.contactsCitizenship.output) },
  { file: "cities.yaml", kind: "city", promised: listed(schemas.contactsCities.output).omit(["offices"]) },
  {
    file: "offices.yaml",
    kind: "office",
    otherwise: { main: false, holidays: [] },
    promised: listed(schemas.contacts.output).omit(["city_name"]),
  },
];
