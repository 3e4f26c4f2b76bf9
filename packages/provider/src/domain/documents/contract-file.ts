import { languageOf, type Block } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import type { Kysely } from "kysely";
import type { StoredRequest } from "../../platform/database/records/contract-event.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { Paid } from "../ledger/payments.ts";
import type { PaperReference } from "../../platform/messages/paper-reference.ts";
import { today } from "../../platform/server/moment.ts";
import type { ContractSource } from "./contract-source.ts";
import { formerPolicyOf } from "./former-policy.ts";
import { duplicateOf, policyOf } from "./policy.ts";
import { printOf } from "./print-of.ts";
import { printed } from "./printed.ts";
import { rulesOf } from "./product-documents.ts";
import { receiptOf } from "./receipt.ts";
import { paymentsByYear, paymentsOf, type PaymentsOfYear } from "./payments-of-year.ts";
import { inForceFrom, tariffOf } from "./tariffs.ts";

export interface ContractFile {
  readonly name: string;
  /** yyyy-mm-dd from which it holds. */
  readonly date: string;
  /** For a file on the customer's disk, with characters that every system can read. */
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** The document that is signed, where this file is its translation. */
  readonly translationOf?: SignedOriginal;
}

/** The document that is signed, as those who read it in another language find it. */
export interface SignedOriginal {
  readonly name: string;
  readonly lang: Locale;
  /** In hexadecimal, as `/verify` shows it. */
  readonly sha256: string;
}

export type PaperOf = Pick<PaperReference, "type" | "receipt" | "agreement" | "locale"> & {
  /** Of payments that an annuity made: the year in which they were. */
  readonly year?: string;
};

/** What was signed on a former form keeps the print that it had. */
const printingOf = (source: ContractSource) =>
  source.contract.view.form === undefined ? { sheetsAlone: true } : { print: printOf(source) };

/** What a translation says before all else: of what it is one, and how to know the file that is signed. */
const translationNote = (of: SignedOriginal | undefined, locale: Locale): readonly Block[] =>
  of === undefined
    ? []
    : [
        {
          kind: "paragraph",
          look: "note",
          text: text(locale, "document.translation", { name: of.name, language: of.lang, sha256: of.sha256.replace(/.{32}/, "$& ") }),
        },
      ];

/** The policy and the rules are what is signed: named alike on the page, in the e-mail and in the request. */
export async function printPolicy(
  source: ContractSource,
  siteOrigin: string,
  locale: Locale,
  translationOf?: SignedOriginal,
): Promise<ContractFile> {
  const { number, view } = source.contract;
  const name = text(locale, "signature.paper.name.contract", { number });
  const facts = {
    language: locale,
    title: name,
    subject: source.product(locale).name,
    madeAt: Date.parse(view.issuedOn),
    ...printingOf(source),
  };
  const blocks = view.form === "full" ? policyOf(source, siteOrigin, locale) : formerPolicyOf(source, siteOrigin, locale);
  const bytes = await printed(facts, [...translationNote(translationOf, locale), ...blocks]);
  return { name, date: view.issuedOn, fileName: `policy-${number}.pdf`, bytes };
}

/** What was agreed of a contract without a form, on the form of today: offered beside its own paper. */
export async function printDuplicate(source: ContractSource, locale: Locale): Promise<ContractFile | undefined> {
  const { number, view } = source.contract;
  if (view.form !== undefined) return undefined;
  const name = text(locale, "agreed.duplicate.name", { number });
  const facts = {
    language: locale,
    title: name,
    subject: source.product(locale).name,
    madeAt: Date.parse(view.issuedOn),
    print: printOf(source),
  };
  const bytes = await printed(facts, duplicateOf(source, locale));
  return { name, date: view.issuedOn, fileName: `duplicate-${number}.pdf`, bytes };
}

/** One print for everybody who buys the product while its rules stay what they are. */
export async function printRules(source: ContractSource, locale: Locale, translationOf?: SignedOriginal): Promise<ContractFile> {
  const product = source.product(locale);
  const name = text(locale, "signature.paper.name.rules", { product: product.name });
  const { startDate } = source.contract.view.terms;
  const date = inForceFrom(tariffOf(product.slug, startDate));
  const bytes = await printed({ language: locale, title: name, subject: product.name, madeAt: Date.parse(date), ...printingOf(source) }, [
    ...translationNote(translationOf, locale),
    ...rulesOf(product, locale, startDate),
  ]);
  return { name, date, fileName: `rules-${product.slug}.pdf`, bytes };
}

/** The facts of a receipt for a list, without printing it. */
export const receiptFacts = ({ receipt, at }: Paid, locale: Locale): Pick<ContractFile, "name" | "date"> => ({
  name: text(locale, "document.receipt.name", { number: receipt }),
  date: today(Date.parse(at)),
});

async function printReceipt(source: ContractSource, receipt: string | undefined, locale: Locale): Promise<ContractFile | undefined> {
  const payment = source.contract.view.payments.find((one) => one.receipt === receipt);
  if (!payment) return undefined;
  const receiptNamed = receiptFacts(payment, locale);
  const facts = {
    language: locale,
    title: receiptNamed.name,
    subject: source.contract.number,
    madeAt: Date.parse(payment.at),
    print: printOf(source),
  };
  const bytes = await printed(facts, receiptOf(source, payment, locale));
  return { ...receiptNamed, fileName: `receipt-${payment.receipt}.pdf`, bytes };
}

/** The facts of the payments of a year for a list, without printing them. */
export const paymentsFacts = (number: string, { year, sent }: PaymentsOfYear, locale: Locale): Pick<ContractFile, "name" | "date"> => ({
  name: text(locale, "document.payments.name", { number, year }),
  date: sent.at(-1)?.sentOn ?? `${year}-12-31`,
});

async function printPayments(source: ContractSource, year: string | undefined, locale: Locale): Promise<ContractFile | undefined> {
  const { number, view } = source.contract;
  const payments = paymentsByYear(view).find((one) => one.year === year);
  if (!payments) return undefined;
  const paymentsNamed = paymentsFacts(number, payments, locale);
  const facts = {
    language: locale,
    title: paymentsNamed.name,
    subject: number,
    madeAt: Date.parse(paymentsNamed.date),
    print: printOf(source),
  };
  const bytes = await printed(facts, paymentsOf(source, payments, locale));
  return { ...paymentsNamed, fileName: `payments-${number}-${payments.year}.pdf`, bytes };
}

type AgreementKind = StoredRequest["kind"];

/** The facts of an agreement for a list, without reading its bytes: one that changes the contract, or the one that ends it. */
export const agreementFacts = (
  number: string,
  kind: AgreementKind,
  closedAt: string,
  locale: Locale,
): Pick<ContractFile, "name" | "date"> => ({
  name: text(locale, kind === "termination" ? "termination.name" : "agreement.name", { number }),
  date: today(Date.parse(closedAt)),
});

/** An additional agreement as it was signed, in the language in which it was read. */
async function signedAgreement(
  db: Kysely<Tables>,
  { contract: { id } }: ContractSource,
  agreement: string | undefined,
  locale: Locale,
): Promise<ContractFile | undefined> {
  if (agreement === undefined) return undefined;
  const found = await db
    .selectFrom("contract_change")
    .select(["file", "closed_at", "change"])
    .where("contract_id", "=", id)
    .where("number", "=", agreement)
    .where("state", "=", "signed")
    .executeTakeFirst();
  if (!found?.file || found.closed_at === null) return undefined;
  const bytes = new Uint8Array(Buffer.from(found.file, "base64"));
  const { kind } = found.change;
  return { ...agreementFacts(agreement, kind, found.closed_at, locale), fileName: agreementFileName(agreement, kind), bytes };
}

/** A number has a stroke, which no file's name may have. */
export const agreementFileName = (number: string, kind: AgreementKind): string =>
  `${kind === "termination" ? "termination" : "agreement"}-${number.replaceAll("/", "-")}.pdf`;

const kinds = { policy: "contract", rules: "rules" } as const;

/** What was given to be signed, if it was printed: it is never printed again. */
async function storedPaper(
  db: Kysely<Tables>,
  { signing }: ContractSource,
  type: keyof typeof kinds,
): Promise<(SignedOriginal & Pick<ContractFile, "bytes">) | undefined> {
  if (!signing) return undefined;
  const kept = await db
    .selectFrom("signing_document")
    .select(["file", "name", "sha256"])
    .where("request_id", "=", signing.request.id)
    .where("type", "=", kinds[type])
    .executeTakeFirst();
  if (!kept) return undefined;
  const { name, sha256 } = kept;
  const bytes = Buffer.from(kept.file, "base64");
  const lang = languageOf(bytes);
  return lang && { name, sha256, lang, bytes: new Uint8Array(bytes) };
}

/** A paper of a contract in a language; undefined when its contract has no such payment. */
export async function contractFile(
  db: Kysely<Tables>,
  source: ContractSource,
  { type, receipt, agreement, year, locale }: PaperOf,
  siteOrigin: string,
): Promise<ContractFile | undefined> {
  if (type === "agreement") return signedAgreement(db, source, agreement, locale);
  if (type === "duplicate") return printDuplicate(source, locale);
  if (type === "receipt") return printReceipt(source, receipt, locale);
  if (type === "payments") return printPayments(source, year, locale);
  const kept = await storedPaper(db, source, type);
  const translationOf = kept && kept.lang !== locale ? { name: kept.name, lang: kept.lang, sha256: kept.sha256 } : undefined;
  const file =
    type === "policy" ? await printPolicy(source, siteOrigin, locale, translationOf) : await printRules(source, locale, translationOf);
  if (translationOf) return { ...file, translationOf };
  return kept ? { ...file, bytes: kept.bytes } : file;
}
