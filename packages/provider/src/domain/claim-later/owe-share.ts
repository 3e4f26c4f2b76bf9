import type { Kysely } from "kysely";
import type { ClaimShare, TakenPayment } from "../../platform/database/records/contract-event.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { Services } from "../../platform/ports/provider-options.ts";
import { uuid } from "../../platform/server/ids.ts";
import { moment } from "../../platform/server/moment.ts";
import { divideAgain } from "../claim-heirs/divide-again.ts";
import { createShares } from "../claims/shares.ts";
import { appendEvents } from "../ledger/append.ts";
import { orderToLastAccount } from "./order-to-last-account.ts";

/** The claim that owes more than when it was accepted. */
export interface OwingClaim {
  readonly id: string;
  readonly number: string;
  readonly contractId: string;
}

/** What falls due of it, for whom. */
export interface LaterShare extends Pick<ClaimShare, "kind" | "name" | "amount"> {
  readonly birthDate: string | null;
  readonly dueOn: string;
  /** What the schedule of an annuity owed until now. */
  readonly taken?: readonly TakenPayment[];
}

/**
 * Owes a payee of an accepted claim one share more: an event of the ledger, a share of its own, and an order to the account of the payee's last one. Heirs
 * whom a certificate has named of the share before have their parts of this one too.
 * @param db a transaction that holds the contract.
 * @returns the share's id.
 */
export async function oweShare(
  db: Kysely<Tables>,
  claim: OwingClaim,
  later: LaterShare,
  { random, now }: { readonly random: Services["random"]; readonly now: number },
): Promise<string> {
  const { kind, name, amount, birthDate, dueOn, taken } = later;
  const share: ClaimShare = { id: uuid(random), kind, name, amount };
  const data = { claim: claim.number, share, dueOn, ...(taken && { taken }) };
  await appendEvents(db, claim.contractId, [{ kind: "shareDue", at: moment(now), data }], now);
  await createShares(db, claim, [{ share, birthDate }], dueOn);
  const heirs = kind === "heirs" ? await divideAgain(db, claim, share.id, { random, now }) : [];
  for (const id of [share.id, ...heirs]) await orderToLastAccount(db, id, { random, now });
  return share.id;
}
