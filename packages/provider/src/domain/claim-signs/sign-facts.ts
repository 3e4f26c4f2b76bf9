import { ibanText } from "@shanyraq/rules";
import { sql, type Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import type { SealingKeys } from "../../platform/sealing/sealed-bytes.ts";
import { today } from "../../platform/server/moment.ts";
import { registeredClaim } from "../claim-registers/kept-answers.ts";
import { claimOf, type SentClaim } from "../claims/claim-of.ts";
import type { ContractView } from "../ledger/fold.ts";
import { declaredHealth } from "../underwriting/declared-health.ts";
import { contractById } from "../ledger/read.ts";
import type { SignFacts } from "./signs.ts";

/** When the person insured was born, where the contract holds it. */
function birthOf({ insured, subjects }: ContractView): string | undefined {
  if (subjects?.insured) return subjects.insured.birthDate;
  return insured === subjects?.policyholder ? subjects.birthDate : undefined;
}

/** How many claims of others name the account of a claim: those that were sent with another phone. */
async function claimsWithAccount(db: Kysely<Tables>, { statement, account }: SentClaim): Promise<number> {
  if (!account) return 0;
  const { count } = await db
    .selectFrom("statement")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("kind", "=", "claim")
    .where("phone", "is distinct from", statement.phone)
    .where(sql<string>`replace(details ->> 'iban', ' ', '')`, "=", ibanText(account.iban).replaceAll(/\s/g, ""))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many files of a claim came, byte for byte, with a claim of another contract that was sent with another phone. */
async function seenFiles(db: Kysely<Tables>, { statement }: SentClaim): Promise<number> {
  const { count } = await db
    .selectFrom("statement_file as own")
    .innerJoin("statement_file as other", "other.digest", "own.digest")
    .innerJoin("statement", "statement.id", "other.statement_id")
    .select(({ fn }) => fn.count<string>("own.digest").distinct().as("count"))
    .where("own.statement_id", "=", statement.id)
    .where("statement.kind", "=", "claim")
    .where("statement.phone", "is distinct from", statement.phone)
    .where("statement.event_id", "is distinct from", statement.event_id)
    // Those who are paid on one death send the same certificate.
    .where(({ or, eb }) =>
      or([eb("statement.contract_id", "is distinct from", statement.contract_id), eb("statement.contract_id", "is", null)]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What the insurer's own data say of a claim; undefined of any other statement. */
export async function signFacts(
  db: Kysely<Tables>,
  statementId: string,
  { now, filesKeys }: { readonly now: number; readonly filesKeys: SealingKeys },
): Promise<SignFacts | undefined> {
  const sent = await claimOf(db, statementId);
  if (!sent) return undefined;
  const day = today(now);
  const contractId = sent.statement.contract_id;
  const view = contractId === null ? undefined : (await contractById(db, contractId, day))?.view;
  const declared = contractId === null ? undefined : await declaredHealth(db, contractId);
  const bornOn = view && birthOf(view);
  return {
    day: sent.day,
    ...(view && { startDate: view.terms.startDate }),
    ...(bornOn !== undefined && { bornOn }),
    ...(view?.diedOn !== undefined && { diedOn: view.diedOn }),
    accountClaims: await claimsWithAccount(db, sent),
    seenFiles: await seenFiles(db, sent),
    event: sent.event,
    isContradicted: (await registeredClaim(db, statementId, { now, filesKeys })).isContradicted,
    ...(declared?.isHealthy === true && { healthyOn: declared.on }),
  };
}
