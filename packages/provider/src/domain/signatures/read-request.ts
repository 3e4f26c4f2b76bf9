import { hideIin } from "@shanyraq/rules";
import type { Output } from "@shanyraq/calls";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { shownSigner, type ShownSigner, type SignerVerdict } from "@shanyraq/signing";
import type { Selectable } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import type { Context } from "../../platform/server/context.ts";
import { isUuid } from "../../platform/server/ids.ts";
import { signingState } from "../documents/signing-standing.ts";
import { papersOf, type SigningDocument, type SigningRequest } from "../documents/signed-papers.ts";

export type Party = Selectable<Tables["signing_party"]>;
export type Signature = Omit<Selectable<Tables["signature"]>, "signer"> & { readonly signer: SignerVerdict };

/** A request with all that belongs to it. */
export interface Signing {
  readonly request: SigningRequest;
  readonly contract: string;
  /** Whose contract it is. */
  readonly holderId: string;
  readonly parties: readonly Party[];
  readonly documents: readonly SigningDocument[];
  readonly signatures: readonly Signature[];
}

export const printerOf = ({ db, services }: Context) => ({ db, random: services.random, siteOrigin: services.siteOrigin });

/** A request by the GUID that is printed on its papers; in a list with the papers that are already printed. */
export async function findSigning(context: Context, id: string, papers: typeof papersOf = papersOf): Promise<Signing | undefined> {
  if (!isUuid(id)) return undefined;
  const { db } = context;
  const found = await db
    .selectFrom("signing_request")
    .innerJoin("contract", "contract.id", "signing_request.contract_id")
    .selectAll("signing_request")
    .select(["contract.number", "contract.customer_id"])
    .where("signing_request.id", "=", id)
    .executeTakeFirst();
  if (!found) return undefined;
  const { number, customer_id: holderId, ...request } = found;
  const [parties, documents] = await Promise.all([
    db.selectFrom("signing_party").selectAll().where("request_id", "=", id).orderBy("position").execute(),
    papers(request, printerOf(context)),
  ]);
  const rows = await db
    .selectFrom("signature")
    .innerJoin("signing_document", "signing_document.id", "signature.document_id")
    .innerJoin("signing_party", "signing_party.id", "signature.party_id")
    .selectAll("signature")
    .where("signing_document.request_id", "=", id)
    .orderBy("signature.signed_at")
    // Two of the same moment have a fixed order, so that an archive always has the same bytes.
    .orderBy("signing_party.position")
    .orderBy("signing_document.position")
    .execute();
  // Written by `keepSignature` alone.
  return { request, contract: number, holderId, parties, documents, signatures: rows as readonly Signature[] };
}

export const partyOf = ({ parties }: Signing, { customer }: Context): Party | undefined =>
  customer && parties.find(({ customer_id }) => customer_id === customer.id);

/** Whether somebody may read the papers with their signatures: who signs them, and whose contract it is. */
export const isReader = (signing: Signing, context: Context): boolean =>
  partyOf(signing, context) !== undefined || context.customer?.id === signing.holderId;

type RequestAnswer = NonNullable<Output<"checkSignedByGuid">["request"]>;

/** What is shown of a signature, with the number of its signer hidden. */
export function signerOf({ signer, signed_at }: Signature, locale: Locale): ShownSigner {
  const shown = shownSigner(signer, locale, signed_at);
  return { ...shown, iin: hideIin(shown.iin) };
}

export const hasSigned = ({ signatures }: Signing, document: SigningDocument, party: Party | undefined): boolean =>
  signatures.some(({ document_id, party_id }) => document_id === document.id && party_id === party?.id);

export const stateOf = ({ documents, parties, signatures, request }: Signing, now: number): RequestAnswer["state"] =>
  signingState({ documents, parties, signatures, deadline: request.deadline }, now);

const lastOf = (signing: Signing, party: Party): string | null =>
  signing.documents.every((document) => hasSigned(signing, document, party))
    ? (signing.signatures.findLast(({ party_id }) => party_id === party.id)?.signed_at ?? null)
    : null;

/** A request as its reader sees it: a person who has the GUID sees who signed what, and nothing of the content. */
export function requestAnswer(signing: Signing, context: Context): RequestAnswer {
  const { request, contract, parties, documents, signatures } = signing;
  const { locale, now } = context;
  const own = partyOf(signing, context);
  return {
    GUID: request.id,
    title: titleOf(contract, locale),
    state: stateOf(signing, now),
    createdAt: request.created_at,
    deadline: request.deadline,
    own: own !== undefined,
    ...(own === undefined && isReader(signing, context) && { holder: true }),
    ...(own && own.bin !== null && { forCompany: true }),
    parties: parties.map((party) => ({
      role: party.role,
      name: party.name,
      iin: hideIin(party.iin),
      signedAt: lastOf(signing, party),
      you: party.id === own?.id,
    })),
    documents: documents.map((document) => ({
      type: document.type,
      name: document.name,
      pages: document.pages,
      size: document.size,
      sha256: document.sha256,
      streebog: document.streebog,
      signed: hasSigned(signing, document, own),
      signers: signatures.filter(({ document_id }) => document_id === document.id).map((one) => signerOf(one, locale)),
    })),
  };
}

export const titleOf = (contract: string, locale: Locale): string => text(locale, "signature.title", { number: contract });
