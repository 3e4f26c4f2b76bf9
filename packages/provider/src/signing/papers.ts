import type { Locale } from "@shanyraq/i18n";
import { localeFacts } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { streebog, toHex } from "@shanyraq/signing";
import { decimalOf } from "@shanyraq/rules";
import { dateText, numberText, type Block } from "@shanyraq/documents";
import { createHash } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";
import { insurer, notice } from "../documents/insurer.ts";
import { printed } from "../documents/printed.ts";
import { rulesOf, type Product } from "../documents/product-documents.ts";
import { tariffOf } from "../documents/tariffs.ts";
import { findContent } from "../entries/read.ts";
import { namedOf } from "../ledger/named.ts";
import { contractsOf, type HeldContract } from "../ledger/read.ts";
import { today } from "../server/moment.ts";
import { uuid } from "../server/ids.ts";

export type SigningRequest = Selectable<Tables["signing_request"]>;
export type SigningDocument = Selectable<Tables["signing_document"]>;

interface Printer {
  readonly db: Kysely<Tables>;
  readonly random: (bytes: number) => Uint8Array;
  readonly siteOrigin: string;
}

/** Every page is an object of its own, whose dictionary says so. */
const pagesIn = (file: Uint8Array): number =>
  Buffer.from(file)
    .toString("latin1")
    .match(/\/Type \/Page\b/g)?.length ?? 1;

function contractPaper({ number, view }: HeldContract, product: Product, address: string, locale: Locale): readonly Block[] {
  const { terms, beneficiaries } = view;
  const facts = {
    number,
    product: product.name,
    period: text(locale, "document.offer.period.value", { from: dateText(terms.startDate), to: dateText(terms.endDate) }),
    sum: `${numberText(Number(terms.sumAssured), locale)} ₸`,
    premium: `${numberText(Number(decimalOf(terms.instalment)), locale)} ₸, ${text(locale, `calculator.frequency.${terms.frequency}`)}`,
  };
  return [
    ...notice(tariffOf(product.slug), locale),
    {
      kind: "facts",
      facts: [
        ...Object.entries(facts).map(([name, value]) => ({ name: text(locale, `signature.paper.${name as keyof typeof facts}`), value })),
        ...namedOf(view, locale),
      ],
    },
    ...(beneficiaries.length > 0
      ? ([
          { kind: "heading", text: text(locale, "signature.paper.beneficiaries") },
          { kind: "list", items: beneficiaries.map(({ name, share }) => `${name}: ${share} %`) },
        ] satisfies Block[])
      : []),
    { kind: "paragraph", text: text(locale, "signature.paper.consent") },
    ...insurer(locale),
    { kind: "qr", address, text: text(locale, "signature.paper.qr"), alt: text(locale, "signature.paper.qr.alt") },
  ];
}

/** Where a request's signatures are verified; its QR code stands on every paper. */
export const verifyAddress = (siteOrigin: string, id: string, locale: Locale): string =>
  `${siteOrigin}${localeFacts[locale].prefix}/verify/${id}`;

async function print(request: SigningRequest, { db, random, siteOrigin }: Printer): Promise<void> {
  const held = await db
    .selectFrom("contract")
    .innerJoin("customer", "customer.id", "contract.customer_id")
    .select(["contract.product", "contract.customer_id", "customer.locale"])
    .where("contract.id", "=", request.contract_id)
    .executeTakeFirstOrThrow();
  const { locale } = held;
  const [contract] = await contractsOf(db, held.customer_id, today(Date.parse(request.created_at)), request.contract_id);
  const entry = await findContent(db, "product", held.product);
  if (!contract || !entry) throw new Error("a request is of a contract that is there");
  // Entries are seeded from typed records (src/seed).
  const product = { id: entry.id, slug: entry.slug, ...entry.facts, ...entry.texts[locale] } as Product;
  const papers = {
    contract: contractPaper(contract, product, verifyAddress(siteOrigin, request.id, locale), locale),
    rules: rulesOf(product, locale),
  } as const;
  const rows = await Promise.all(
    (["contract", "rules"] as const).map(async (type, position) => {
      const name = text(locale, `signature.paper.name.${type}`, { number: contract.number, product: product.name });
      const facts = { language: locale, title: name, subject: product.name, madeAt: Date.parse(request.created_at) };
      const file = await printed(facts, papers[type]);
      return {
        id: uuid(random),
        request_id: request.id,
        position,
        type,
        name,
        file: Buffer.from(file).toString("base64"),
        size: file.byteLength,
        pages: pagesIn(file),
        sha256: createHash("sha256").update(file).digest("hex"),
        streebog: toHex(streebog(512, file)),
      };
    }),
  );
  // Two who open a request at once print it twice; what was kept first is what is signed.
  await db
    .insertInto("signing_document")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["request_id", "type"]).doNothing())
    .execute();
}

/** Those that were printed already: a list of many requests prints none. */
export const keptPapers = ({ id }: SigningRequest, { db }: Pick<Printer, "db">): Promise<SigningDocument[]> =>
  db.selectFrom("signing_document").selectAll().where("request_id", "=", id).orderBy("position").execute();

/** The documents of a request, printed when it is first opened: from then on they are bytes that never change. */
export async function papersOf(request: SigningRequest, printer: Printer): Promise<readonly SigningDocument[]> {
  const before = await keptPapers(request, printer);
  if (before.length > 0) return before;
  await print(request, printer);
  return keptPapers(request, printer);
}

export const bytesOf = ({ file }: SigningDocument): Uint8Array => new Uint8Array(Buffer.from(file, "base64"));
