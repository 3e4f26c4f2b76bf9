import type { SeededPerson } from "@shanyraq/provider";

/** The situation of somebody in the invented fund. `answers`: at once, after the caller has given up, or not at all. */
export interface FundSituation {
  /** Tenge; undefined: the fund has no account of them. */
  readonly savings?: number;
  readonly category: "standard" | "oppv60" | "dis2";
  readonly oppvMonths: number;
  readonly answers: "atOnce" | "late" | "never";
  /** Why the fund does not transfer, where it does not. */
  readonly refuses?: string;
}

const usual = { category: "standard", oppvMonths: 0, answers: "atOnce" } as const;

const situations: Readonly<Partial<Record<SeededPerson["shows"], FundSituation>>> = {
  pension: { ...usual, savings: 26_400_000 },
  pensionShort: { ...usual, savings: 4_200_000 },
  pensionCategory: { ...usual, category: "oppv60", oppvMonths: 84, savings: 31_000_000 },
  pensionUnknown: usual,
  pensionSlow: { ...usual, answers: "late", savings: 24_000_000 },
  pensionDown: { ...usual, answers: "never" },
  pensionRefused: { ...usual, savings: 27_000_000, refuses: "Зейнетақы жинақтарына тыйым салынған / На накопления наложен арест" },
};

/** Everybody else has saved this much. */
const anybody: FundSituation = { ...usual, savings: 22_000_000 };

/** By a number: of whom nobody in the sandbox knows the fund keeps what anybody has. */
export const situationOf = (iin: string, people: readonly SeededPerson[]): FundSituation => {
  const person = people.find((one) => one.iin === iin);
  return (person && situations[person.shows]) ?? anybody;
};
