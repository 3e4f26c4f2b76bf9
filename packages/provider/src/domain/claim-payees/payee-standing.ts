import { addMonths } from "@shanyraq/rules";
import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { isSameName } from "../../platform/server/name-words.ts";

const ADULT_MONTHS = 18 * 12;

/** Somebody whom a contract names to be paid. */
export interface NamedPayee {
  readonly name: string;
  readonly birth_date: string | null;
}

/** Whether a payee is not of age on a day: their money goes to an account in their own name, which a parent or a guardian opens. */
export const isMinorOn = ({ birth_date: born }: Pick<NamedPayee, "birth_date">, day: string): boolean =>
  born !== null && addMonths(born, ADULT_MONTHS) > day;

/**
 * The day on which a payee is known to have died: of a customer of that name and birth date whose own life a contract insured, and of whom a death is recorded.
 * Undefined of everybody else: of their deaths the insurer learns from those who write.
 */
export async function deathOf(db: Kysely<Tables>, { name, birth_date: born }: NamedPayee): Promise<string | undefined> {
  if (born === null) return undefined;
  const { rows } = await sql<{ readonly whole: string; readonly day: string }>`
    SELECT DISTINCT concat_ws(' ', customer.surname, customer.name, nullif(customer.patronymic, '')) AS whole,
      died.data ->> 'day' AS day
    FROM customer
    JOIN contract ON contract.customer_id = customer.id
    JOIN contract_event died ON died.contract_id = contract.id AND died.kind = 'insuredDied'
    JOIN contract_event issued ON issued.contract_id = contract.id AND issued.kind = 'issued'
    WHERE customer.birth_date = ${born}
      AND issued.data #> '{subjects,insured}' IS NULL
      AND issued.data #> '{subjects,people}' IS NULL
      AND issued.data #> '{subjects,bin}' IS NULL`.execute(db);
  return rows.find(({ whole }) => isSameName(whole, name))?.day;
}

/** Whether the insurer knows that a payee has died. */
export const isKnownDead = async (db: Kysely<Tables>, payee: NamedPayee): Promise<boolean> => (await deathOf(db, payee)) !== undefined;
