import { brand } from "@shanyraq/brand";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import type { Kysely, Selectable } from "kysely";
import { ANSWER_DAYS } from "../appeals/answer-days.ts";
import type { ClaimRefusal } from "../../platform/database/records/claim-refusal.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { shownDate } from "../../platform/messages/shown.ts";
import { eventsOf } from "../ledger/read.ts";
import { claimCaseOf, type ClaimCase } from "./claim-case.ts";
import { lineOf } from "../products/lines/index.ts";
import { refusalText, type DecidedRefusal } from "./refusal-words.ts";
import { nextPaymentOn, sharesOf } from "./shares.ts";

/** What is said of a state, the same in messages, on the page of the status and at the reception. */
export function claimWords(one: ClaimCase, locale: Locale): string {
  const { phone, email } = brand.company;
  switch (one.is) {
    case "reported":
    case "underReview":
    case "reviewedAgain":
    case "heirsReviewed":
    case "ordered":
      return text(locale, `claim.is.${one.is}`, { date: shownDate(one.until) });
    case "papersAwaited":
    case "questions":
      return text(locale, `claim.is.${one.is}`, { phone, email });
    case "decided":
      return one.isFinal === true
        ? text(locale, "claim.decided.refusedFinal", { phone, email, ombudsmanDays: ANSWER_DAYS.ombudsman })
        : text(locale, `claim.decided.${one.as}`, { phone, email, days: ANSWER_DAYS.claim, ombudsmanDays: ANSWER_DAYS.ombudsman });
    case "accountAwaited":
      return one.of === "minor" ? text(locale, "claim.is.accountAwaited.minor", { phone, email }) : text(locale, "claim.is.accountAwaited");
    case "sentBack":
      return text(locale, `claim.is.${one.is}`);
    case "paid":
      return one.next === undefined
        ? text(locale, "claim.is.paid", { date: shownDate(one.on) })
        : text(locale, "claim.is.paid.next", { date: shownDate(one.on), next: shownDate(one.next) });
    case "withdrawn":
      return text(locale, `claim.is.${one.is}`, { date: shownDate(one.on) });
  }
}

/**
 * What whoever is refused money reads: why, and where they can go next (Civil Code, article 839, paragraph 7; law on insurance activity, article 86). What was
 * proposed before refusals had grounds has the words alone.
 */
export function refusalMessage(
  {
    refusal,
    fact,
    on,
    isFinal,
  }: Omit<DecidedRefusal, "refusal"> & { readonly refusal: ClaimRefusal | undefined; readonly isFinal: boolean },
  locale: Locale,
): string {
  const why = refusal ? refusalText({ refusal, fact, on }, locale) : fact;
  return [why, claimWords({ is: "decided", as: "refused", on, isFinal }, locale)].join("\n\n");
}

/** Whether an overdue premium takes the whole sum of a claim without payees: the ledger keeps what was taken. */
async function isAllSetOff(
  db: Kysely<Tables>,
  { number, contract_id: contractId }: Pick<Selectable<Tables["statement"]>, "number" | "contract_id">,
): Promise<boolean> {
  if (contractId === null) return false;
  const events = await eventsOf(db, contractId);
  return events.some((event) => event.kind === "claimAccepted" && event.data.claim === number && event.data.setOff > 0);
}

/** Whether the contract of a claim is an annuity. */
export async function isOfAnnuity(
  db: Kysely<Tables>,
  { contract_id: contractId }: Pick<Selectable<Tables["statement"]>, "contract_id">,
): Promise<boolean> {
  if (contractId === null) return false;
  const contract = await db.selectFrom("contract").select("product").where("id", "=", contractId).executeTakeFirst();
  return lineOf(contract?.product)?.annuity === true;
}

/** Where the claim or the report of a statement stands; undefined of any other statement. */
export async function caseOfStatement(db: Kysely<Tables>, id: string): Promise<ClaimCase | undefined> {
  const found = await db
    .selectFrom("statement")
    .select(["id", "number", "contract_id", "kind", "deadline"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!found || (found.kind !== "claim" && found.kind !== "insuredEvent")) return undefined;
  // Who follows the number of the report sees its claim.
  const claim =
    found.kind === "claim"
      ? found
      : await db
          .selectFrom("statement")
          .select(["id", "number", "contract_id", "deadline"])
          .where("event_id", "=", id)
          .where("kind", "=", "claim")
          .orderBy("created_at", "desc")
          .executeTakeFirst();
  const { id: statementId, deadline } = claim ?? found;
  const events = await db
    .selectFrom("statement_event")
    .select(["status", "at", "refusal", "words"])
    .where("statement_id", "=", statementId)
    .orderBy("seq")
    .execute();
  const shares = claim ? await sharesOf(db, claim.id) : [];
  const isSetOff = claim !== undefined && shares.length === 0 && (await isAllSetOff(db, claim));
  const isAnnuity = claim !== undefined && (await isOfAnnuity(db, claim));
  const nextOn = claim && (await nextPaymentOn(db, claim.id));
  return claimCaseOf({
    kind: claim ? "claim" : "report",
    deadline,
    events,
    shares,
    isSetOff,
    isAnnuity,
    ...(nextOn !== undefined && { nextOn }),
  });
}
