import type { ClaimMeasure, InsuredEvent } from "@shanyraq/calls/vocabulary";
import type { Tiyn } from "@shanyraq/rules";
import type { Tables } from "../../platform/database/tables.ts";
import { today } from "../../platform/server/moment.ts";
import type { Kysely } from "kysely";
import { requiredMeasures } from "../claim-measures/required-measures.ts";
import { isMinorOn } from "../claim-payees/payee-standing.ts";
import { assessSent } from "../claims/accept-claim.ts";
import { claimOf, type SentClaim } from "../claims/claim-of.ts";
import { canWithdraw } from "../claims/claim-case.ts";
import { caseOfStatement } from "../claims/claim-words.ts";
import type { ContractView } from "../ledger/fold.ts";
import { contractById } from "../ledger/read.ts";
import { lineOf } from "../products/lines/index.ts";

/** What of a claim registers are asked by, and held against. */
export interface AskedClaim {
  readonly event: InsuredEvent;
  /** The day of the event, as it was reported. */
  readonly day: string;
  /** The day on which the claim came. */
  readonly cameOn: string;
  /** Nobody has decided it. */
  readonly isOpen: boolean;
  /** Who owns the contract. */
  readonly ownerId: string;
  /** The number of the one person whose life or health it is, where the contract holds it. */
  readonly iin?: string;
  /** What its sum is found by. */
  readonly measures: readonly ClaimMeasure[];
  /** The number of whoever is paid. */
  readonly claimant?: string;
  /** The number of the child whom the contract is for. */
  readonly child?: string;
  /** The contract names nobody who is paid, so that the sum is the heirs'. */
  readonly isOfHeirs: boolean;
  /** The loan that it repays, with what it owes of it. */
  readonly loan?: { readonly bank: string; readonly agreement: string; readonly owed?: Tiyn };
}

/** The number of the one person whose life a contract insures, where it holds one. */
export function insuredIin({ subjects, insured }: ContractView): string | undefined {
  if (subjects?.insured) return subjects.insured.iin;
  return subjects?.people === undefined && subjects?.bin === undefined && insured === subjects?.policyholder ? subjects?.iin : undefined;
}

/** A child who is insured, or for whom the policyholder saves. */
function childOn({ subjects }: ContractView, day: string): string | undefined {
  const child = subjects?.insured ?? subjects?.child;
  return child && isMinorOn({ birth_date: child.birthDate }, day) ? child.iin : undefined;
}

function isOfHeirs({ terms, beneficiaries }: ContractView, { event }: SentClaim): boolean {
  const found = lineOf(terms.product)?.events[event];
  return event === "death" && found?.is === "paid" && found.to === "recipients" && beneficiaries.length === 0;
}

async function loanOf({ subjects }: ContractView, sent: SentClaim, db: Kysely<Tables>, now: number): Promise<Pick<AskedClaim, "loan">> {
  if (!subjects?.loan) return {};
  const { bank, number: agreement } = subjects.loan;
  const assessed = await assessSent(sent, { day: sent.day, byAccident: true }, { db, now });
  const owed = assessed?.ok ? assessed.value.parts.find(({ of }) => of === "balance")?.amount : undefined;
  return { loan: { bank, agreement, ...(owed !== undefined && { owed }) } };
}

/** What of a claim registers are asked by; undefined where it is not about a contract. */
export async function askedClaim(db: Kysely<Tables>, claimId: string, now: number): Promise<AskedClaim | undefined> {
  const sent = await claimOf(db, claimId);
  const contractId = sent?.statement.contract_id ?? null;
  const contract = sent && contractId !== null ? await contractById(db, contractId, sent.day) : undefined;
  if (!sent || !contract) return undefined;
  const { view } = contract;
  const { event, day, account, statement } = sent;
  const [iin, child] = [insuredIin(view), childOn(view, day)];
  const standing = await caseOfStatement(db, claimId);
  return {
    event,
    day,
    cameOn: today(Date.parse(statement.created_at)),
    ownerId: contract.customerId,
    isOpen: standing !== undefined && canWithdraw(standing),
    ...(iin !== undefined && { iin }),
    measures: requiredMeasures(view, event, statement.locale).map(({ measure }) => measure),
    ...(account && { claimant: account.iin }),
    ...(child !== undefined && { child }),
    isOfHeirs: isOfHeirs(view, sent),
    ...(await loanOf(view, sent, db, now)),
  };
}
