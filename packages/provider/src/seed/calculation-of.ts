import type { Frequency } from "@shanyraq/actuarial";
import type { Calculation } from "../platform/database/records/terms.ts";
import type { SeededPerson } from "./seeded-person.ts";

/** A calculation that every tariff of a life takes, for a seeded person: five million for ten years. */
export const calculationOf = (
  { sex, birth_date: birthDate }: SeededPerson,
  { product = "senim", frequency = "annual" }: { readonly product?: string | undefined; readonly frequency?: Frequency } = {},
): Calculation => ({ product, sex, birthDate, term: "10", frequency, by: "sumAssured", sumAssured: "5000000" });
