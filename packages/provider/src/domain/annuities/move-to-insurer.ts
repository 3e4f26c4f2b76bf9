import { pension as formula } from "@shanyraq/actuarial";
import { addMonths, contractMonths, ibanText, isIban, tiynOfTenge, type Tiyn } from "@shanyraq/rules";
import type { Result } from "@shanyraq/rules/result";
import type { Kysely } from "kysely";
import type { StoredMove } from "../../platform/database/records/contract-event.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { appendEvents } from "../ledger/append.ts";
import { leftOf, openBenefits } from "../ledger/benefits.ts";
import { isFailed, type ContractView } from "../ledger/fold.ts";
import { contractById } from "../ledger/read.ts";
import { lockContract } from "../ledger/lock-contract.ts";
import { blockerOf } from "../open-items/blocker-of.ts";
import { orderPayout } from "../payouts/order-payout.ts";
import { pensionTariffOn } from "../products/pension-tariffs.ts";
import type { ProviderOptions } from "../../platform/ports/provider-options.ts";
import { uuid } from "../../platform/server/ids.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { REDEMPTION_DAYS } from "./legal-terms.ts";
import { workingDaysAfter } from "../../platform/server/working-days.ts";
import { closeAccount } from "../maturities/close-account.ts";

/** Why a pension annuity does not move to another insurer now. */
export type MoveRefusal = "notThere" | "notPension" | "ended" | "unpaid" | "early" | "owed" | "open" | "account" | "nothingLeft";

/** What the annuitant brings from the other insurer: its name and account, and the number of the contract concluded there. */
export interface MoveApplication {
  readonly insurer: string;
  readonly newContract: string;
  readonly iban: string;
}
export interface MovedAnnuity {
  readonly back: Tiyn;
  /** The last day by which the law requires the transfer. */
  readonly by: string;
}

/** The first day on which a contract may move: two years after it began (Social Code, article 226, paragraph 8). */
export const movesFrom = ({ terms }: Pick<ContractView, "terms">): string =>
  addMonths(terms.startDate, pensionTariffOn(terms.startDate).surrenderFromMonths);

/** What another insurer is paid for a contract on a day: the premium less costs and what was paid, never less than nothing. */
export function moveValue({ terms, paid, moved }: Pick<ContractView, "terms" | "paid" | "moved">, day: string): Tiyn {
  const paidOut = moved.reduce((sum, { amount }) => sum + amount, 0);
  const question = {
    premium: Math.round(paid / 100),
    paidOut: Math.round(paidOut / 100),
    completeMonths: contractMonths(terms.startDate, day),
  };
  const found = formula.surrender(question, pensionTariffOn(terms.startDate));
  return found.ok ? tiynOfTenge(found.value) : 0;
}

function refusalOf(view: ContractView, { iban }: MoveApplication, day: string): MoveRefusal | undefined {
  if (view.terms.product !== "pension-annuity") return "notPension";
  if (isFailed(view.status) || view.diedOn !== undefined) return "ended";
  if (view.status !== "active") return "unpaid";
  if (day < movesFrom(view)) return "early";
  // What fell due is the annuitant's own and is paid before they leave.
  if (openBenefits(view, day).some((one) => one.dueOn <= day && leftOf(one) > 0)) return "owed";
  if (!isIban(iban)) return "account";
  return moveValue(view, day) > 0 ? undefined : "nothingLeft";
}

interface Moving {
  readonly random: ProviderOptions["random"];
  readonly now: number;
}

/**
 * Ends a pension annuity that moves to another insurer: the event of the ledger, the application and the order for the bank in one transaction. The
 * contract there is concluded first; the surrender value goes to that insurer and never to the annuitant.
 * @param db a transaction: the contract is held while it is written to.
 */
export async function moveToInsurer(
  db: Kysely<Tables>,
  contractId: string,
  application: MoveApplication,
  { random, now }: Moving,
): Promise<Result<MovedAnnuity, { readonly reason: MoveRefusal }>> {
  const refused = (reason: MoveRefusal) => ({ ok: false, reason }) as const;
  const [day, at] = [today(now), moment(now)];
  await lockContract(db, contractId);
  const held = await contractById(db, contractId, day);
  if (!held) return refused("notThere");
  const refusal = refusalOf(held.view, application, day);
  if (refusal) return refused(refusal);
  if (await blockerOf(db, "requestTermination", contractId, now)) return refused("open");
  const { insurer, newContract } = application;
  const back = moveValue(held.view, day);
  const account = { iban: ibanText(application.iban), holder: insurer };
  const change: StoredMove = { kind: "move", insurer, newContract, back, account };
  const { locale } = await db.selectFrom("customer").select("locale").where("id", "=", held.customerId).executeTakeFirstOrThrow();
  // The account that payments went to has done its part.
  await closeAccount(db, contractId, now);
  const requestId = uuid(random);
  await db
    .insertInto("contract_change")
    .values({
      id: requestId,
      contract_id: contractId,
      customer_id: held.customerId,
      state: "done",
      change: JSON.stringify(change),
      effective_on: day,
      base: held.view.changes,
      locale,
      number: null,
      file: null,
      sha256: null,
      created_at: at,
      confirmed_at: at,
      sign_by: null,
      closed_at: at,
    })
    .execute();
  const parts = { value: back, unearned: 0, ahead: 0, part: 0 };
  const data = { surrender: back, movedTo: { insurer, contract: newContract }, parts };
  await appendEvents(db, contractId, [{ kind: "terminated", at, data }], now);
  await orderPayout(db, { id: uuid(random), follows: { agreementId: requestId }, contractId, amount: back, account, at });
  return { ok: true, value: { back, by: workingDaysAfter(day, REDEMPTION_DAYS) } };
}
