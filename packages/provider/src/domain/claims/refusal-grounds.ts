import type { InsuredEvent, RefusalGround } from "@shanyraq/calls/vocabulary";

/** What a ground rests on, and where it can be given. */
export interface GroundTerms {
  readonly ground: RefusalGround;
  /** From the day of the edition in which the article was read; a later edition is a further row. */
  readonly from: string;
  /** An article of the Civil Code; the contract's own days; or a clause of the rules of insurance, which is then named. */
  readonly source: "rules" | "contract" | { readonly article: string; readonly paragraph?: string };
  /** Only for these events. */
  readonly events?: readonly InsuredEvent[];
  /** Only where the contract had lasted less than so many years on the day of the event. */
  readonly withinYears?: number;
  /** Only where the event was reported later than so many days after it. */
  readonly reportedAfterDays?: Readonly<Partial<Record<InsuredEvent, number>>>;
  /** Only after papers were asked for. */
  readonly afterAsking?: true;
  /** Only where the contract gave no cover on the day of the event. */
  readonly withoutCover?: true;
}

/** The Civil Code, special part, zan.gov.kz document 3559, in its edition of this day. */
const READ = "2022-09-12";

/**
 * Grounds on which a claim can be refused. The articles are sure as read in that edition; what a term of days is where the law leaves it to the contract,
 * and how one pleads misstated age or an illness from before, the law does not say: such a refusal is by a clause of the rules. For false answers the
 * articles set no term of years, and none is set here.
 */
const grounds: readonly GroundTerms[] = [
  { ground: "notInsured", from: READ, source: "rules" },
  { ground: "notInForce", from: READ, source: "contract", withoutCover: true },
  // Once the contract has run for two years, the benefit of a death is due.
  { ground: "suicide", from: READ, source: { article: "839", paragraph: "1" }, events: ["death"], withinYears: 2 },
  { ground: "intent", from: READ, source: { article: "839", paragraph: "1" } },
  // An intentional offence that a court or a law has found, and that caused the event.
  { ground: "offence", from: READ, source: { article: "839", paragraph: "1" } },
  { ground: "falseFacts", from: READ, source: { article: "839" } },
  // At death the contract's term is thirty days or more; for another event it is the contract's own, which no data hold.
  { ground: "lateNotice", from: READ, source: { article: "835", paragraph: "3" }, reportedAfterDays: { death: 30 } },
  { ground: "warOrUnrest", from: READ, source: { article: "839", paragraph: "2" } },
  { ground: "hindered", from: READ, source: { article: "839" } },
  // Whoever claims proves the event and the loss.
  { ground: "noPapers", from: READ, source: { article: "817", paragraph: "4" }, afterAsking: true },
];

/** The terms of a ground on a day; undefined where it cannot be given then. */
export const groundOn = (ground: RefusalGround, day: string): GroundTerms | undefined =>
  grounds.findLast((one) => one.ground === ground && one.from <= day);
