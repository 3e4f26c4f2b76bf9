import type { ClaimMeasure, EventDocument } from "@shanyraq/calls/vocabulary";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { daysBetween, isIin } from "@shanyraq/rules";
import {
  registerNames,
  type RegisteredFacts,
  type RegisterAnswer,
  type RegisterName,
} from "../../platform/database/records/register-answer.ts";
import { shownDate } from "../../platform/messages/shown.ts";
import type { RegisterQuestions } from "../../platform/ports/claim-registers.ts";
import { sumText } from "../agreed/sum-text.ts";
import type { AskedClaim } from "./asked-claim.ts";

/** A register that claims ask, in one edition. */
export interface RegisterRow<R extends RegisterName> {
  /** From this day on, by the day on which the claim came. */
  readonly from: string;
  /** Its question about a claim; undefined where it has nothing to say of it. */
  readonly questionOf: (claim: AskedClaim) => RegisterQuestions[R] | undefined;
  /** Whether what it records is other than what was claimed. */
  readonly differs: (facts: RegisteredFacts[R], claim: AskedClaim) => boolean;
  /** The paper that nobody is asked for once it records what was claimed. */
  readonly paperOf: (claim: AskedClaim) => EventDocument | undefined;
  /** What it measures of what was claimed, as the staff would type it. */
  readonly measured?: (facts: RegisteredFacts[R]) => Readonly<Partial<Record<ClaimMeasure, string>>>;
  /** What it records, as the staff read it. */
  readonly words: (facts: RegisteredFacts[R], locale: Locale) => string;
}

const FROM = "2026-11-01";
const asksFor =
  (measure: ClaimMeasure) =>
  ({ measures }: AskedClaim): boolean =>
    measures.includes(measure);
const aboutInsured = ({ iin, day }: AskedClaim) => (iin === undefined ? undefined : { iin, day });

/** What is asked for the sake of a claim, and what its answer stands for. */
const rows: { readonly [R in RegisterName]: RegisterRow<R> } = {
  disability: {
    from: FROM,
    questionOf: (claim) => (claim.event === "disability" ? aboutInsured(claim) : undefined),
    differs: ({ since }, { day }) => since !== day,
    paperOf: () => "disabilityCertificate",
    measured: ({ group }) => ({ disabilityGroup: group }),
    words: ({ group, since }, locale) =>
      text(locale, "claim.register.disability.says", { group: text(locale, `claim.group.${group}`), date: shownDate(since) }),
  },
  hospital: {
    from: FROM,
    questionOf: (claim) => (claim.event === "hospital" || asksFor("hospitalDays")(claim) ? aboutInsured(claim) : undefined),
    // After an injury somebody may be taken to hospital on a later day.
    differs: ({ from }, { event, day }) => (event === "hospital" ? from !== day : from < day),
    // Of an injury and of an illness other papers say more than a discharge note.
    paperOf: ({ event }) => (event === "hospital" ? "medical" : undefined),
    measured: ({ from, until }) => ({ hospitalDays: String(daysBetween(from, until) + 1) }),
    words: ({ from, until }, locale) =>
      text(locale, "claim.register.hospital.says", {
        from: shownDate(from),
        until: shownDate(until),
        count: daysBetween(from, until) + 1,
      }),
  },
  birth: {
    from: FROM,
    questionOf: ({ child, claimant }) =>
      child !== undefined && claimant !== undefined && claimant !== child && isIin(claimant) ? { child, claimant } : undefined,
    differs: ({ isParent }) => !isParent,
    paperOf: ({ event }) => (event === "death" ? "kinship" : undefined),
    words: ({ isParent }, locale) => text(locale, isParent ? "claim.register.birth.parent" : "claim.register.birth.notParent"),
  },
  inheritance: {
    from: FROM,
    questionOf: (claim) => (claim.isOfHeirs ? aboutInsured(claim) : undefined),
    differs: () => false,
    // Who the heirs are, and their parts, a certificate alone says.
    paperOf: () => undefined,
    words: ({ number, notary }, locale) => text(locale, "claim.register.inheritance.says", { number, notary }),
  },
  loan: {
    from: FROM,
    questionOf: ({ loan, day }) => loan && { bank: loan.bank, agreement: loan.agreement, day },
    // The schedule of the contract says what is owed; less than that is left where the loan was repaid ahead of it.
    differs: ({ left }, { loan }) => loan?.owed !== undefined && left < loan.owed,
    paperOf: () => undefined,
    words: ({ left }, locale) => text(locale, "claim.register.loan.says", { amount: sumText(left, locale) }),
  },
};

/** The row of a register. */
export const registerRow = <R extends RegisterName>(register: R): RegisterRow<R> => rows[register];

/** The registers that have something to say of a claim, by the day on which it came. A pure function. */
export const registersOf = (claim: AskedClaim): readonly RegisterName[] =>
  registerNames.filter((one) => rows[one].from <= claim.cameOn && rows[one].questionOf(claim) !== undefined);

/** Whether a register contradicts a claim: what it records is other than was claimed, or of another day alone. A pure function. */
export function contradicts<R extends RegisterName>(register: R, answer: RegisterAnswer<R>, claim: AskedClaim): boolean {
  if (answer.record === "recorded") return registerRow(register).differs(answer, claim);
  return answer.record === "otherDay";
}
