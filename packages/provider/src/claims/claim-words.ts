import { brand } from "@shanyraq/brand";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { shownDate } from "../messages/shown.ts";
import { claimCaseOf, type ClaimCase } from "./claim-case.ts";
import { sharesOf } from "./shares.ts";

/** What is said of a state, the same in messages, on the page of the status and at the reception. */
export function claimWords(one: ClaimCase, locale: Locale): string {
  const { phone, email } = brand.company;
  switch (one.is) {
    case "reported":
    case "underReview":
    case "ordered":
      return text(locale, `claim.is.${one.is}`, { date: shownDate(one.until) });
    case "papersAwaited":
    case "questions":
      return text(locale, `claim.is.${one.is}`, { phone, email });
    case "decided":
      return text(locale, `claim.decided.${one.as}`, { phone, email });
    case "accountAwaited":
    case "sentBack":
      return text(locale, `claim.is.${one.is}`);
    case "paid":
    case "withdrawn":
      return text(locale, `claim.is.${one.is}`, { date: shownDate(one.on) });
  }
}

/** Where the claim or the report of a statement stands; undefined of any other statement. */
export async function caseOfStatement(db: Kysely<Tables>, id: string): Promise<ClaimCase | undefined> {
  const found = await db.selectFrom("statement").select(["id", "kind", "deadline"]).where("id", "=", id).executeTakeFirst();
  if (!found || (found.kind !== "claim" && found.kind !== "insuredEvent")) return undefined;
  // Who follows the number of the report sees its claim.
  const claim =
    found.kind === "claim"
      ? found
      : await db
          .selectFrom("statement")
          .select(["id", "deadline"])
          .where("event_id", "=", id)
          .where("kind", "=", "claim")
          .orderBy("created_at", "desc")
          .executeTakeFirst();
  const { id: statementId, deadline } = claim ?? found;
  const events = await db
    .selectFrom("statement_event")
    .select(["status", "at"])
    .where("statement_id", "=", statementId)
    .orderBy("seq")
    .execute();
  return claimCaseOf({ kind: claim ? "claim" : "report", deadline, events, shares: claim ? await sharesOf(db, claim.id) : [] });
}
