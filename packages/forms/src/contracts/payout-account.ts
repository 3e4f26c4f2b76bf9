import { string } from "yup";
import { kinds } from "../field-kinds.ts";

/** Where money of a contract goes: the account and whose it is. */
export const payoutAccountFields = {
  iban: kinds.iban(),
  holder: { control: "text", label: "field.endHolder", hint: "field.endHolder.hint", autoComplete: "name", schema: string() },
} as const;
