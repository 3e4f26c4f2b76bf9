import { execFileSync } from "node:child_process";
import type { LivesOffice } from "./lives-office.ts";
import type { Account } from "./story.ts";

/** The words of a paper without spaces, which stand between digits otherwise from page to page. */
const wordsOf = (base64: string): string =>
  execFileSync("pdftotext", ["-raw", "-", "-"], { input: Buffer.from(base64, "base64"), encoding: "utf8" }).replace(/\s/g, "");

/** A sum as papers print it, without the spaces between its groups and without zero tiyn. */
function printedSum(tiyn: number): string {
  const [whole = "", rest = "00"] = (tiyn / 100).toFixed(2).split(".");
  return rest === "00" ? whole : `${whole},${rest}`;
}

interface Paper {
  readonly type: string;
  readonly number?: string;
  readonly url: string;
}

export interface PapersRead {
  readonly read: number;
  /** Sums that do not stand where they have to. */
  readonly missing: readonly string[];
}

/**
 * Prints every paper of a contract and reads it: the policy has its first instalment, each payment has a receipt with its sum and stands on the
 * paper of its year, and an agreement of its end has what came back.
 */
export async function readPapers(
  office: LivesOffice,
  token: string,
  contractId: string,
  { instalment, sights }: Account,
): Promise<PapersRead> {
  const listed = await office.post("/getContractDocuments", { contractId }, token);
  const { data: payments } = (await office.post("/user/contracts/payments", { contractId }, token)).body as {
    readonly data: readonly { readonly number: string; readonly amount: string }[];
  };
  const ends = sights.some(({ status }) => status === "terminated" || status === "cancelled");
  const tracked = (await office.post("/contract/calcCancel", { contractId }, token)).body as {
    readonly tracker?: { readonly back: string };
  };
  const back = Math.round(100 * Number(tracked.tracker?.back ?? 0));
  const missing: string[] = [];
  const papers = listed.body["documents"] as readonly Paper[];
  for (const { type, number, url } of papers) {
    const { body } = await office.get(url, token);
    const words = wordsOf(String(body["data"]));
    const amountOf = (receipt: string | undefined) => Math.round(100 * Number(payments.find((one) => one.number === receipt)?.amount ?? 0));
    const isOfTermination = type === "agreement" && ends && number === papers.find((one) => one.type === "agreement")?.number;
    const sums = [
      ...(type === "policy" ? [instalment] : []),
      ...(type === "receipt" ? [amountOf(number)] : []),
      ...(isOfTermination && back > 0 ? [back] : []),
    ];
    for (const sum of sums) if (!words.includes(printedSum(sum))) missing.push(`${type} ${number ?? ""} has no ${printedSum(sum)}`);
  }
  const receipts = papers.filter(({ type }) => type === "receipt").length;
  if (receipts !== payments.length) missing.push(`${receipts} receipts of ${payments.length} payments`);
  return { read: papers.length, missing };
}
