import { addDays, addMonths } from "@shanyraq/rules";
import type { Random } from "./random.ts";
import type { Day, Story } from "./story.ts";

/** Whose life is insured or paid, and what they type into the calculator. */
type Drawn = Pick<Story, "person" | "answers">;

export const lines = [
  "senim",
  "education",
  "term-life",
  "credit-life",
  "accident",
  "critical-illness",
  "employer-osns",
  "migrant-vms",
  "payout-annuity",
  "pension-annuity",
] as const;
type Line = (typeof lines)[number];

const frequencies = ["monthly", "quarterly", "semiannual", "annual", "single"] as const;
const riders = ["accidentalDeath", "disability", "accidentalDisability", "trauma", "temporaryDisability", "hospital", "criticalIllness"];
const covers = riders.filter((rider) => rider !== "criticalIllness");
/** Activities of several classes of risk, some of them with a row of their own in the law's table. */
const activities = ["41201", "01111", "05101", "47111", "62011", "86101", "49311", "24101", "85310"] as const;

/** A sum in whole tenge: round ones mostly, as people type them, and some to the tenge. */
const sumBetween = (random: Random, from: number, to: number): string =>
  String(random.chance(0.7) ? Math.max(from, Math.round(random.whole(from, to) / 100_000) * 100_000) : random.whole(from, to));

/** A day of birth of somebody of an age on a day; now and then the birthday lies on the day itself, on the one after it, or on 29 February. */
function bornAged(random: Random, age: number, on: Day): Day {
  const birthday = addMonths(on, -12 * age);
  const drawn = random.pick([birthday, addDays(addMonths(birthday, -12), 1), addDays(birthday, -random.whole(1, 360))]);
  const leapYear = Number(drawn.slice(0, 4)) % 4 === 0;
  const leapDay = `${drawn.slice(0, 4)}-02-29`;
  return leapYear && leapDay <= birthday && leapDay > addMonths(birthday, -12) && random.chance(0.3) ? leapDay : drawn;
}

const yearsOf = (random: Random): number => (random.chance(0.75) ? random.whole(3, 5) : random.whole(6, 10));
const protectedYears = (random: Random): number => (random.chance(0.75) ? random.whole(1, 4) : random.whole(5, 10));

function drawAdult(random: Random, applied: Day, youngest: number, oldest: number) {
  const sex = random.pick(["male", "female"] as const);
  const birthDate = bornAged(random, random.whole(youngest, oldest), applied);
  return { person: { sex, birthDate }, own: { sex, birthDate } };
}

type Draw = (random: Random, applied: Day) => Drawn;
const draws: Readonly<Record<Line, Draw>> = {
  senim: (random, applied) => {
    const { person, own } = drawAdult(random, applied, 18, 60);
    const frequency = random.pick(frequencies);
    const bought = random.chance(0.3)
      ? { by: "premium", premium: String(random.whole(60, 130) * 2_000) }
      : { by: "sumAssured", sumAssured: sumBetween(random, 1_500_000, 12_000_000) };
    return { person, answers: { ...own, term: String(yearsOf(random)), frequency, ...bought, riders: random.some(riders, 0.15) } };
  },
  education: (random, applied) => {
    const { person, own } = drawAdult(random, applied, 18, 58);
    return {
      person,
      answers: {
        ...own,
        childAge: String(random.whole(0, 14)),
        term: String(yearsOf(random)),
        frequency: random.pick(frequencies),
        stipendYears: String(random.pick([0, 0, 1, 2, 4, 6])),
        sumAssured: sumBetween(random, 600_000, 9_000_000),
      },
    };
  },
  "term-life": (random, applied) => {
    const { person, own } = drawAdult(random, applied, 18, 62);
    return {
      person,
      answers: {
        ...own,
        term: String(protectedYears(random)),
        frequency: random.pick(frequencies),
        sumAssured: sumBetween(random, 500_000, 30_000_000),
        riders: random.some(riders, 0.2),
      },
    };
  },
  "credit-life": (random, applied) => {
    const { person, own } = drawAdult(random, applied, 18, 66);
    return {
      person,
      answers: {
        ...own,
        loan: sumBetween(random, 100_000, 30_000_000),
        loanRate: random.pick(["0", "7", "12.5", "18.5", "20", "33.3", "56"]),
        months: String(random.whole(3, 60)),
      },
    };
  },
  accident: (random, applied) => {
    const { person, own } = drawAdult(random, applied, 18, 64);
    const forChild = random.chance(0.25);
    const chosen = random.some(covers, 0.4);
    return {
      person,
      answers: {
        birthDate: forChild ? bornAged(random, random.whole(7, 17), applied) : own.birthDate,
        covers: chosen.length === 0 ? ["trauma"] : chosen,
        term: String(protectedYears(random)),
        frequency: random.pick(frequencies),
        sumAssured: sumBetween(random, 300_000, forChild ? 5_000_000 : 20_000_000),
      },
    };
  },
  "critical-illness": (random, applied) => {
    const { person, own } = drawAdult(random, applied, 18, 59);
    return {
      person,
      answers: {
        ...own,
        term: String(protectedYears(random)),
        frequency: random.pick(frequencies),
        sumAssured: sumBetween(random, 100_000, 20_000_000),
      },
    };
  },
  "employer-osns": (random, applied) => {
    const { person } = drawAdult(random, applied, 25, 60);
    const workplace = () => {
      const headcount = random.whole(1, 400);
      return {
        oked: random.pick(activities),
        headcount: String(headcount),
        payroll: String(headcount * random.whole(90_000, 400_000)),
        aboveCap: String(random.chance(0.3) ? random.whole(0, Math.floor(headcount / 3)) : 0),
      };
    };
    const evenActivities = random.chance(0.2);
    const employerFault = random.chance(0.4);
    return {
      person,
      answers: {
        bin: "150340012340",
        ...workplace(),
        evenActivities: String(evenActivities),
        ...(evenActivities && { otherActivities: [{ oked: random.pick(activities) }] }),
        branches: Array.from({ length: random.pick([0, 0, 1, 2]) }, workplace),
        employerFault: String(employerFault),
        ...(employerFault && { victims5y: String(random.whole(1, 12)) }),
      },
    };
  },
  "migrant-vms": (random, applied) => {
    const { person } = drawAdult(random, applied, 20, 60);
    const persons = Array.from({ length: random.whole(1, 4) }, (_, index) => ({
      name: `Worker ${"ABCD"[index] ?? ""}`,
      birthDate: bornAged(random, random.whole(18, 69), applied),
      programme: random.pick(["basic", "extended"] as const),
    }));
    return { person, answers: { citizenship: random.pick(["UZ", "KG", "TJ"]), months: String(random.whole(1, 12)), persons } };
  },
  "payout-annuity": (random, applied) => {
    const { person, own } = drawAdult(random, applied, 18, 78);
    const years = random.chance(0.7) ? 5 : random.whole(6, 8);
    return {
      person,
      answers: {
        ...own,
        sumAssured: sumBetween(random, 300_000, 40_000_000),
        years: String(years),
        guaranteeYears: String(random.whole(0, years)),
        paymentsPerYear: random.pick(["12", "4", "4", "2", "1"]),
      },
    };
  },
  "pension-annuity": (random, applied) => {
    const category = random.pick(["standard", "standard", "standard", "oppv60", "dis1", "dis2", "dis3"] as const);
    const { person, own } = drawAdult(random, applied, category === "oppv60" ? 51 : 53, 70);
    return {
      person,
      answers: {
        ...own,
        category,
        ...(category !== "oppv60" && { oppv: String(random.chance(0.1)) }),
        guaranteeYears: String(random.pick([0, 3, 5, 10])),
        savings: sumBetween(random, 12_000_000, 60_000_000),
        redemptionSum: random.chance(0.2) ? "1500000" : "0",
        contribution: random.chance(0.2) ? "750000" : "0",
      },
    };
  },
};

/** Answers of a line's form, away from what it suggests; a few of them are not taken. */
export const drawAnswers = (random: Random, line: Line, applied: Day): Drawn => draws[line](random, applied);
