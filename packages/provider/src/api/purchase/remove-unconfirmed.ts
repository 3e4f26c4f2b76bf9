import type { Kysely } from "kysely";
import { isDeepStrictEqual } from "node:util";
import { upgradeTerms } from "../../platform/database/records/upgrade-terms.ts";
import type { Terms } from "../../platform/database/records/terms.ts";
import { upgradeWorksheet, type Worksheet } from "../../platform/database/records/worksheet.ts";
import type { Tables } from "../../platform/database/tables.ts";

interface Applied {
  readonly customerId: string;
  readonly terms: Terms;
  readonly answers: Worksheet["answers"];
  /** The new one. */
  readonly by: string;
}

/**
 * Removes the applications of a customer that wait for their code and that a new one replaces: for the same calculation and the same insured person. Nobody has
 * confirmed them, and a customer who sends a worksheet again means one policy.
 */
export async function removeUnconfirmed(db: Kysely<Tables>, { customerId, terms, answers, by }: Applied): Promise<void> {
  const waiting = await db
    .selectFrom("application")
    .select(["id", "terms", "worksheet"])
    .where("customer_id", "=", customerId)
    .where("product", "=", terms.product)
    .where("state", "=", "awaiting_code")
    .where("id", "<>", by)
    .execute();
  const replaced = waiting.filter(
    (one) =>
      isDeepStrictEqual(plain(upgradeTerms(one.terms).inputs), plain(terms.inputs)) &&
      isDeepStrictEqual(plain(insuredOf(upgradeWorksheet(one.worksheet).answers)), plain(insuredOf(answers))),
  );
  if (replaced.length === 0) return;
  await db
    .deleteFrom("application")
    .where(
      "id",
      "in",
      replaced.map(({ id }) => id),
    )
    // One that was confirmed meanwhile stays.
    .where("state", "=", "awaiting_code")
    .execute();
}

/** The insured people other than the buyer: twins have one calculation and two policies. */
const insuredOf = ({ insured, child }: Worksheet["answers"]): unknown => [insured ?? null, child ?? null];

/** As it is read back of the database. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
