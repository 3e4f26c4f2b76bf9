import type { AnyObjectSchema } from "yup";
import type { ContentKind } from "../entries/read.ts";
import { productFacts } from "../products/texts/product-facts.ts";
import { articleKinds, listKinds, type ArticleKind, type ListKind } from "../entries/folder/kinds.ts";

/** The control of a field. `pairs`, `hours` and `dates` are typed one per line; `rows` have fields of their own and an order. */
export type Control =
  | "line"
  | "area"
  | "markdown"
  | "date"
  | "choice"
  | "several"
  | "flag"
  | "whole"
  | "pairs"
  | "hours"
  | "dates"
  | "picture"
  | "decimal"
  | "rows";

/** The editable kinds, in the order of the editors' list. */
const deskKindNames = [
  "news",
  "media",
  "page",
  "about",
  "investor",
  "person",
  "product",
  "menu",
  "slider",
  "faq",
  "review",
  "rating",
  "report",
  "insuranceFile",
  "city",
  "office",
  "region",
  "university",
  "citizenship",
] as const satisfies readonly ContentKind[];
export type DeskKindName = (typeof deskKindNames)[number];

export type FieldName =
  | "title"
  | "lead"
  | "body"
  | "description"
  | "seo_title"
  | "image_alt"
  | "source"
  | "date"
  | "type"
  | "image"
  | "position"
  | "facts"
  | "since"
  | "independent"
  | "look"
  | "question"
  | "answer"
  | "city"
  | "phone"
  | "email"
  | "hours"
  | "holidays"
  | "services"
  | "main"
  | "name"
  | "address"
  | "way"
  | "items"
  | "figures"
  | "url"
  | "text"
  | "action"
  | "agency"
  | "scale"
  | "value"
  | "outlook"
  | "product"
  | "year"
  | "period"
  | "code"
  | "latitude"
  | "longitude"
  | "term"
  | "audience"
  | "covers"
  | "exclusions"
  | "steps"
  | "questions";

/** A field of a row; without a name the row itself is the text. */
export interface RowColumn {
  readonly name: FieldName | "";
  /** Whether it has a text in each language. */
  readonly inLanguages: boolean;
  /** Whether it is more than a line. */
  readonly isLong?: true;
}
/** What rows of a field hold. */
export interface RowShape {
  readonly columns: readonly RowColumn[];
  /** Under which name a row has rows of its own, and how deep they go. */
  readonly inner?: { readonly name: "items"; readonly depth: number };
}

export interface DeskField {
  /** What editors call it, in a form as in a file. */
  readonly name: FieldName;
  readonly control: Control;
  readonly required: boolean;
  readonly options: readonly string[];
  /** Of rows alone. */
  readonly rows?: RowShape;
}

/** A kind of entries that editors can edit. */
export interface DeskKind {
  readonly kind: DeskKindName;
  readonly of: { readonly article: ArticleKind } | { readonly list: ListKind };
  /** What is asked once, and what in each language. */
  readonly facts: readonly DeskField[];
  readonly texts: readonly DeskField[];
  /** What every entry of the kind says without being asked. */
  readonly fixed: Readonly<Record<string, unknown>>;
  /** The only allowed names; empty when editors may add new ones. */
  readonly slugs: readonly string[];
  /** Whether its entries cannot be removed from the site. */
  readonly stays: boolean;
}

interface KindRules {
  readonly facts: readonly FieldName[];
  readonly texts: readonly FieldName[];
  readonly offered?: Readonly<Record<string, readonly string[]>>;
  readonly fixed?: Readonly<Record<string, unknown>>;
  readonly slugs?: readonly string[];
  readonly rows?: Readonly<Partial<Record<FieldName, RowShape>>>;
}

const inLanguages = (name: RowColumn["name"]): RowColumn => ({ name, inLanguages: true });
const inFull = (name: RowColumn["name"]): RowColumn => ({ name, inLanguages: true, isLong: true });
/** A menu goes as deep as the calls promise it. */
const MENU_DEPTH = 3;

/** The order in which each kind asks its fields. What each is follows from what the calls promise of it. */
const rulesOf: Readonly<Record<DeskKindName, KindRules>> = {
  news: {
    facts: ["date", "type", "image"],
    texts: ["title", "lead", "body", "image_alt", "description"],
    offered: { type: ["company", "products", "service", "advice"] },
  },
  media: { facts: ["date", "image"], texts: ["title", "lead", "source", "body", "image_alt"], fixed: { type: "media" } },
  page: { facts: [], texts: ["title", "body", "description", "seo_title"] },
  about: { facts: ["position"], texts: ["title", "body", "facts", "description"] },
  investor: { facts: [], texts: ["title", "body", "facts", "description"], slugs: ["shareholders", "disclosure"] },
  person: { facts: ["type", "since", "independent", "image", "look"], texts: ["title", "position", "body"] },
  faq: { facts: [], texts: ["question", "answer"] },
  office: {
    facts: ["city", "phone", "email", "hours", "holidays", "services", "main"],
    texts: ["name", "address", "way"],
  },
  product: {
    facts: ["facts", "covers", "exclusions", "steps", "questions"],
    texts: ["name", "description", "audience", "text"],
    slugs: Object.keys(productFacts),
    rows: {
      facts: { columns: [inLanguages("term"), inLanguages("value")] },
      covers: { columns: [inLanguages("name")] },
      exclusions: { columns: [inLanguages("name")] },
      steps: { columns: [inLanguages("name"), inFull("text")] },
      questions: { columns: [inLanguages("question"), inFull("answer")] },
    },
  },
  menu: {
    facts: ["items"],
    texts: ["name"],
    slugs: ["main", "footer"],
    rows: { items: { columns: [inLanguages("name"), { name: "url", inLanguages: false }], inner: { name: "items", depth: MENU_DEPTH } } },
  },
  slider: { facts: ["url"], texts: ["title", "text", "action"] },
  review: { facts: ["date", "product"], texts: ["name", "city", "text"] },
  rating: { facts: ["date", "value"], texts: ["agency", "scale", "outlook", "text"] },
  report: {
    facts: ["date", "year", "period", "figures"],
    texts: ["name", "lead"],
    rows: { figures: { columns: [inLanguages("term"), inLanguages("value")] } },
  },
  insuranceFile: { facts: ["date", "items"], texts: ["name", "lead"], rows: { items: { columns: [inLanguages("")] } } },
  city: { facts: ["latitude", "longitude"], texts: ["name"] },
  region: { facts: ["type"], texts: ["name"] },
  university: { facts: [], texts: ["name", "city"] },
  citizenship: { facts: ["code"], texts: ["name"] },
};

/** Controls that the schema does not give: pictures, and lists typed one per line. */
const controls: Readonly<Record<string, Control>> = {
  image: "picture",
  date: "date",
  facts: "pairs",
  hours: "hours",
  holidays: "dates",
  services: "several",
  position: "line",
  lead: "area",
  description: "area",
  way: "area",
  question: "area",
  text: "area",
  latitude: "decimal",
  longitude: "decimal",
};

interface Described {
  readonly type: string;
  readonly optional: boolean;
  readonly oneOf: readonly unknown[];
  readonly innerType?: Described;
  readonly tests: readonly { readonly name?: string; readonly params?: Readonly<Record<string, unknown>> }[];
}

/** Texts longer than this are written in Markdown. */
const LONG = 10_000;

function controlOf(name: string, place: "facts" | "texts", { type, oneOf, tests }: Described): Control {
  if (oneOf.length > 0) return "choice";
  if (type === "boolean") return "flag";
  if (type === "number" && controls[name] === "decimal") return "decimal";
  if (type === "number" || (name === "position" && place === "facts")) return "whole";
  const most = tests.find((test) => test.name === "max")?.params?.["max"];
  return Number(most) > LONG ? "markdown" : (controls[name] ?? "line");
}

function kindOf(kind: DeskKindName): DeskKind {
  const { facts, texts, offered = {}, fixed = {}, slugs = [], rows = {} } = rulesOf[kind];
  const article = articleKinds.find((one) => one.kind === kind);
  const list = listKinds.find((one) => one.kind === kind);
  const declared = article ?? list;
  if (!declared) throw new Error(`${kind} is no kind of the content folder`);
  const promised: AnyObjectSchema = declared.promised;
  const callsName = (name: string) => {
    if (!article) return name;
    return name === "body" ? article.body : (article.names[name] ?? name);
  };
  const field =
    (place: "facts" | "texts") =>
    (name: FieldName): DeskField => {
      const schema = promised.fields[callsName(name)];
      const described = (
        schema && "describe" in schema ? schema.describe() : { type: "string", optional: true, oneOf: [], tests: [] }
      ) as Described;
      const { oneOf, innerType } = described;
      const options = offered[name] ?? (innerType?.oneOf ?? oneOf).map(String);
      const single: Control = offered[name] ? "choice" : controlOf(name, place, described);
      const control = rows[name] ? "rows" : single;
      const otherwise = declared.otherwise ?? {};
      const left = name in otherwise || callsName(name) in otherwise || control === "flag" || (control === "whole" && described.optional);
      const shape = rows[name];
      return { name, control, options, required: !left && !described.optional, ...(shape && { rows: shape }) };
    };
  return {
    kind,
    of: article ? { article } : { list: list as ListKind },
    facts: facts.map(field("facts")),
    texts: texts.map(field("texts")),
    fixed,
    slugs,
    stays: list?.stays === true,
  };
}

/** Every editable kind, in the order of the editors' list. */
export const deskKinds: readonly DeskKind[] = deskKindNames.map(kindOf);
