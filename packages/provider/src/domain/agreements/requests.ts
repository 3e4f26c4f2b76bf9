import type { AgreementState } from "@shanyraq/calls/vocabulary";
import type { Kysely, Selectable } from "kysely";
import type { StoredChange, StoredMaturity, StoredMove, StoredTermination } from "../../platform/database/records/contract-event.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { isUuid } from "../../platform/server/ids.ts";
import { today } from "../../platform/server/moment.ts";

export type AgreementRequest = Selectable<Tables["contract_change"]>;
/** One whose code was shown: its agreement is made. */
export type Agreement = AgreementRequest & {
  readonly change: StoredChange | StoredTermination;
  readonly state: AgreementState;
  readonly number: string;
  readonly file: string;
  readonly sha256: string;
  readonly sign_by: string;
};

/** One that changes the contract, one that ends it, and one that names the account for its payouts: each is confirmed by its own call. */
interface Subjects {
  readonly change: StoredChange;
  readonly termination: StoredTermination;
  readonly maturity: StoredMaturity;
  readonly move: StoredMove;
}
export type Subject = keyof Subjects;
/** A request, or an agreement, that is known to be about this. */
export type About<S extends Subject, R extends AgreementRequest = AgreementRequest> = R & { readonly change: Subjects[S] };

export const isAbout = <S extends Subject, R extends AgreementRequest>(request: R, subject: S): request is About<S, R> =>
  subjectOf(request) === subject;
const subjectOf = ({ change: { kind } }: Pick<AgreementRequest, "change">): Subject =>
  kind === "termination" || kind === "maturity" || kind === "move" ? kind : "change";
export const isOfChange = <R extends AgreementRequest>(request: R): request is About<"change", R> => isAbout(request, "change");
export const isOfTermination = <R extends AgreementRequest>(request: R): request is About<"termination", R> =>
  isAbout(request, "termination");

/** Without a row of its own for the passing of time: a request whose time to sign is over has lapsed. */
const lapsed = <R extends AgreementRequest>(request: R, now: number): R =>
  request.state === "waiting" && request.sign_by !== null && request.sign_by < today(now) ? { ...request, state: "lapsed" } : request;

/** A request of the customer's own; another's is as if it were not there. */
export async function requestOfCustomer(
  db: Kysely<Tables>,
  id: string,
  customerId: string,
  now: number,
): Promise<AgreementRequest | undefined> {
  if (!isUuid(id)) return undefined;
  const found = await db
    .selectFrom("contract_change")
    .selectAll()
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return found && lapsed(found, now);
}

export const isAgreement = (request: AgreementRequest): request is Agreement =>
  request.state !== "asked" &&
  request.state !== "done" &&
  request.number !== null &&
  request.file !== null &&
  request.sha256 !== null &&
  request.sign_by !== null;

/** The agreements of a contract, the newest first. */
export async function agreementsOf(db: Kysely<Tables>, contractId: string, now: number): Promise<readonly Agreement[]> {
  const rows = await db
    .selectFrom("contract_change")
    .selectAll()
    .where("contract_id", "=", contractId)
    .where("state", "<>", "asked")
    .orderBy("created_at", "desc")
    .execute();
  return rows.filter(isAgreement).map((row) => lapsed(row, now));
}

/** Those whose time is over give their place to the next one. */
export const letLapse = async (db: Kysely<Tables>, contractId: string, now: number): Promise<void> => {
  await db
    .updateTable("contract_change")
    .set({ state: "lapsed" })
    .where("contract_id", "=", contractId)
    .where("state", "=", "waiting")
    .where("sign_by", "<", today(now))
    .execute();
};
