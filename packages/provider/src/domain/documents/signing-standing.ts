import type { Output } from "@shanyraq/calls";
import type { SigningState } from "@shanyraq/calls/vocabulary";
import type { Kysely } from "kysely";
import type { PartyRole, Tables } from "../../platform/database/tables.ts";
import type { ContractSource } from "./contract-source.ts";

interface Signed {
  readonly documents: readonly { readonly id: string }[];
  readonly parties: readonly { readonly id: string; readonly role: PartyRole }[];
  readonly signatures: readonly { readonly document_id: string; readonly party_id: string }[];
  readonly deadline: string;
}

/** How far a request is signed: every document by every party, or what its deadline leaves. The deadline is the customers': the insurer may sign after them. */
export function signingState({ documents, parties, signatures, deadline }: Signed, now: number): SigningState {
  const hasSigned = (document: string, party: string) =>
    signatures.some(({ document_id, party_id }) => document_id === document && party_id === party);
  const haveSigned = (some: Signed["parties"]) =>
    documents.length > 0 && documents.every(({ id }) => some.every((party) => hasSigned(id, party.id)));
  if (haveSigned(parties)) return "signed";
  if (Date.parse(deadline) <= now && !haveSigned(parties.filter(({ role }) => role !== "insurer"))) return "expired";
  return signatures.length > 0 ? "partly" : "waiting";
}

export type Standing = NonNullable<Output<"getContractDocuments">["signing"]>;

/** The signing status of a contract's papers, as its owner sees it; null when nobody has to sign. */
export async function signingStanding(
  db: Kysely<Tables>,
  { signing }: ContractSource,
  customerId: string,
  now: number,
): Promise<Standing | null> {
  if (!signing) return null;
  const { request, parties } = signing;
  const documents = await db.selectFrom("signing_document").select("id").where("request_id", "=", request.id).execute();
  const signatures = await db
    .selectFrom("signature")
    .innerJoin("signing_document", "signing_document.id", "signature.document_id")
    .select(["signature.document_id", "signature.party_id", "signature.signed_at"])
    .where("signing_document.request_id", "=", request.id)
    .orderBy("signature.signed_at")
    .execute();
  /** When a party signed the last of the papers; null while one is left. */
  const lastOf = (party: string): string | null => {
    const own = signatures.filter(({ party_id }) => party_id === party);
    return documents.length > 0 && own.length === documents.length ? (own.at(-1)?.signed_at ?? null) : null;
  };
  const own = parties.find(({ customer_id }) => customer_id === customerId);
  return {
    GUID: request.id,
    state: signingState({ documents, parties, signatures, deadline: request.deadline }, now),
    deadline: request.deadline,
    signed: own !== undefined && lastOf(own.id) !== null,
    parties: parties.map(({ id, role, name }) => ({ role, name, signedAt: lastOf(id) })),
  };
}
