import { isObject } from "../fields.ts";
export type SignMethod = "XML" | "CMS_WITH_DATA" | "CMS_SIGN_ONLY" | "SIGN_BYTES_ARRAY" | "MIX_SIGN";

/** One document as the application on the phone takes it. */
export type QrDocument = {
  readonly id: number | string;
  readonly nameRu: string;
  readonly nameKz: string;
  readonly nameEn: string;
  readonly meta: readonly { readonly name: string; readonly value: string }[];
} & (
  | { readonly documentXml: string }
  | { readonly document: { readonly file: { readonly mime: "@file/pdf" | ""; readonly data: string } } }
);

export interface DocumentsToSign {
  readonly signMethod: SignMethod;
  readonly documentsToSign: readonly QrDocument[];
}

/** What was signed, by its id: base64 of a CMS, or the signed XML. */
export interface SignedDocument {
  readonly id: string;
  readonly signed: string;
}

/** Reads the answer of the second long poll: the documents with their signatures, a refusal, or nothing yet. */
export function readSigned(answer: unknown): readonly SignedDocument[] | "cancelled" | "waiting" | undefined {
  if (!isObject(answer)) return undefined;
  if (answer["status"] === "CANCELED" || answer["status"] === "CANCELLED") return "cancelled";
  const documents = answer["documentsToSign"];
  if (!Array.isArray(documents)) return typeof answer["status"] === "string" ? "waiting" : undefined;
  const signed = documents.flatMap((document: unknown) => {
    const found = signedIn(document);
    return found ? [found] : [];
  });
  return signed.length > 0 && signed.length === documents.length ? signed : undefined;
}

function signedIn(document: unknown): SignedDocument | undefined {
  if (!isObject(document)) return undefined;
  const { id, documentXml, document: held } = document;
  const file = isObject(held) && isObject(held["file"]) ? held["file"]["data"] : undefined;
  const value = typeof documentXml === "string" ? documentXml : file;
  const known = typeof id === "string" || typeof id === "number";
  return known && typeof value === "string" && value !== "" ? { id: String(id), signed: value } : undefined;
}
