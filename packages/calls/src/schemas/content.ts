import { array, string } from "yup";
import { documentTypes, productDocuments } from "../input/document-address.ts";
import { frequencies } from "../vocabulary.ts";
import { degrees, flag, id, listOf, nothing, paged, shape, slug, text, time, whole } from "../shapes/shape.ts";
import { paperPrint } from "../shapes/paper.ts";
import { isoDate } from "../validators.ts";

/** What can be done at an office. */
export const officeServices = ["buy", "claim", "pay", "pension"] as const;

const body = () => string().max(200_000);
const newsItem = {
  id: id().required(),
  slug: slug().required(),
  title: text().required(),
  image: text().defined(),
  preview_image: text().defined(),
  /** What the picture shows, for a reader who does not see it; empty when it is decoration. */
  image_alt: text(),
  date: isoDate().required(),
  short_info: text().required(),
  info: body().required(),
  type: text(),
  /** Whose publication it is, where others write of the company. */
  source: text(),
  seo_title: text(),
  meta_descriptions: text(),
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
  /** How often the least instalment is paid; a back office that does not say leaves it out. */
  from_frequency: string().oneOf(frequencies),
  facts: listOf(fact),
  covers: listOf({ name: text().required() }),
  exclusions: listOf({ name: text().required() }),
  steps: listOf({ name: text().required(), text: text().required() }),
  /** Somebody who takes what the calculator suggests; sent with one product, not in lists. */
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
/** A part of what the company says about itself: words, and figures beside them. */
const section = {
  id: id().required(),
  slug: slug().required(),
  name: text().required(),
  text: body().required(),
  facts: listOf(fact),
  seo_title: text(),
  meta_descriptions: text(),
};
const person = {
  id: id().required(),
  slug: slug().required(),
  name: text().required(),
  position: text().required(),
  /** On which board: of directors, or of management. */
  type: string().oneOf(["directors", "management"]).required(),
  independent: flag(),
  since: whole().required(),
  text: body().required(),
  /** Their photograph, if there is one; else which drawing of the house stands for them, else their initials. */
  image: text(),
  preview_image: text(),
  look: string().oneOf(["bun", "bob", "bobGlasses", "long", "short", "swept", "beard", "thin"]),
};
const report = {
  id: id().required(),
  slug: slug().required(),
  name: text().required(),
  year: string()
    .matches(/^\d{4}$/)
    .required(),
  period: string().oneOf(["year", "quarter"]).required(),
  date: isoDate().required(),
  lead: text().required(),
  figures: listOf(fact),
};
const hours = { days: array(whole().min(1).max(7).required()).required(), from: time().required(), to: time().required() };
const office = {
  id: id().required(),
  slug: slug().required(),
  name: text().required(),
  /** The id of its city, and the city's name. */
  city: slug().required(),
  city_name: text().required(),
  address: text().required(),
  way: text().required(),
  phone: text().required(),
  email: text().required(),
  /** Days count from Monday. */
  hours: listOf(hours),
  holidays: array(isoDate().required()).required(),
  services: array(string().oneOf(officeServices).required()).required(),
  main: flag().required(),
};
const named = { id: id().required(), name: text().required() };

export const content = {
  /** A type, a year, or both narrow the list; the years there are come with every answer of ours. */
  news: {
    input: shape({ ...paging, year: string().matches(/^\d{4}$/, "error.badValue") }),
    output: paged(newsItem).concat(shape({ years: array(text().required()) })),
  },
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
  /** `date` carries the year; the years there are come with every answer. */
  reports: {
    input: shape({ date: text(), page: whole() }),
    output: paged(report).concat(shape({ years: array(text().required()).required() })),
  },
  managements: { input: shape(paging), output: paged(person) },
  faqs: {
    input: nothing,
    output: shape({ data: listOf({ id: id().required(), question: text().required(), answer: body().required() }) }),
  },
  abouts: { input: nothing, output: shape({ data: listOf(section) }) },
  investors: { input: shape({ slug: slug().required() }), output: shape(section) },
  universities: {
    input: nothing,
    output: shape({ data: listOf({ id: id().required(), name: text().required(), city: text().required() }) }),
  },
  pageBySlug: { input: shape({ slug: slug().required() }), output: shape(page) },
  /** Offices: all, or with `id` those of a city. The next page is asked for by the link that the answer carries. */
  contacts: { input: shape({ id: id(), page: whole() }), output: paged(office) },
  contactsMain: { input: nothing, output: shape(office) },
  contactsCities: {
    input: nothing,
    output: shape({
      data: listOf({ ...named, latitude: degrees().required(), longitude: degrees().required(), offices: whole().required() }),
    }),
  },
  contactsCitizenship: { input: nothing, output: shape({ data: listOf({ ...named, code: text().required() }) }) },
  regions: { input: nothing, output: shape({ data: listOf({ ...named, type: string().oneOf(["city", "region"]).required() }) }) },
  /** Forms that a claim or a change of a contract begins with. */
  insuranceFiles: { input: nothing, output: shape({ data: listOf({ id: id().required(), lead: text(), ...file }) }) },
  ratings: {
    input: nothing,
    output: shape({
      data: listOf({
        id: id().required(),
        agency: text().required(),
        scale: text().required(),
        value: text().required(),
        outlook: text().required(),
        date: isoDate().required(),
        text: text().required(),
      }),
    }),
  },
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
      print: paperPrint,
    }),
    output: shape({
      ...file,
      data: string().max(4_000_000),
      files: array(shape({ type: string().oneOf(productDocuments), ...file }).required()),
    }),
  },
};
