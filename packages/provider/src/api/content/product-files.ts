import {
  documentPath,
  productDocuments,
  type DocumentAddress,
  type DocumentType,
  type Output,
  type ProductDocument,
} from "@shanyraq/calls";
import type { Block, Print } from "@shanyraq/documents";
import { localeFacts } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { agreedPolicy } from "../../domain/agreed/agreed-policy.ts";
import type { Calculation } from "../../platform/database/records/terms.ts";
import { offerOf } from "../../domain/documents/offer.ts";
import { printed } from "../../domain/documents/printed.ts";
import type { Product } from "../../domain/entries/product.ts";
import { keyInformationOf, rulesOf, tariffDocumentOf } from "../../domain/documents/product-documents.ts";
import { inForceFrom, tariffOf } from "../../domain/documents/tariffs.ts";
import { findContent } from "../../domain/entries/read.ts";
import { lineOf } from "../../domain/products/lines/index.ts";
import { quote, replyOf } from "../../domain/products/quote.ts";
import type { Context, Handlers } from "../../platform/server/context.ts";
import { today } from "../../platform/server/moment.ts";
import { refuse } from "../../platform/server/refusal.ts";

type File = Required<Pick<Output<"getFileRule">, "name" | "url" | "size" | "date" | "data">>;

interface ProductFile {
  readonly product: Product;
  readonly type: DocumentType;
  readonly url: string;
  readonly blocks: readonly Block[];
  /** yyyy-mm-dd: its date, and the time that its bytes depend on. */
  readonly date: string;
  readonly print: Print;
}

async function fileOf({ product, type, url, blocks, date, print }: ProductFile, { locale }: Context): Promise<File> {
  const kind = text(locale, `document.${type}.name`);
  const name = text(locale, "document.title", { name: kind, product: product.name });
  const bytes = await printed({ language: locale, title: name, subject: kind, madeAt: Date.parse(date), print }, blocks);
  return { name, url, date, size: bytes.byteLength, data: Buffer.from(bytes).toString("base64") };
}

/** An address names the print where it is not the usual one: whoever opens it is not known. */
const addressed = (print: Print): Pick<DocumentAddress, "print"> => (print === "large" ? { print } : {});

const written = { rules: rulesOf, tariff: tariffDocumentOf, key: keyInformationOf } as const satisfies Record<ProductDocument, unknown>;

async function productFile(product: Product, type: ProductDocument, print: Print, context: Context): Promise<File | undefined> {
  const { locale, now } = context;
  const day = today(now);
  const blocks = written[type](product, locale, day);
  const url = documentPath({ locale, product: product.slug, type, ...addressed(print) });
  return blocks && fileOf({ product, type, url, blocks, date: inForceFrom(tariffOf(product.slug, day)), print }, context);
}

/** The offer of a saved calculation with the price of today; undefined when it is for another product, or can no longer be priced. */
async function offerFile(product: Product, hash: string, print: Print, context: Context): Promise<File | undefined> {
  const { db, locale, now, services } = context;
  const found = await db.selectFrom("calculation").select("data").where("hash", "=", hash).executeTakeFirst();
  // Stored from a validated input alone.
  const kept = found?.data as Calculation | undefined;
  const line = kept && lineOf(kept.product);
  if (!line || line.slug !== product.slug) return undefined;
  const inputs = line.current(kept);
  const quoted = quote(inputs, locale, now, true);
  const { item, ScheduleBlock: schedule } = replyOf(quoted, locale, now);
  if (!quoted.ok || !item || !schedule) return undefined;
  const address = `${services.siteOrigin}${localeFacts[locale].prefix}/products/${line.slug}/calculate/${hash}`;
  // The insured people are not named yet.
  const agreed = agreedPolicy({ terms: quoted.terms, insured: "", beneficiaries: [] });
  const { facts = [] } = quoted.offer.besides?.() ?? {};
  const blocks = offerOf({ agreed, item, facts, schedule, address }, { locale, numbers: "whole", product, regions: {} });
  const url = documentPath({ locale, product: product.slug, type: "offer", hash, ...addressed(print) });
  return fileOf({ product, type: "offer", url, blocks, date: today(now), print }, context);
}

async function listOf(product: Product, context: Context): Promise<Output<"getFileRule"> | undefined> {
  const files: NonNullable<Output<"getFileRule">["files"]> = [];
  for (const type of productDocuments) {
    const file = await productFile(product, type, "ordinary", context);
    if (file) files.push({ type, name: text(context.locale, `document.${type}.name`), url: file.url, size: file.size, date: file.date });
  }
  const [rules] = files;
  return rules && { name: rules.name, url: rules.url, size: rules.size, date: rules.date, files };
}

export const productFiles: Pick<Handlers, "getFileRule"> = {
  getFileRule: async ({ productId, type, hash = "", print: requested }, context) => {
    const entry = await findContent(context.db, "product", productId);
    if (!entry) return refuse(404, "error.notFound");
    // Held against what the calls promise before it was published.
    const product = { id: entry.id, slug: entry.slug, ...entry.facts, ...entry.texts[context.locale] } as Product;
    if (type === undefined) return (await listOf(product, context)) ?? refuse(404, "error.notFound");
    const print: Print = requested ?? "ordinary";
    const file = type === "offer" ? offerFile(product, hash, print, context) : productFile(product, type, print, context);
    return (await file) ?? refuse(404, "error.notFound");
  },
};
