import type { Database } from "../database/open.ts";
import type { InsurerKey, PaperSignature, Signatory } from "../ports/insurer-key.ts";

/** A paper as the holder of the key sees it. */
export interface PaperToSign {
  readonly requestId: string;
  readonly documentId: string;
  readonly name: string;
  readonly content: Uint8Array;
}

export interface KeyHolder {
  readonly signatory: Signatory;
  /** @returns base64 of a detached CMS over the content, with a timestamp. */
  readonly sign: (paper: PaperToSign) => Promise<string>;
}

/** The one door to the insurer's key: what goes through it are papers that were printed to be signed and that the insurer has not signed. */
export const insurerKeyOver = ({ queries }: Pick<Database, "queries">, { signatory, sign }: KeyHolder): InsurerKey => ({
  signatory,
  signPapers: async (requestId) => {
    const papers = await queries
      .selectFrom("signing_document")
      .innerJoin("signing_party", "signing_party.request_id", "signing_document.request_id")
      .select(["signing_document.id", "signing_document.name", "signing_document.file"])
      .where("signing_document.request_id", "=", requestId)
      .where("signing_party.role", "=", "insurer")
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("signature")
              .select("signature.id")
              .whereRef("signature.document_id", "=", "signing_document.id")
              .whereRef("signature.party_id", "=", "signing_party.id"),
          ),
        ),
      )
      .orderBy("signing_document.position")
      .execute();
    const signed: PaperSignature[] = [];
    for (const { id, name, file } of papers) {
      const content = new Uint8Array(Buffer.from(file, "base64"));
      signed.push({ documentId: id, cms: await sign({ requestId, documentId: id, name, content }) });
    }
    return signed;
  },
});
