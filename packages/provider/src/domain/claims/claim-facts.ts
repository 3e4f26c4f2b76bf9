import type { Tiyn } from "@shanyraq/rules";
import { text } from "@shanyraq/i18n/text";
import type { WorkFact } from "@shanyraq/calls/vocabulary";
import type { Selectable } from "kysely";
import { requiredMeasures, type RequiredMeasure } from "../claim-measures/required-measures.ts";
import { leftOf } from "../ledger/benefits.ts";
import { burialOf } from "../ledger/burial.ts";
import { contractById } from "../ledger/read.ts";
import { lineOf } from "../products/lines/index.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { PayeeKind } from "../../platform/database/records/contract-event.ts";
import { shownDate, shownMoney } from "../../platform/messages/shown.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { assessSent, blockerText } from "./accept-claim.ts";
import { claimOf, type SentClaim } from "./claim-of.ts";
import { caseOfStatement, claimWords, isOfAnnuity } from "./claim-words.ts";
import { lateWords } from "./late-words.ts";
import { isKnownDead, isMinorOn } from "../claim-payees/payee-standing.ts";
import { today } from "../../platform/server/moment.ts";
import { owedInAll, type AssessedClaim } from "./assess-claim.ts";
import { isDivisible, nextPaymentOn, sharesOf, type Share } from "./shares.ts";

/** What the reception reads of a claim beside what was typed. */
export interface ClaimFacts {
  /** What the report says of the event, which the claim itself does not repeat. */
  readonly known: Partial<Record<WorkFact, string>>;
  readonly facts: Partial<Record<WorkFact, string>>;
  /** Whether its contract can owe a sum of its own, so that it can be accepted. */
  readonly isPayable: boolean;
  /** Whether a share of it waits for a certificate of inheritance. */
  readonly isDivisible: boolean;
  /** Whether a month of lost earnings is to come. */
  readonly isPaidMonthly: boolean;
  /** Whether a burial benefit waits for whoever buried the annuitant. */
  readonly isBurialOwed: boolean;
  /** What is owed for the day that was reported. */
  readonly sum?: Tiyn;
  /** Of one that can be accepted: what its papers are asked for. */
  readonly measures?: readonly RequiredMeasure[];
}

const nothing: ClaimFacts = { known: {}, facts: {}, isPayable: false, isDivisible: false, isPaidMonthly: false, isBurialOwed: false };

type Lang = SignedIn["locale"];
/** A sum as the staff read it, with its sign. */
const tenge = (sum: Tiyn, locale: Lang): string => `${shownMoney(sum, locale)}\u00A0₸`;
interface ShownPayee extends Pick<Share, "payee"> {
  readonly kind: PayeeKind;
  readonly name: string;
  readonly amount: Tiyn;
  /** Of an heir: their part, and the number of their certificate. */
  readonly fraction?: string | null;
  readonly certificate?: string | null;
}

/** How much of a burial benefit waits for whoever buried the annuitant. */
export async function burialOwed({ statement }: SentClaim, { db, now }: Pick<SignedIn, "db" | "now">): Promise<Tiyn> {
  const { contract_id: contractId, number } = statement;
  const contract = contractId === null ? undefined : await contractById(db, contractId, today(now));
  const owed = contract && burialOf(contract.view, number, today(now));
  return owed ? leftOf(owed) : 0;
}
const burialFact = (owed: Tiyn, locale: Lang): Partial<Record<WorkFact, string>> =>
  owed > 0 ? { claimOwed: text(locale, "claim.owed.burial", { amount: tenge(owed, locale) }) } : {};

const isNamedHeir = ({ kind }: Pick<ShownPayee, "kind">): boolean => kind === "heir";

/** Who is paid, a line each: with what comes next where they cannot act for themselves. */
function payeeText(one: ShownPayee, { isRest, locale }: { readonly isRest: boolean; readonly locale: Lang }): string {
  const { kind, payee, fraction, certificate } = one;
  const amount = tenge(one.amount, locale);
  if (kind === "heirs") return text(locale, isRest ? "claim.share.heirsRest" : "claim.share.heirs", { amount });
  const name =
    kind === "heir"
      ? text(locale, "claim.share.heir", { name: one.name, fraction: fraction ?? "", certificate: certificate ?? "" })
      : one.name;
  if (kind === "burial") return text(locale, "claim.share.burial", { name: one.name, amount });
  if (payee === "died") return text(locale, "claim.share.payeeDied", { name, amount });
  return text(locale, payee === "minor" ? "claim.share.minor" : "claim.share", { name, amount });
}
const payeesText = (list: readonly ShownPayee[], locale: Lang): string =>
  list.map((one) => payeeText(one, { isRest: list.some(isNamedHeir), locale })).join("\n");

/** The payees of a claim that nobody has decided, with what is known of each. */
async function knownPayees({ payees }: AssessedClaim, { db, now }: SignedIn): Promise<readonly ShownPayee[]> {
  const shown: ShownPayee[] = [];
  for (const { kind, name, amount, birthDate = null } of payees) {
    const person = { name, birth_date: birthDate };
    const isDead = kind === "beneficiary" && (await isKnownDead(db, person));
    const payee = isDead ? "died" : isMinorOn(person, today(now)) && "minor";
    shown.push({ kind, name, amount, ...(payee && { payee }) });
  }
  return shown;
}

/** What a claim owes on later days, in a sentence; empty where it owes nothing more. */
export function laterText(assessed: AssessedClaim, locale: Lang): string {
  const { sum, later = [] } = assessed;
  const last = later.at(-1)?.dueOn;
  if (last === undefined) return "";
  const amount = tenge(owedInAll(assessed) - sum, locale);
  return text(locale, "claim.owed.later", { count: later.length, date: shownDate(last), amount });
}

/** What the contract would owe, for the day and the event as they were reported, before anybody decides. */
async function owedFacts(sent: SentClaim, context: SignedIn): Promise<Pick<ClaimFacts, "facts" | "sum">> {
  const { locale } = context;
  const assessed = await assessSent(sent, { day: sent.day, byAccident: true }, context);
  if (!assessed) return { facts: {} };
  if (!assessed.ok) return { facts: { claimOwed: blockerText(locale, assessed.blocker) } };
  const { sum, setOff, payees } = assessed.value;
  const lateness = lateWords(assessed.value, locale);
  const amount = tenge(sum, locale);
  const coming = laterText(assessed.value, locale);
  const isNothingLeft = sum > 0 && payees.length === 0;
  if (isNothingLeft) return { facts: { claimOwed: text(locale, "claim.owed.setOff", { sum: amount }) }, sum };
  const owed = setOff > 0 ? text(locale, "claim.owed", { sum: amount, setOff: tenge(setOff, locale) }) : amount;
  const lead = async () => {
    if (await isOfAnnuity(context.db, sent.statement)) return [text(locale, "claim.owed.annuity"), sum > 0 && owed];
    return [sum === 0 ? text(locale, "claim.owed.nothing") : owed];
  };
  return {
    facts: {
      claimOwed: [...(await lead()), lateness, coming].filter(Boolean).join("\n"),
      claimPayees: payeesText(await knownPayees(assessed.value, context), locale),
    },
    sum: owedInAll(assessed.value),
  };
}

/** Where a claim stands, what is owed on it and to whom; of a report where it stands; nothing of any other statement. */
export async function claimFacts(
  context: SignedIn,
  { id, kind }: Pick<Selectable<Tables["statement"]>, "id" | "kind">,
): Promise<ClaimFacts> {
  const { db, locale } = context;
  const standing = await caseOfStatement(db, id);
  if (!standing) return nothing;
  const claimStanding = claimWords(standing, locale);
  const sent = kind === "claim" ? await claimOf(db, id) : undefined;
  if (!sent) return { ...nothing, facts: { claimStanding } };
  const shares = await sharesOf(db, id);
  const reported = { event: sent.event, eventDate: sent.day };
  const burial = await burialOwed(sent, context);
  if (shares.length > 0)
    return {
      known: reported,
      facts: { claimPayees: payeesText(shares, locale), claimStanding, ...burialFact(burial, locale) },
      isPayable: false,
      isDivisible: shares.some(isDivisible),
      isPaidMonthly: shares.some(({ kind }) => kind === "insured") && (await nextPaymentOn(db, id)) !== undefined,
      isBurialOwed: burial > 0,
    };
  const { facts, sum } = await owedFacts(sent, context);
  const { contract_id: contractId } = sent.statement;
  const contract = contractId === null ? undefined : await contractById(db, contractId, sent.day);
  const terms = lineOf(contract?.view.terms.product)?.events[sent.event];
  const isPayable = terms !== undefined && terms.is !== "notInsured";
  const measures = contract ? requiredMeasures(contract.view, sent.event, locale) : [];
  return {
    known: reported,
    facts: { ...facts, claimStanding, ...burialFact(burial, locale) },
    isPayable,
    isDivisible: false,
    isPaidMonthly: false,
    isBurialOwed: burial > 0,
    ...(sum !== undefined && { sum }),
    ...(measures.length > 0 && { measures }),
  };
}
