import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import type { Kysely } from "kysely";
import { ruleConditions } from "../../platform/database/records/claim-rule.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { shownDate } from "../../platform/messages/shown.ts";
import { claimOf } from "../claims/claim-of.ts";
import { eventsOf } from "../ledger/read.ts";

/** What the staff read of the rules at the case of a claim: by which it was accepted or what it lacks; empty where none was asked. */
export async function ruleWords(db: Kysely<Tables>, claimId: string, locale: Locale): Promise<string> {
  const found = await db.selectFrom("claim_rule_check").selectAll().where("claim_id", "=", claimId).executeTakeFirst();
  if (!found) return "";
  if (found.checked_at === null) return text(locale, "claim.rule.waits");
  if (!found.accepted) {
    const names = found.unmet.split(" ");
    const lacks = ruleConditions.filter((one) => names.includes(one)).map((one) => `– ${text(locale, `claim.rule.lacks.${one}`)}`);
    return [text(locale, "claim.rule.people"), ...lacks].join("\n");
  }
  const sent = await claimOf(db, claimId);
  const contractId = sent?.statement.contract_id;
  if (!sent || contractId === null || contractId === undefined) return "";
  const accepted = (await eventsOf(db, contractId)).find(
    (event) => event.kind === "claimAccepted" && event.data.claim === sent.statement.number,
  );
  const byRule = accepted?.kind === "claimAccepted" ? accepted.data.byRule : undefined;
  if (!byRule) return "";
  return text(locale, "claim.rule.accepted", { rule: text(locale, `claim.rule.${byRule.rule}`), date: shownDate(byRule.from) });
}
