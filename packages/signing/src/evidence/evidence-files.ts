import { toHex } from "../bytes.ts";
import { digestOf } from "../crypto/digest.ts";
import { isObject } from "../fields.ts";
import type { SignatureEvidence } from "./signature-evidence.ts";

/** A signature with everything that its verification needs: what was signed, and the evidence it was verified with. */
export interface EvidencedSignature {
  /** Of the document, without an ending. */
  readonly name: string;
  readonly content: Uint8Array;
  readonly cms: Uint8Array;
  readonly evidence: SignatureEvidence;
}

export type NamedFiles = Readonly<Record<string, Uint8Array>>;

/** Says which file is what; the rest can be opened by any program. */
export const evidenceManifest = "evidence.json";
const kinds = { certificates: "cer", crls: "crl", ocsp: "ors" } as const;
type Kind = keyof typeof kinds;
const kindNames = Object.keys(kinds) as readonly Kind[];

/** Signatures as files in the forms that any program knows, each certificate and each statement once: to be put into one archive. */
export async function evidenceFiles(signatures: readonly EvidencedSignature[]): Promise<NamedFiles> {
  const files: Record<string, Uint8Array> = {};
  const put = (name: string, bytes: Uint8Array) => {
    files[name] = bytes;
    return name;
  };
  const putAll = async (all: readonly Uint8Array[], kind: Kind) =>
    Promise.all(all.map(async (bytes) => put(`evidence/${toHex(await digestOf("SHA-256", bytes))}.${kinds[kind]}`, bytes)));
  const entries: object[] = [];
  for (const [index, { name, content, cms, evidence }] of signatures.entries())
    entries.push({
      document: put(`${name}.pdf`, content),
      signature: put(`${name}-${index + 1}.cms`, cms),
      judgedAt: evidence.at,
      certificates: await putAll(evidence.certificates, "certificates"),
      crls: await putAll(evidence.crls, "crls"),
      ocsp: await putAll(evidence.ocsp, "ocsp"),
    });
  put(evidenceManifest, new TextEncoder().encode(`${JSON.stringify({ signatures: entries }, null, 2)}\n`));
  return files;
}

const parsed = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
};

/** The signatures of such files; undefined when the files are something else, or one of them is missing. */
export function readEvidenceFiles(files: NamedFiles): readonly EvidencedSignature[] | undefined {
  const file = (name: unknown) => (typeof name === "string" && Object.hasOwn(files, name) ? files[name] : undefined);
  const manifest = file(evidenceManifest);
  const manifestContent = manifest && parsed(manifest);
  if (!isObject(manifestContent) || !Array.isArray(manifestContent["signatures"])) return undefined;
  const found: EvidencedSignature[] = [];
  for (const one of manifestContent["signatures"] as readonly unknown[]) {
    if (!isObject(one)) return undefined;
    const [content, cms, at] = [file(one["document"]), file(one["signature"]), one["judgedAt"]];
    const [certificates, crls, ocsp] = kindNames.map((kind) => (Array.isArray(one[kind]) ? one[kind].map(file) : undefined));
    const whole = (all: (Uint8Array | undefined)[] | undefined) => (all?.every((bytes) => bytes !== undefined) ? all : undefined);
    const evidence = { certificates: whole(certificates), crls: whole(crls), ocsp: whole(ocsp) };
    if (!content || !cms || typeof at !== "string" || Number.isNaN(Date.parse(at))) return undefined;
    if (!evidence.certificates || !evidence.crls || !evidence.ocsp) return undefined;
    const { certificates: own, crls: lists, ocsp: answers } = evidence;
    found.push({
      name: String(one["document"]).replace(/\.pdf$/, ""),
      content,
      cms,
      evidence: { at, certificates: own, crls: lists, ocsp: answers },
    });
  }
  return found.length > 0 ? found : undefined;
}
