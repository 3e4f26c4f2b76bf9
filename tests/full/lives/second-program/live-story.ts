import type { Account, Act, Day, Sight, Story } from "../story.ts";
import { actOn } from "./act-on.ts";
import { REFUSED, type Agreed } from "./agreed.ts";
import { addMonths, dayOf, numberOf } from "./calendar.ts";
import { duesFrom } from "./dues.ts";
import { isAnnuity, type Life } from "./life.ts";
import { PROMISED_DAYS } from "./overdue-days.ts";
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
    provenOn: premiumOn > start ? premiumOn : start,
    dead: false,
    orders: [],
    returnsOn: story.acts.filter((act) => act.do === "return").map(({ on }) => numberOf(on)),
  };
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
  let life: Life | undefined;
  let passed = 0;
  for (const act of acts) {
    const day = numberOf(act.on);
    if (life) for (let one = passed + 1; one <= day; one += 1) passDay(life, one);
    passed = day;
    if (act === first && inTime) {
      life = begin(story, agreed, act.on, acts.at(-1)?.on ?? act.on);
      passDay(life, day);
    } else if (act.do === "look") sights.push(life ? sightOf(life, day) : emptySight(act.on, "none"));
    else if (life) actOn(life, act);
  }
  if (!life) return { instalment: agreed.instalment, dues: [], sights, orders: [] };
  return {
    instalment: agreed.instalment,
    dues: life.dues.map(({ on, tiyn }) => ({ dueDate: dayOf(on), amount: tiyn })),
    sights,
    orders: life.orders.map(({ on, tiyn }) => ({ on: dayOf(on), tiyn })),
  };
}
