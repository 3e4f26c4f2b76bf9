import { brand } from "@shanyraq/brand";
import { text } from "@shanyraq/i18n/text";
import { daysBetween } from "@shanyraq/rules";
import { acceptClaim } from "../claims/accept-claim.ts";
import type { RuleCondition } from "../../platform/database/records/claim-rule.ts";
import type { RegisteredDeath } from "../../platform/ports/death-register.ts";
import { shownDate } from "../../platform/messages/shown.ts";
import type { Services } from "../../platform/ports/provider-options.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { unmetOf, unmetOwn } from "./check-rule.ts";
import { ruleQuestion, type RuleQuestion } from "./rule-facts.ts";
import { ruleOn } from "./rules.ts";
import { lockContract } from "../ledger/lock-contract.ts";

const ruleOf = ({ sent }: RuleQuestion) => ruleOn(sent.event, today(Date.parse(sent.statement.created_at)));

/** What the register says of the death, where everything else holds: nobody is asked about without need. */
async function askRegister(services: Services, claimId: string, now: number): Promise<RegisteredDeath | undefined> {
  const { database, claimLimits, deathRegister, filesKeys } = services;
  const question = await ruleQuestion(database.queries, claimId, { now, soonDays: claimLimits.soonDays, filesKeys });
  const rule = question && ruleOf(question);
  if (!rule || unmetOwn(question.facts, rule, claimLimits, today(now)).length > 0) return undefined;
  const { iin, day } = question.facts;
  return iin === undefined ? undefined : deathRegister?.recordOf({ iin, day });
}

/**
 * Decides by rule whether a claim that waits is accepted, once: everything that it lacks leaves it to people, who have it in their queue anyway. The register is
 * asked first and outside of the transaction; under the contract's lock the rest is read again, and the claim is accepted by the same writer as people's.
 */
export async function acceptByRule(services: Services, claimId: string, now: number): Promise<void> {
  const { database, claimLimits, checkpoint, filesKeys, log } = services;
  const death = await askRegister(services, claimId, now);
  const outcome = await database.queries.transaction().execute(async (db) => {
    const { contract_id: contractId } = await db
      .selectFrom("statement")
      .select("contract_id")
      .where("id", "=", claimId)
      .executeTakeFirstOrThrow();
    if (contractId !== null) await lockContract(db, contractId);
    const waiting = await db
      .selectFrom("claim_rule_check")
      .select("claim_id")
      .where("claim_id", "=", claimId)
      .where("checked_at", "is", null)
      .forUpdate()
      .executeTakeFirst();
    // Another process has decided it.
    if (!waiting) return undefined;
    const keep = async (accepted: boolean, unmet: readonly RuleCondition[]) => {
      const found = { checked_at: moment(now), accepted, unmet: unmet.join(" ") };
      await db.updateTable("claim_rule_check").set(found).where("claim_id", "=", claimId).execute();
      return accepted ? "accepted" : "people";
    };
    const question = await ruleQuestion(db, claimId, { now, soonDays: claimLimits.soonDays, filesKeys });
    const rule = question && ruleOf(question);
    if (!rule) return keep(false, ["line"]);
    const facts = { ...question.facts, ...(death && { death }) };
    const unmet = unmetOf(facts, rule, claimLimits, today(now));
    if (unmet.length > 0) return keep(false, unmet);
    const { locale } = question.sent.statement;
    const { phone, email } = brand.company;
    const words = text(locale, "claim.byRule", {
      rule: text(locale, `claim.rule.${rule.rule}`),
      date: shownDate(rule.from),
      phone,
      email,
    });
    const byRule = {
      rule: rule.rule,
      from: rule.from,
      files: facts.files,
      days: daysBetween(facts.since, facts.day),
      minDays: claimLimits.minDays,
      maxSum: claimLimits.maxSum,
    };
    const done = await acceptClaim(
      { claimId, found: { day: facts.day, byAccident: false }, words, byId: null, byRule },
      { db, now, services },
    );
    const kept = await keep(done.ok, done.ok ? [] : ["sum"]);
    await checkpoint?.("claim-rule:before-commit");
    return kept;
  });
  await checkpoint?.("claim-rule:after-commit");
  if (outcome) log({ level: "info", event: outcome === "accepted" ? "claim-accepted-by-rule" : "claim-left-to-people" });
}
