import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import type { CircleSeed } from "./circle.ts";

/** Somebody whom a certificate names, or a proposal that waits for a second person. */
interface CaseHeir {
  readonly name: string;
  readonly birthDate?: string | undefined;
  readonly iin?: string | undefined;
}

/** The heirs of each claim, and whoever buried the annuitant, so that nobody of the staff decides of their own. */
export async function heirsOfEach(db: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, readonly CaseHeir[]>> {
  const named = await db
    .selectFrom("claim_share")
    .select(["claim_id", "name", "birth_date", "iin"])
    .where("claim_id", "in", ids)
    .where("kind", "in", ["heir", "burial"])
    .execute();
  const proposed = await db
    .selectFrom("proposed_decision")
    .select(["subject_id", "heirs", "person"])
    .where("kind", "=", "statement")
    .where("subject_id", "in", ids)
    .where("closed_at", "is", null)
    .where("decision", "in", ["nameHeirs", "payBurial"])
    .execute();
  const all = [
    ...named.map(({ claim_id: id, name, birth_date: birthDate, iin }) => ({
      id,
      name,
      birthDate: birthDate ?? undefined,
      iin: iin ?? undefined,
    })),
    ...proposed.flatMap(({ subject_id: id, heirs, person }) => [
      ...(heirs?.heirs ?? []).map(({ name, birthDate, iin }) => ({ id, name, birthDate, iin })),
      ...(person === null ? [] : [{ id, name: person, birthDate: undefined, iin: undefined }]),
    ]),
  ];
  return Map.groupBy(all, ({ id }) => id);
}

/** Heirs by whom they are known. */
export const seedOfHeirs = (heirs: readonly CaseHeir[]): CircleSeed => ({
  numbers: heirs.map(({ iin }) => iin),
  people: heirs.map(({ name, birthDate }) => ({ name, birthDate })),
});
