import { criticalIllnessTariff20261, riderInstalments, type Frequency, type Rider } from "@shanyraq/actuarial";
import type { TextId } from "@shanyraq/i18n/text";
import { decimalOf, tiynOfTenge, type Sex } from "@shanyraq/rules";
import { refusing, fieldValue, type FieldResult } from "../fields/field.ts";
import { choices } from "../fields/select.ts";
import type { Besides } from "./line.ts";
import type { EventSum, LineEvents } from "./line-events.ts";

export const coverNames = {
  accidentalDeath: "calculator.cover.accidentalDeath",
  disability: "calculator.cover.disability",
  accidentalDisability: "calculator.cover.accidentalDisability",
  trauma: "calculator.cover.trauma",
  temporaryDisability: "calculator.cover.temporaryDisability",
  hospital: "calculator.cover.hospital",
} as const satisfies Record<string, TextId>;
const names: Readonly<Record<Rider, TextId>> = { ...coverNames, criticalIllness: "calculator.cover.criticalIllness" };
const all = Object.keys(names) as readonly Rider[];

export const riders = choices<Rider>({ label: "calculator.form.riders", hint: "calculator.form.riders.hint", value: [], few: 0, names });

/** The contract that riders are added to; its sum may have tiyn, theirs has none. */
interface Main {
  readonly sex: Sex;
  readonly age: number;
  readonly term: number;
  readonly frequency: Frequency;
  readonly sumAssured: number;
}

const priced = (main: Main, chosen: readonly Rider[]) =>
  riderInstalments({ ...main, sumAssured: Math.floor(main.sumAssured), riders: chosen });

/** What the chosen riders add to an instalment, in whole tenge. */
export function ridersOf(main: Main, chosen: readonly Rider[]): FieldResult<number> {
  const found = priced(main, chosen);
  if (found.ok) return fieldValue(found.value.reduce((sum, { instalment }) => sum + instalment, 0));
  const refused = chosen[found.error.index ?? 0];
  return refusing({ id: "error.calc.rider", ...(refused && { label: names[refused] }), field: "riders" });
}

/** The chosen riders as covers: each pays the sum of the contract it was added to, in whole tenge. */
export const riderCovers = (chosen: readonly Rider[], sumAssured: number): NonNullable<Besides["covers"]> =>
  chosen.map((rider) => ({
    name: names[rider],
    sum: decimalOf(tiynOfTenge(Math.floor(sumAssured))),
    ...(rider === "criticalIllness" && { waitingMonths: criticalIllnessTariff20261.waitingMonths }),
  }));

const paid = (...sums: readonly EventSum[]) => ({ is: "paid", sums, to: "insured", contract: "continues" }) as const;
/** What the covers of accidents pay in parts, while the contract continues: by the group, by the table of injuries, and for each day (`cover-terms.ts`). */
export const eventsInParts = {
  disability: paid(
    { of: "cover", cover: coverNames.disability, by: "disabilityGroup" },
    { of: "cover", cover: coverNames.accidentalDisability, by: "disabilityGroup", byAccident: true },
  ),
  injury: paid(
    { of: "cover", cover: coverNames.trauma, by: "injuries" },
    { of: "cover", cover: coverNames.temporaryDisability, by: "sickDays" },
    { of: "cover", cover: coverNames.hospital, by: "hospitalDays" },
  ),
  hospital: paid({ of: "cover", cover: coverNames.hospital, by: "hospitalDays" }),
} as const;

/** Of a line on a life that takes these covers: its death, with the cover for accidents, and what each other cover pays. */
export const eventsWithRiders = {
  death: {
    is: "paid",
    sums: [{ of: "contract" }, { of: "cover", cover: coverNames.accidentalDeath, byAccident: true }],
    to: "recipients",
    contract: "ends",
  },
  ...eventsInParts,
  illness: paid({ of: "cover", cover: names.criticalIllness }),
} as const satisfies LineEvents;

/** What is shown of the chosen riders beside their price: from when the one with a waiting period pays. */
export const riderFacts = (chosen: readonly Rider[]): NonNullable<Besides["facts"]> =>
  chosen.includes("criticalIllness")
    ? [
        {
          name: "calculator.fact.waitingIllness",
          value: { id: "calculator.fact.months", values: { months: criticalIllnessTariff20261.waitingMonths } },
        },
      ]
    : [];

/** What each rider would add, chosen or not; one that this person cannot have is left out. */
export const everyRider = (main: Main, chosen: readonly Rider[]): NonNullable<Besides["riders"]> =>
  all.flatMap((rider) => {
    const found = priced(main, [rider]);
    const [one] = found.ok ? found.value : [];
    return one ? [{ rider, name: names[rider], instalment: tiynOfTenge(one.instalment), chosen: chosen.includes(rider) }] : [];
  });
