import type { Account, Act, Day, Sight, Story } from "../story.ts";
import { actOn } from "./act-on.ts";
import { REFUSED, type Agreed } from "./agreed.ts";
import { addMonths, dayOf, numberOf } from "./calendar.ts";
import { die, keepOrders, payAfterDeath } from "./death.ts";
import { duesFrom } from "./dues.ts";
import { fundCaseOf, inForceOn, moneyComes, waitingSight } from "./fund-case.ts";
import { isAnnuity, type Life } from "./life.ts";
import { PROMISED_DAYS } from "./overdue-days.ts";
import { payOut } from "./pay-out.ts";
import { passDay } from "./pass-day.ts";
import { priceOf } from "./price-of.ts";
import { emptySight, sightOf } from "./sight-of.ts";

/** The contract that the first premium begins: on the later of its application and its premium, or of a pension on its application alone. */
function begin(story: Story, agreed: Agreed, premiumOn: Day, until: Day): Life {
  const isPension = story.line === "pension-annuity";
  const start = isPension || premiumOn < story.applied ? story.applied : premiumOn;
  return {
    line: story.line,
    start,
    startsOn: numberOf(start),
    endsOn: agreed.months === undefined ? Infinity : numberOf(addMonths(start, agreed.months)),
    versions: [{ from: numberOf(start), agreed }],
    dues: duesFrom(agreed, start, 0),
    stands: "running",
    received: agreed.instalment,
    credited: agreed.instalment,
    suspendedFor: 0,
    restoredOn: undefined,
    refundOwed: 0,
    owed: [],
    benefits: agreed.benefits(start, premiumOn, until).map((one) => ({ ...one, on: numberOf(one.on), fallen: false })),
    keptSurrender: 0,
    // The account of an annuity stands in its contract (decision 053).
    account: isAnnuity(story.line) ? "benefits" : "none",
    premiumOn,
    provenOn: premiumOn > start ? premiumOn : start,
    diedOn: undefined,
    coveredAtDeath: false,
    orders: [],
    taken: [],
    returnsOn: story.acts.filter((act) => act.do === "return").map(({ on }) => numberOf(on)),
  };
}

function passDays(life: Life, from: number, to: number): void {
  for (let day = from; day <= to; day += 1) passDay(life, day);
}

/** A pension whose money came before the news of it: what fell due meanwhile is sent on the day of the news. */
function beginLate(life: Life, from: number, day: number): Life {
  const { account } = life;
  life.account = "none";
  passDays(life, from, day);
  life.account = account;
  payOut(life, day);
  return life;
}

const duesOfWaiting = (agreed: Agreed, { applied }: Story): Account["dues"] => [{ dueDate: applied, amount: agreed.instalment }];

interface Known {
  /** The life as it was until the news came. */
  readonly lived: Life;
  /** What was done after the first premium, up to the day of the death. */
  readonly earlier: readonly Act[];
  /** The day on which it was known that the contract is in force. */
  readonly begunOn: number;
  readonly diedOn: number;
  readonly knownOn: number;
}

/** The same life with its death in it: money that came and orders that went stay what they were. */
function liveAgain(life: Life, { lived, earlier, begunOn, diedOn, knownOn }: Known): Life {
  let passed = Math.max(life.startsOn, numberOf(life.premiumOn));
  if (begunOn > passed) beginLate(life, passed, begunOn);
  else passDay(life, passed);
  passed = Math.max(passed, begunOn);
  for (const act of earlier) {
    passDays(life, passed + 1, numberOf(act.on));
    passed = numberOf(act.on);
    actOn(life, act);
  }
  passDays(life, passed + 1, diedOn);
  die(life, diedOn);
  for (let day = diedOn + 1; day <= knownOn; day += 1) {
    passDay(life, day);
    for (const { on, tiyn } of lived.taken) if (on === day) payAfterDeath(life, tiyn);
  }
  keepOrders(life, lived.orders);
  return life;
}

/** What the law, the tariffs and the promises make of a life: the price, the premiums, what is seen of it, and what was sent. */
export function liveStory(story: Story): Account {
  const agreed = priceOf(story.line, story.answers, story.applied);
  // What is seen of a day is seen after all that was done on it.
  const acts = story.acts.toSorted(
    (one, other) => numberOf(one.on) - numberOf(other.on) || Number(one.do === "look") - Number(other.do === "look"),
  );
  const looks = acts.filter((act): act is Act & { do: "look" } => act.do === "look");
  if (agreed === REFUSED) return { instalment: 0, dues: [], sights: looks.map(({ on }) => emptySight(on, "refused")), orders: [] };
  const first = acts.find((act) => act.do === "pay");
  // Price, age and terms hold for thirty days after the application; a later premium goes back to who paid it.
  const inTime = first !== undefined && (story.line === "pension-annuity" || numberOf(first.on) <= numberOf(story.applied) + PROMISED_DAYS);
  const sights: Sight[] = [];
  const fund = fundCaseOf(story);
  let life: Life | undefined;
  let passed = 0;
  /** The act that the contract began with. */
  let begunBy = 0;
  for (const [index, act] of acts.entries()) {
    const day = numberOf(act.on);
    if (life) passDays(life, passed + 1, day);
    passed = day;
    if (fund && !life) {
      moneyComes(fund, act, story);
      const on = inForceOn(fund, agreed);
      if (on !== undefined) begunBy = index;
      if (on !== undefined) life = beginLate(begin(story, agreed, on, acts.at(-1)?.on ?? act.on), numberOf(on), day);
      else if (act.do === "look") sights.push(waitingSight(fund, agreed, story, act.on));
      continue;
    }
    if (act === first && inTime) life = begin(story, agreed, act.on, acts.at(-1)?.on ?? act.on);
    if (act === first && life) {
      begunBy = index;
      passDay(life, day);
    } else if (act.do === "look") sights.push(life ? sightOf(life, day) : emptySight(act.on, "none"));
    else if (life && act.do === "death" && numberOf(act.diedOn ?? act.on) < day && life.diedOn === undefined) {
      // What is known now holds of all days since (decision 027, "Known by the day").
      const earlier = acts.slice(begunBy + 1).filter(({ on }) => on <= (act.diedOn ?? act.on));
      const fresh = begin(story, agreed, life.premiumOn, acts.at(-1)?.on ?? act.on);
      const begunOn = numberOf(acts[begunBy]?.on ?? life.premiumOn);
      life = liveAgain(fresh, { lived: life, earlier, begunOn, diedOn: numberOf(act.diedOn ?? act.on), knownOn: day });
    } else if (life) actOn(life, act);
  }
  if (!life && fund) return { instalment: agreed.instalment, dues: duesOfWaiting(agreed, story), sights, orders: [] };
  if (!life) return { instalment: agreed.instalment, dues: [], sights, orders: [] };
  return {
    instalment: agreed.instalment,
    dues: life.dues.map(({ on, tiyn }) => ({ dueDate: dayOf(on), amount: tiyn })),
    sights,
    orders: life.orders.map(({ on, tiyn }) => ({ on: dayOf(on), tiyn })),
  };
}
