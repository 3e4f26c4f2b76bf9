import { array, string } from "yup";
import { documentTypes, productDocuments } from "../document-address.ts";
import { flag, id, isoDate, listOf, nothing, open, paged, shape, slug, text, whole } from "./shape.ts";

const body = () => string().max(200_000);
const newsItem = {
  id: id().required(),
  slug: slug().required(),
  title: text().required(),
  image: text().defined(),
  preview_image: text().defined(),
  date: isoDate().required(),
  short_info: text().required(),
  info: body().required(),
};
const fact = { term: text().required(), value: text().required() };
const product = {
  id: id().required(),
  slug: slug().required(),
  name: text().required(),
  description: text().required(),
  text: body().required(),
  preview_image: text().defined(),
  image: text().defined(),
  /** Which emblem the product wears, and which formula prices it; empty where nothing is calculated online. */
  kind: text().required(),
  calculator: flag().required(),
  main_active: flag().required(),
  audience: text().required(),
  from_price: text().defined(),
  facts: listOf(fact),
  covers: listOf({ name: text().required() }),
  exclusions: listOf({ name: text().required() }),
  steps: listOf({ name: text().required(), text: text().required() }),
  /** Somebody who takes what the calculator suggests; told of one product, not in lists. */
  example: listOf(fact),
  questions: listOf({ question: text().required(), answer: body().required() }),
  seo_title: text().defined(),
  meta_descriptions: text().defined(),
};
const page = {
  id: id().required(),
  name: text().required(),
  text: body().required(),
  seo_title: text().defined(),
  meta_descriptions: text().defined(),
  keywords: text().defined(),
  slug: slug().required(),
};
/** A document: what it is called, a path of the site, bytes, and since when it holds. */
const file = { name: text(), url: text(), size: whole(), date: isoDate() };
const paging = { page: whole(), type: text() };

export const content = {
  news: { input: shape(paging), output: paged(newsItem) },
  newsMainPage: { input: shape({ type: text() }), output: paged(newsItem) },
  newsBySlug: { input: shape({ slug: slug().required() }), output: shape(newsItem) },
  sliders: {
    input: nothing,
    output: shape({
      data: listOf({
        id: id().required(),
        title: text().required(),
        text: text().required(),
        url: text().required(),
        action: text().required(),
        image: text().defined(),
      }),
    }),
  },
  products: { input: shape({ main_active: flag(), page: whole() }), output: paged(product) },
  productMenus: { input: nothing, output: shape({ data: listOf({ id: id().required(), name: text().required() }) }) },
  productBySlug: { input: shape({ slug: slug().required() }), output: shape(product) },
  productById: { input: shape({ id: id().required() }), output: shape(product) },
  getProduct: { input: shape({ id: id().required() }), output: shape(product) },
  reports: { input: shape({ date: text() }), output: paged({ id: id().required() }) },
  managements: { input: shape(paging), output: paged({ id: id().required() }) },
  faqs: {
    input: nothing,
    output: shape({ data: listOf({ id: id().required(), question: text().required(), answer: body().required() }) }),
  },
  abouts: { input: nothing, output: open },
  investors: { input: shape({ slug: slug().required() }), output: open },
  universities: {
    input: nothing,
    output: shape({ data: listOf({ id: id().required(), name: text().required(), city: text().required() }) }),
  },
  pageBySlug: { input: shape({ slug: slug().required() }), output: shape(page) },
  contacts: { input: shape({ id: id(), page: whole() }), output: paged({ id: id().required() }) },
  contactsMain: { input: nothing, output: open },
  contactsCities: { input: nothing, output: open },
  contactsCitizenship: { input: nothing, output: open },
  regions: { input: nothing, output: open },
  insuranceFiles: { input: nothing, output: open },
  ratings: { input: nothing, output: open },
  /** The company's document on personal data: a path of the site. */
  getFileFirst: { input: nothing, output: shape({ name: text(), url: text() }) },
  /**
   * The documents of a product, by its id or slug: what they are and where the site has them, the rules first. With `type` one of
   * them with its bytes in base64; the offer is of a saved calculation and needs its `hash`.
   */
  getFileRule: {
    input: shape({
      productId: id().required("error.required"),
      type: string().oneOf(documentTypes, "error.badValue"),
      hash: string().matches(/^[0-9a-f]{32}$/, "error.badValue"),
    }),
    output: shape({
      ...file,
      data: string().max(4_000_000),
      files: array(shape({ type: string().oneOf(productDocuments), ...file }).required()),
    }),
  },
};
