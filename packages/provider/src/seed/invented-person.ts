import { iinWithCheckDigit, type Sex } from "@shanyraq/rules";
import type { CustomerRow } from "../platform/database/tables.ts";

/** The savings of a person in the invented fund: enough, not enough, a category of its own, and each way that it can fail. */
export const pensionSituations = [
  "pension",
  "pensionShort",
  "pensionCategory",
  "pensionUnknown",
  "pensionSlow",
  "pensionDown",
  "pensionRefused",
] as const;
export type PensionSituation = (typeof pensionSituations)[number];

/** An invented person, who shows every state of the cabinet. */
export interface SeededPerson extends Omit<CustomerRow, "birth_date" | "sex"> {
  readonly birth_date: string;
  readonly sex: Sex;
  readonly password: string;
  readonly shows:
    | "everyStatus"
    | "nonResident"
    | "employee"
    | "supervisor"
    | "manager"
    | "minor"
    | "overdue"
    | "nothing"
    | "legalEntity"
    | "maturing"
    | "annuity"
    | "medic"
    | "accountant"
    | "editor"
    | "secondEditor"
    | PensionSituation;
  readonly organisation?: { readonly bin: string; readonly name: string };
}

export const numbered = (first11: string): string => {
  const number = iinWithCheckDigit(first11);
  if (number === undefined) throw new Error(`${first11} can have no check digit`);
  return number;
};

type Personal = Pick<SeededPerson, "surname" | "name" | "patronymic" | "birth_date" | "sex" | "password" | "shows">;

const century = (birth: string, sex: "male" | "female"): number => (birth < "2000" ? 3 : 5) + (sex === "male" ? 0 : 1);

/** Phones with an operator's code that is not in use. */
export const inventedPerson = (
  serial: number,
  person: Personal,
  more: Partial<Pick<SeededPerson, "iin" | "id_number" | "resident" | "role" | "organisation" | "locale">> = {},
): SeededPerson => {
  const two = String(serial).padStart(2, "0");
  return {
    id: `00000000-0000-4000-8000-0000000000${two}`,
    iin: numbered(`${person.birth_date.slice(2).replaceAll("-", "")}${century(person.birth_date, person.sex)}00${two}`),
    id_number: null,
    resident: true,
    phone: `770000000${two}`,
    email: `client${two}@example.kz`,
    role: "customer",
    // The invented register knows everybody except the foreigner, who gave the date themselves.
    born_by: more.resident === false ? "person" : "register",
    locale: "ru",
    in_writing: false,
    reading: "ordinary",
    ...person,
    ...more,
  };
};
