import {
  lifeTableFromQx,
  pensionTariff20261,
  type LifeTable,
  type PensionMortality,
  type PensionTableId,
  type Sex,
} from "@shanyraq/actuarial";
import { array, number, object, string } from "yup";
import { faultsOf, readYears, type ReadYears } from "../../platform/server/read-years.ts";
import type { PensionTariff, PensionTariffs } from "./pension-tariffs.ts";
import { keyOfDay } from "./tariffs-from-a-day.ts";

/** The first day of which a tariff may be added: contracts of the days before it were priced by what the product came with. */
const FIRST_DAY = "2027-01-01";
/** How far a probability may lie from that of its age before: a digit too many or too few cannot be a new table. */
const MIN_CHANGE = 0.25;
const MAX_CHANGE = 4;

const sexes = ["male", "female"] as const satisfies readonly Sex[];
const tableIds = Object.keys(pensionTariff20261.mortality.male) as readonly PensionTableId[];

/** A rate as a share: 0.09 is 9 %. */
const share = (most: number) => number().strict().min(0, "not less than nothing").max(most, `a share, at most ${most}`);
const probabilities = array()
  .of(number().strict().min(0, "0 to 1").max(1, "0 to 1").required("is missing"))
  .test("lastIsOne", "ends with 1: at the last age nobody lives on", (qx) => qx === undefined || qx.at(-1) === 1)
  .optional();
const tablesOf = object(Object.fromEntries(tableIds.map((id) => [id, probabilities])))
  .noUnknown("names a table that nothing reads: ${unknown}")
  .strict()
  .default(undefined);
const row = object({
  from: string()
    .matches(/^2\d{3}-\d{2}-\d{2}$/, "a day as yyyy-mm-dd")
    .test("later", `a day from ${FIRST_DAY} on: older contracts keep their tariff`, (day) => day === undefined || day >= FIRST_DAY)
    .required("is missing"),
  interest: share(0.3),
  indexation: share(0.3),
  premiumLoading: share(0.2),
  paymentLoading: share(0.2),
  mortality: object({ male: tablesOf, female: tablesOf })
    .noUnknown("names a sex that nothing reads: ${unknown}")
    .strict()
    .default(undefined),
  source: string().matches(/\S/, "is missing").required("is missing: the act and its day"),
})
  .noUnknown("names a field that nothing reads: ${unknown}")
  .strict();

type GivenTables = Readonly<Partial<Record<Sex, Readonly<Partial<Record<PensionTableId, readonly number[] | undefined>>> | undefined>>>;

/** A table as an operator writes it: the age at which it begins, and the probabilities from there on. */
interface Written {
  readonly from: number;
  readonly qx: readonly number[];
}
function written({ lx }: LifeTable): Written {
  const from = lx.findIndex((living, age) => (lx[age + 1] ?? 0) < living);
  return { from, qx: lx.slice(from, -1).map((living, at) => 1 - (lx[from + at + 1] ?? 0) / living) };
}

/** What is not plausible about a table beside the one before it. */
const faultsOfTable = (qx: readonly number[], { from, qx: then }: Written): readonly string[] =>
  qx.slice(0, -1).flatMap((q, at) => {
    if (q === 1) return [`1 at ${from + at}, before the last age`];
    const was = then[at] ?? 0;
    if (was === 0 || was === 1 || (q >= was * MIN_CHANGE && q <= was * MAX_CHANGE)) return [];
    return [`${q} at ${from + at} beside ${was.toFixed(6)}; is a digit wrong?`];
  });

/** Each table of a set by its place; `qx` is what a row gives for it. */
const eachTable = (before: PensionMortality, given: GivenTables) =>
  sexes.flatMap((sex) => tableIds.map((id) => ({ sex, id, before: before[sex][id], qx: given[sex]?.[id] })));

/** The tables with those that a row replaces, each from the age at which it began before. */
function tablesWith(before: PensionMortality, given: GivenTables): PensionMortality {
  const tables = { male: { ...before.male }, female: { ...before.female } };
  for (const { sex, id, before: then, qx } of eachTable(before, given))
    if (qx) tables[sex][id] = lifeTableFromQx(then.id, [...Array<number>(written(then).from).fill(0), ...qx]);
  return tables;
}

function oneTariff(
  value: unknown,
  tariffs: PensionTariffs,
): { readonly year: number; readonly figures: PensionTariff } | readonly string[] {
  try {
    const { from, mortality: mortalityRows, source: _, ...rates } = row.validateSync(value, { abortEarly: false });
    const key = keyOfDay(from);
    const latest = Math.max(0, ...Object.keys(tariffs).map(Number));
    if (key <= latest) return [`from: ${from} is not after the tariff before it`];
    const before = tariffs[latest] ?? pensionTariff20261;
    const faults = eachTable(before.mortality, mortalityRows ?? {}).flatMap(({ sex, id, before: then, qx }) =>
      qx ? faultsOfTable(qx, written(then)).map((fault) => `mortality.${sex}.${id}: ${fault}`) : [],
    );
    if (faults.length > 0) return faults;
    const given = Object.fromEntries(Object.entries(rates).filter(([, rate]) => rate !== undefined));
    return { year: key, figures: { ...before, ...given, mortality: tablesWith(before.mortality, mortalityRows ?? {}), version: from } };
  } catch (error) {
    return faultsOf(error);
  }
}

/**
 * Reads the operator's file of tariffs of the pension annuity (YAML): a list of days from which rates, as shares, and tables of mortality, as
 * probabilities of death from the age at which the table begins, hold. What a row leaves out stays as it was. Nothing of a file with a fault is taken.
 */
export const readPensionTariffs = (file: string, text: string): ReadYears<PensionTariff> => readYears(file, text, {}, oneTariff);
