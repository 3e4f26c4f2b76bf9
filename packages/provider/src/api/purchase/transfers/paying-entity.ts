import type { Kysely, Selectable } from "kysely";
import { upgradeWorksheet } from "../../../platform/database/records/worksheet.ts";
import type { Tables } from "../../../platform/database/tables.ts";
import { contractById } from "../../../domain/ledger/read.ts";

/** A legal entity that pays by an invoice. */
export interface PayingEntity {
  readonly name: string;
  readonly bin: string;
  /** The contract that is paid; a first premium has none yet. */
  readonly contract?: string;
}

/** The legal entity that owes an order; undefined when a person does. */
export async function payingEntity(
  db: Kysely<Tables>,
  { application_id, contract_id }: Selectable<Tables["purchase_order"]>,
  day: string,
): Promise<PayingEntity | undefined> {
  if (contract_id !== null) {
    const held = await contractById(db, contract_id, day);
    const { policyholder, bin } = held?.view.subjects ?? {};
    return held && policyholder !== undefined && bin !== undefined ? { name: policyholder, bin, contract: held.number } : undefined;
  }
  const { worksheet } = await db.selectFrom("application").select("worksheet").where("id", "=", application_id).executeTakeFirstOrThrow();
  const { company, employer } = upgradeWorksheet(worksheet).answers;
  const entity = company ?? (employer?.by_company === "yes" ? employer : undefined);
  return entity?.name && entity.bin ? { name: entity.name, bin: entity.bin } : undefined;
}
