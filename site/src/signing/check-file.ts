import type { CheckedFile, FileCheck } from "@shanyraq/flows";
import type * as Signing from "@shanyraq/signing";
import type { TrustList, RevocationSources } from "@shanyraq/signing";
import { fieldsOf } from "@shanyraq/rules/is-object";
import { checkEvidence } from "./check-evidence.ts";
import { now } from "../browser/clock.ts";
import { currentLocale } from "../browser/current-locale.ts";

interface SerializedTrust {
  readonly trust: TrustList;
  readonly revocation: RevocationSources;
}
type Library = typeof Signing;

const listIn = (value: unknown, name: string): readonly string[] => {
  const found = fieldsOf(value)[name];
  return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
};

/** The trusted authorities, from our own edge: the same that it uses itself. */
async function believed({ createTrustList, fromBase64 }: Library): Promise<SerializedTrust | undefined> {
  const response = await fetch("/api/verify", { headers: { accept: "application/json", lang: currentLocale() } }).catch(() => undefined);
  if (!response?.ok) return undefined;
  const body: unknown = await response.json().catch(() => undefined);
  const bytes = (name: string) => listIn(body, name).flatMap((text) => fromBase64(text) ?? []);
  const list = createTrustList({ anchors: bytes("anchors"), intermediates: bytes("intermediates") });
  return list.ok ? { trust: list.value, revocation: { crls: bytes("crls") } } : undefined;
}

/** A signed document as it comes in files: XML, or CMS as bytes, in base64 or in PEM. */
function signedIn({ fromBase64, looksLikeXml }: Library, bytes: Uint8Array): Uint8Array {
  if (bytes[0] === 0x30 || looksLikeXml(bytes)) return bytes;
  return fromBase64(new TextDecoder().decode(bytes)) ?? bytes;
}

/** What the signature was made of is another document than the one beside it. */
const isOfAnother = ({ reasons, signers }: Signing.Verdict): boolean =>
  reasons.includes("content-differs") || signers.some((signer) => signer.reasons.includes("digest-mismatch"));

/**
 * Checks a signed file in this browser; it is sent nowhere. Of two files one is the signature and the other is what it signs, in either order; two signatures
 * of which neither signs the other are not taken for a changed document. The verifier is loaded with the first file.
 */
export async function checkFile(files: readonly File[]): Promise<FileCheck> {
  const library = await import("@shanyraq/signing").catch(() => undefined);
  const list = library && (await believed(library));
  if (!library || !list) return { ok: false, reason: "unavailable" };
  const contents = await Promise.all(files.slice(0, 2).map(async (file) => new Uint8Array(await file.arrayBuffer())));
  if (contents.some(({ length }) => length > library.largestCms)) return { ok: false, reason: "tooLarge" };
  // XML comes after the others: it may be what a signature beside it signs.
  const order = [...contents.entries()].toSorted(([, one], [, other]) => +library.looksLikeXml(one) - +library.looksLikeXml(other));
  let reason: Extract<FileCheck, { ok: false }>["reason"] = "notSigned";
  const isSigned = async (bytes: Uint8Array) =>
    (await library.verifyDocument(signedIn(library, bytes), { ...list, at: new Date(now()) })).ok;
  for (const [index, bytes] of order) {
    const archive = await checkEvidence(library, { name: files[index]?.name ?? "", bytes }, list);
    if (archive) return { ok: true, value: archive };
    const content = contents[1 - index];
    const verified = await library.verifyDocument(signedIn(library, bytes), { ...list, at: new Date(now()), ...(content && { content }) });
    if (!verified.ok) {
      if (verified.error.code === "too-large") reason = "tooLarge";
      continue;
    }
    if (content && isOfAnother(verified.value) && (await isSigned(content))) {
      reason = "twoSignatures";
      continue;
    }
    const { verdict, signers, reasons, contentHash } = verified.value;
    const value: CheckedFile = {
      name: files[index]?.name ?? "",
      verdict,
      sha256: contentHash ?? "",
      notes: reasons.map((reason) => library.sentenceOf(reason, currentLocale())),
      signers: signers.map((signer) => library.shownSigner(signer, currentLocale())),
      contentMissing: reasons.includes("content-missing"),
    };
    return { ok: true, value };
  }
  return { ok: false, reason };
}
