import { addDays, decimalOf, hideIban } from "@shanyraq/rules";
import type { Kysely } from "kysely";
import { isAbout, type About } from "../agreements/requests.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { eachRow } from "../../platform/failures/each-row.ts";
import { appendEvents } from "../ledger/append.ts";
import { benefitsOf, leftOf, openBenefits } from "../ledger/benefits.ts";
import { payableBenefits, waitsForProof } from "../ledger/life-proof.ts";
import { contractById, type OwnedContract } from "../ledger/read.ts";
import { lockContract } from "../ledger/lock-contract.ts";
import { lineOf } from "../products/lines/index.ts";
import { notify } from "../../platform/messages/notify.ts";
import { blockerOf } from "../open-items/blocker-of.ts";
import { orderPayout } from "../payouts/order-payout.ts";
import { returnedPayout } from "../payouts/returned-payouts.ts";
import type { ProviderOptions } from "../../platform/ports/provider-options.ts";
import { uuid } from "../../platform/server/ids.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { askedBefore } from "./account-blocker.ts";

/** Where the last payments of an annuity wait for a proof, its account stays and is looked at again after so long. */
const WAIT_DAYS = 30;

type Random = ProviderOptions["random"];
interface Paying {
  readonly requestId: string;
  readonly random: Random;
  readonly now: number;
}

/** The request, if it is still valid once its contract is held: any other payout or change of account waits until then. */
async function heldRequest(db: Kysely<Tables>, requestId: string) {
  const { contract_id } = await db
    .selectFrom("contract_change")
    .select("contract_id")
    .where("id", "=", requestId)
    .executeTakeFirstOrThrow();
  await lockContract(db, contract_id);
  const request = await db
    .selectFrom("contract_change")
    .selectAll()
    .where("id", "=", requestId)
    .where("state", "=", "done")
    .where("closed_at", "is", null)
    .executeTakeFirst();
  return request && isAbout(request, "maturity") ? request : undefined;
}

/** What a bank sent back of an ended contract goes to the account that its owner has named now. */
async function payAgain(db: Kysely<Tables>, request: About<"maturity">, { random, now }: Paying): Promise<void> {
  const returned = await returnedPayout(db, request.contract_id);
  // An earlier account was named for other money, and may be the one that the bank refused.
  if (!returned || Date.parse(request.created_at) < Date.parse(returned.ended_at ?? "")) return;
  const { id: replaces, amount, contract_id: contractId } = returned;
  const { account } = request.change;
  await orderPayout(db, { id: uuid(random), follows: { agreementId: request.id }, contractId, amount, account, replaces, at: moment(now) });
}

/** When the account is needed next; with nothing left to pay it has done its part. */
const settle = (db: Kysely<Tables>, { requestId, now }: Paying, nextOn: string | undefined) =>
  db
    .updateTable("contract_change")
    .set(nextOn === undefined ? { closed_at: moment(now) } : { effective_on: nextOn })
    .where("id", "=", requestId)
    .execute();

const notifyOwner = (db: Kysely<Tables>, { random, now }: Paying, contract: OwnedContract, amount: number, iban: string, payout: string) =>
  notify(db, random, now, {
    key: `maturityPaid/${contract.id}/${payout}`,
    customerId: contract.customerId,
    kind: "maturityPaid",
    data: { contract: contract.number, amount: decimalOf(amount), account: hideIban(iban) },
    url: `/cabinet/reports/maturity/${contract.id}`,
  });

/**
 * Orders what has fallen due of a contract to the account that its owner named: the event of the ledger, the order for the bank and the notice, all or nothing.
 * What is owed is read from the ledger under the contract's lock, so that however often it is called each sum is paid once.
 */
export async function payDue(db: Kysely<Tables>, paying: Paying): Promise<void> {
  const { requestId, random, now } = paying;
  const request = await heldRequest(db, requestId);
  if (!request) return;
  await payAgain(db, request, paying);
  if (await blockerOf(db, "payBenefit", request.contract_id, now)) return;
  const [day, at] = [today(now), moment(now)];
  const contract = await contractById(db, request.contract_id, day);
  if (!contract) return;
  // An annuity pays every month: its owner is notified when the payment has arrived.
  const isAnnuity = lineOf(contract.product)?.annuity === true;
  const payable = payableBenefits(contract.view, day);
  for (const benefit of payable) {
    const [payout, amount] = [uuid(random), leftOf(benefit)];
    const { account } = request.change;
    const { dueOn, of } = benefit;
    await orderPayout(db, { id: payout, follows: { agreementId: request.id }, contractId: contract.id, amount, account, dueOn, at });
    await appendEvents(db, contract.id, [{ kind: "benefitPaid", at, data: { dueOn, ...(of && { of }), amount, payout } }], now);
    if (!isAnnuity) await notifyOwner(db, paying, contract, amount, account.iban, payout);
  }
  // What waits for a proof of life is looked at again once it was given (`annuities/show-alive.ts`), and on the next due day.
  const next = openBenefits(contract.view, day).filter(({ to }) => to === "owner");
  const coming = next.find(({ dueOn }) => dueOn > day)?.dueOn;
  // An account that was named only for returned premiums is not the account of a sum that falls due years later. Once yearly sums have started it is: it
  // replaced the account to which they were paid.
  const isFirstBenefitDue = benefitsOf(contract.view, day).some(({ of, dueOn }) => of !== "refund" && dueOn <= day);
  const isForNow =
    !isFirstBenefitDue &&
    payable.length > 0 &&
    payable.every(({ of }) => of === "refund") &&
    coming !== undefined &&
    day < askedBefore(contract.view, coming, day);
  const later = isForNow ? undefined : coming;
  await settle(db, paying, later ?? (next.some((one) => waitsForProof(contract.view, one)) ? addDays(day, WAIT_DAYS) : undefined));
}

/** Holds the contract of a request, unless somebody else holds it: two workers pay different contracts, and neither waits for the other. */
async function isFree(db: Kysely<Tables>, requestId: string): Promise<boolean> {
  const held = await db
    .selectFrom("contract")
    .select("id")
    .where("id", "=", (of) => of.selectFrom("contract_change").select("contract_id").where("id", "=", requestId))
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  return held !== undefined;
}

/** Orders everything that has fallen due by today of contracts whose owners named an account. One that fails does not delay the others. */
export async function payMaturities(services: ProviderOptions, now: number): Promise<void> {
  const { database, random, checkpoint } = services;
  const due = await database.queries
    .selectFrom("contract_change")
    .select("id")
    .where("state", "=", "done")
    .where("closed_at", "is", null)
    .where("effective_on", "<=", today(now))
    .orderBy("effective_on")
    .execute();
  await eachRow(services, now, {
    job: "payMaturities",
    isOwed: true,
    rows: due,
    keyOf: ({ id }) => id,
    act: async ({ id: requestId }) => {
      await database.queries.transaction().execute(async (db) => {
        if (!(await isFree(db, requestId))) return;
        await payDue(db, { requestId, random, now });
        await checkpoint?.("maturity:before-commit");
      });
      await checkpoint?.("maturity:after-commit");
    },
  });
}
