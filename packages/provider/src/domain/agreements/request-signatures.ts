import type { Kysely } from "kysely";
import type { CustomerRow, Tables } from "../../platform/database/tables.ts";
import { fullName } from "../../platform/server/full-name.ts";
import { moment } from "../../platform/server/moment.ts";
import { uuid } from "../../platform/server/ids.ts";
import type { Signatory } from "../../platform/ports/insurer-key.ts";

export const DEADLINE_MS = 30 * 86_400_000;

interface SignatureQuery {
  readonly contractId: string;
  readonly customer: Pick<CustomerRow, "id" | "surname" | "name" | "patronymic" | "iin">;
  readonly at: number;
  /** Of the legal entity that is the policyholder: its head signs with its key. */
  readonly bin?: string | undefined;
  readonly deadline?: number;
  /** Who signs for the insurer, if it has a key to sign with. */
  readonly insurer?: Signatory | undefined;
}

/**
 * Requests signatures under a contract's papers. A foreigner without an IIN has no key of the national centre, so they are not asked to sign. The insurer signs
 * their papers too: at home they need a policy that anybody can verify (docs/decisions/016-signatures.md).
 */
export async function requestSignatures(
  db: Kysely<Tables>,
  random: (bytes: number) => Uint8Array,
  { contractId, customer, at, bin, deadline = at + DEADLINE_MS, insurer }: SignatureQuery,
): Promise<string | undefined> {
  const { iin } = customer;
  if (iin === null && !insurer) return undefined;
  const id = uuid(random);
  await db
    .insertInto("signing_request")
    .values({ id, contract_id: contractId, created_at: moment(at), deadline: moment(deadline) })
    .execute();
  const name = fullName(customer);
  const party = (position: number) => ({ id: uuid(random), request_id: id, position });
  await db
    .insertInto("signing_party")
    .values([
      ...(insurer ? [{ ...party(0), role: "insurer" as const, ...insurer, customer_id: null, next_sign_at: moment(at) }] : []),
      ...(iin === null
        ? []
        : [{ ...party(1), role: "policyholder" as const, name, iin, bin: bin ?? null, customer_id: customer.id, next_sign_at: null }]),
    ])
    .execute();
  return id;
}
