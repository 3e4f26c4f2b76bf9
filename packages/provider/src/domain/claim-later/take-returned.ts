import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import type { ProviderOptions } from "../../platform/ports/provider-options.ts";
import { today } from "../../platform/server/moment.ts";
import { notifyWriter } from "../appeals/notify-writer.ts";
import { claimOf, type SentClaim } from "../claims/claim-of.ts";
import { caseOfStatement, claimWords } from "../claims/claim-words.ts";
import { payeesOf } from "../claims/assess-claim.ts";
import { leftOf, scheduledOf } from "../ledger/benefits.ts";
import { ALL_RECORDED, fold } from "../ledger/fold.ts";
import { contractById, eventsOf } from "../ledger/read.ts";
import { oweShare } from "./owe-share.ts";

/** The accepted claim that pays the survivors of an annuitant; undefined where none does. */
async function claimOfSurvivors(db: Kysely<Tables>, number: string | undefined): Promise<SentClaim | undefined> {
  if (number === undefined) return undefined;
  const found = await db.selectFrom("statement").select("id").where("number", "=", number).executeTakeFirst();
  return found && (await claimOf(db, found.id));
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
  const sent = await claimOfSurvivors(db, accepted?.claim);
  const then = accepted && fold(await eventsOf(db, contractId), accepted.day, ALL_RECORDED);
  if (!view || !sent || !then) return;
  const { id, number, locale } = sent.statement;
  const claim = { id, number, contractId };
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
  const standing = open.length > 0 ? await caseOfStatement(db, id) : undefined;
  if (standing) await notifyWriter(db, sent.statement, { step: `returned/${now}`, words: claimWords(standing, locale) }, { random, now });
}
