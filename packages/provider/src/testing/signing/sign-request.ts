import type { BackOffice } from "../back-office.ts";
import { keyed } from "../purchase.ts";
import type { Signers } from "./signers.ts";

interface Signing {
  readonly office: BackOffice;
  readonly token: string;
  readonly signers: Signers;
  readonly iin: string;
}

/** Signs all papers of a request with its customer's own key. */
export async function signRequest({ office, token, signers, iin }: Signing, GUID: string) {
  const { body } = await office.post("/checkSignedByGuid", { GUID }, token);
  const { documents } = body["request"] as { readonly documents: readonly { readonly type: string }[] };
  const who = await signers.issue(iin);
  const signatures = [];
  for (const { type } of documents) {
    const paper = await office.ask("GET", `/getDecryption?${new URLSearchParams({ GUID, type }).toString()}`, { token });
    signatures.push({ type, cms: await signers.sign(who, new Uint8Array(Buffer.from(String(paper.body["data"]), "base64"))) });
  }
  return office.post("/egovVerify", { GUID, signatures }, token, keyed());
}
