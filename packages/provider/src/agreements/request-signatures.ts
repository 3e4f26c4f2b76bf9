import type { Kysely } from "kysely";
import type { CustomerRow, Tables } from "../database/tables.ts";
import { fullName } from "../server/full-name.ts";
import { moment } from "../server/moment.ts";
import { uuid } from "../server/ids.ts";

export const DEADLINE_MS = 30 * 86_400_000;

interface SignatureQuery {
  readonly contractId: string;
  readonly customer: Pick<CustomerRow, "id" | "surname" | "name" | "patronymic" | "iin">;
  readonly at: number;
  /** Of the legal entity that is the policyholder: its head signs with its key. */
  readonly bin?: string | undefined;
  readonly deadline?: number;
  /** Whoever signs for the company, where it signs too. */
  readonly insurer?: { readonly name: string; readonly iin: string };
}

/** Asks for signatures under a contract's papers. A foreigner without an IIN has no key of the national centre: of him nothing is asked. */
export async function requestSignatures(
  db: Kysely<Tables>,
  random: (bytes: number) => Uint8Array,
  { contractId, customer, at, bin, deadline = at + DEADLINE_MS, insurer }: SignatureQuery,
): Promise<string | undefined> {
  if (customer.iin === null) return undefined;
  const id = uuid(random);
  await db
    .insertInto("signing_request")
    .values({ id, contract_id: contractId, created_at: moment(at), deadline: moment(deadline) })
    .execute();
  const name = fullName(customer);
  const party = (position: number) => ({ id: uuid(random), request_id: id, position, bin: null });
  await db
    .insertInto("signing_party")
    .values([
      ...(insurer ? [{ ...party(0), role: "insurer" as const, ...insurer, customer_id: null }] : []),
      { ...party(1), role: "policyholder", name, iin: customer.iin, bin: bin ?? null, customer_id: customer.id },
    ])
    .execute();
  return id;
}
