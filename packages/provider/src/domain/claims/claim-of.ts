import { isCompanyNumber, isIin } from "@shanyraq/rules";
import { insuredEvents, type InsuredEvent } from "@shanyraq/calls/vocabulary";
import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { lockContract } from "../ledger/lock-contract.ts";
import type { GivenAccount } from "./payee-account.ts";

type Statement = Selectable<Tables["statement"]>;

/** A claim that was sent to us, with the event that it follows from. */
export interface SentClaim {
  readonly statement: Statement;
  readonly report: Statement;
  /** What happened, and on which day, as it was reported. */
  readonly event: InsuredEvent;
  readonly day: string;
  /** The account that came with the claim. */
  readonly account?: GivenAccount;
}

const textOf = (details: unknown, field: string): string => {
  const value = typeof details === "object" && details !== null ? (details as Readonly<Record<string, unknown>>)[field] : undefined;
  return typeof value === "string" ? value : "";
};

function accountIn(details: unknown): GivenAccount | undefined {
  const [iban, holder, iin] = [textOf(details, "iban"), textOf(details, "accountHolder"), textOf(details, "iin")];
  return iban !== "" && holder !== "" && (isIin(iin) || isCompanyNumber(iin)) ? { iban, holder, iin } : undefined;
}

/** The claim of a statement; undefined when it is not a claim, or its event is not known. */
export async function claimOf(db: Kysely<Tables>, id: string): Promise<SentClaim | undefined> {
  const statement = await db.selectFrom("statement").selectAll().where("id", "=", id).where("kind", "=", "claim").executeTakeFirst();
  if (!statement || statement.event_id === null) return undefined;
  const report = await db.selectFrom("statement").selectAll().where("id", "=", statement.event_id).executeTakeFirst();
  const event = insuredEvents.find((one) => one === textOf(report?.details, "event"));
  const day = textOf(report?.details, "eventDate");
  if (!report || !event || day === "") return undefined;
  const account = accountIn(statement.details);
  return { statement, report, event, day, ...(account && { account }) };
}

/** A claim on a contract, locked until the transaction ends. */
export interface LockedClaim {
  readonly sent: SentClaim;
  readonly contractId: string;
}

/**
 * Locks the contract of a claim and then its statement, so that of two decisions on one claim the second sees the first.
 * @param db a transaction.
 * @returns undefined for what is no claim, or a claim on no contract.
 */
export async function lockClaim(db: Kysely<Tables>, id: string): Promise<LockedClaim | undefined> {
  const sent = await claimOf(db, id);
  const contractId = sent?.statement.contract_id ?? undefined;
  if (!sent || contractId === undefined) return undefined;
  await lockContract(db, contractId);
  await db.selectFrom("statement").select("id").where("id", "=", id).forUpdate().execute();
  return { sent, contractId };
}
