import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import type { ProviderOptions } from "../../platform/ports/provider-options.ts";
import { today } from "../../platform/server/moment.ts";
import { notifyWriter } from "../appeals/notify-writer.ts";
import { claimOf } from "../claims/claim-of.ts";
import { caseOfStatement, claimWords } from "../claims/claim-words.ts";
import { payeesOf } from "../claims/assess-claim.ts";
import { leftOf, scheduledOf } from "../ledger/benefits.ts";
import { ALL_RECORDED, fold } from "../ledger/fold.ts";
import { contractById, eventsOf } from "../ledger/read.ts";
import { oweShare } from "./owe-share.ts";

/** The accepted claim that pays the survivors of an annuitant; undefined where none does. */
async function claimOfSurvivors(db: Kysely<Tables>, contractId: string, number: string | undefined) {
  if (number === undefined) return undefined;
  const found = await db.selectFrom("statement").select("id").where("number", "=", number).executeTakeFirst();
  return found && { id: found.id, number, contractId };
}

/**
 * What a bank sends back of a dead annuitant's payments is owed to their survivors: the claim that recorded the death takes it over from the schedule, as it
 * took what was open on its day, by the percents of those whom the contract named then, or for the heirs.
 * @param db a transaction that holds the contract.
 */
export async function takeReturned(
  db: Kysely<Tables>,
  { random }: Pick<ProviderOptions, "random">,
  contractId: string,
  now: number,
): Promise<void> {
  const day = today(now);
  const view = (await contractById(db, contractId, day))?.view;
  const accepted = view?.claims.find(({ taken }) => taken !== undefined);
  const claim = await claimOfSurvivors(db, contractId, accepted?.claim);
  const then = accepted && fold(await eventsOf(db, contractId), accepted.day, ALL_RECORDED);
  if (!view || !claim || !then) return;
  const sent = await claimOf(db, claim.id);
  const open = scheduledOf(view, day).filter((one) => one.to === "survivors" && one.dueOn <= day && leftOf(one) > 0);
  for (const one of open) {
    const amount = leftOf(one);
    const payees = payeesOf("recipients", then, amount, "").filter((payee) => payee.amount > 0);
    for (const [index, { kind, name, birthDate = null, amount: part }] of payees.entries()) {
      // The first of them takes the whole payment over: the ledger counts it once.
      const taken = index === 0 && { taken: [{ dueOn: one.dueOn, amount }] };
      await oweShare(db, claim, { kind, name, birthDate, amount: part, dueOn: day, ...taken }, { random, now });
    }
  }
  const standing = open.length > 0 ? await caseOfStatement(db, claim.id) : undefined;
  if (sent && standing)
    await notifyWriter(
      db,
      sent.statement,
      { step: `returned/${now}`, words: claimWords(standing, sent.statement.locale) },
      { random, now },
    );
}
