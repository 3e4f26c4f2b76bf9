import { calls, type Output } from "@shanyraq/calls";
import type { ContractPaper } from "@shanyraq/calls/vocabulary";
import type { Locale } from "@shanyraq/i18n";
import { isLargePrint } from "@shanyraq/documents";
import { agreementFacts, contractFile, paymentsFacts, receiptFacts, type PaperOf } from "../../domain/documents/contract-file.ts";
import { contractSource, type ContractSource } from "../../domain/documents/contract-source.ts";
import { copyInPrint } from "../../domain/documents/copy-in-print.ts";
import { paymentsByYear } from "../../domain/documents/payments-of-year.ts";
import { signingStanding } from "../../domain/documents/signing-standing.ts";
import type { Handlers, SignedIn } from "../../platform/server/context.ts";
import { refuse } from "../../platform/server/refusal.ts";

type Listed = Output<"getContractDocuments">["documents"][number];

/** A contract of the caller's own; another's is as if it were not there. */
async function ownSource({ db, customer }: SignedIn, contractId: string): Promise<ContractSource | undefined> {
  const source = await contractSource(db, contractId);
  return source?.customerId === customer.id ? source : undefined;
}

function addressOf(contractId: string, { type, receipt, agreement, year, locale }: PaperOf): string {
  const number = receipt ?? agreement ?? year;
  const query = new URLSearchParams({ contractId, type, ...(number !== undefined && { number }), lang: locale });
  return `${calls.contractDocument.path}?${query.toString()}`;
}

/** The policy, the rules, a duplicate on today's form where the policy has a former one, what was agreed since, and a receipt of each payment, the newest first: a contract may have hundreds, so only the first of them is printed. */
async function papersOf(source: ContractSource, locale: Locale, { db, services }: SignedIn): Promise<Listed[]> {
  const { id, view } = source.contract;
  const [newest, ...older] = view.payments.toReversed();
  const first: PaperOf[] = [
    { type: "policy", locale },
    { type: "rules", locale },
    ...(view.form === undefined ? [{ type: "duplicate", locale } as const] : []),
    ...(newest ? [{ type: "receipt", receipt: newest.receipt, locale } as const] : []),
  ];
  const listed: Listed[] = [];
  for (const paper of first) {
    const { type, receipt } = paper;
    const file = await contractFile(db, source, paper, services.siteOrigin);
    const number = receipt !== undefined && { number: receipt };
    if (file) listed.push({ type, ...number, name: file.name, date: file.date, size: file.bytes.byteLength, url: addressOf(id, paper) });
  }
  const others = older.map((payment): Listed => {
    const paper = { type: "receipt", receipt: payment.receipt, locale } as const;
    return { type: "receipt", number: payment.receipt, ...receiptFacts(payment, locale), url: addressOf(id, paper) };
  });
  const receipts = listed.filter(({ type }) => type === "receipt");
  const conditions = listed.filter(({ type }) => type !== "receipt");
  const payments = paymentsByYear(view).map((one): Listed => {
    const paper = { type: "payments", year: one.year, locale } as const;
    return { type: "payments", number: one.year, ...paymentsFacts(source.contract.number, one, locale), url: addressOf(id, paper) };
  });
  return [...conditions, ...payments, ...(await agreementsOf(id, locale, db)), ...receipts, ...others];
}

/** Signed agreements, the newest first: listed with the policy that they change or end. */
async function agreementsOf(id: string, locale: Locale, db: SignedIn["db"]): Promise<Listed[]> {
  const signed = await db
    .selectFrom("contract_change")
    .select(["number", "change", "closed_at"])
    .where("contract_id", "=", id)
    .where("state", "=", "signed")
    .orderBy("closed_at", "desc")
    .execute();
  return signed.flatMap(({ number, change, closed_at }) =>
    number === null || closed_at === null
      ? []
      : [
          {
            type: "agreement",
            number,
            ...agreementFacts(number, change.kind, closed_at, locale),
            url: addressOf(id, { type: "agreement", agreement: number, locale }),
          },
        ],
  );
}

/** What the number of a paper means, if it is not that of a receipt. */
const numbers: Partial<Record<ContractPaper, "agreement" | "year">> = { agreement: "agreement", payments: "year" };

/** How somebody reads who asks for a paper in a print. */
const readings = { large: "largePrint", ordinary: "ordinary" } as const;

export const contractDocuments: Pick<Handlers, "getContractDocuments" | "contractDocument"> = {
  getContractDocuments: async ({ contractId, lang }, context) => {
    const { db, customer, now } = context;
    const source = await ownSource(context, contractId);
    if (!source) return refuse(404, "error.notFound");
    const documents = await papersOf(source, lang ?? context.locale, context);
    return { documents, signing: await signingStanding(db, source, customer.id, now) };
  },
  contractDocument: async ({ contractId, type, number, lang, print }, context) => {
    const owned = await ownSource(context, contractId);
    const source = owned && (print ? { ...owned, reading: readings[print] } : owned);
    const named = number !== undefined && { [numbers[type] ?? "receipt"]: number };
    const request = { type, locale: lang ?? context.locale, ...named };
    const found = source && (await contractFile(context.db, source, request, context.services.siteOrigin));
    // What was kept is not printed again: a copy is made of it.
    const file = found && print ? await copyInPrint(found, print, request.locale) : found;
    if (!file) return refuse(404, "error.notFound");
    const { name, date, fileName, bytes, translationOf } = file;
    return {
      name,
      date,
      size: bytes.byteLength,
      fileName,
      data: Buffer.from(bytes).toString("base64"),
      print: isLargePrint(bytes) ? "large" : "ordinary",
      ...(translationOf && { translationOf }),
    };
  },
};
