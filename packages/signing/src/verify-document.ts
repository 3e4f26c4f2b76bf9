import { failure, type Result } from "./result.ts";
import type { Verdict } from "./verdict/verdict.ts";
import { verifyCms, type VerifyOptions } from "./verify-cms.ts";
import { verifyXml } from "./verify-xml.ts";
import { largestXml } from "./xml/parse-xml.ts";

/** Whether a file could be XML: after its mark of byte order and white space the first sign is `<`. Of a CMS in any form that is never so. */
export function looksLikeXml(file: Uint8Array): boolean {
  const from = file[0] === 0xef && file[1] === 0xbb && file[2] === 0xbf ? 3 : 0;
  return /^\s*</.test(String.fromCharCode(...file.subarray(from, from + 256)));
}

/**
 * Verifies a signed document of either form that NCALayer makes: CMS, or XML in UTF-8 with a signature within it. XML without any signature is
 * no signed document: it may be what another file signs.
 */
export async function verifyDocument(document: Uint8Array, options: VerifyOptions): Promise<Result<Verdict, "malformed" | "too-large">> {
  if (!looksLikeXml(document)) return verifyCms(document, options);
  if (document.length > largestXml) return failure("too-large");
  const xml = textIn(document);
  const verified = xml === undefined ? failure("malformed", "encoding") : await verifyXml(xml, options);
  return verified.ok && verified.value.signers.length === 0 ? failure("malformed", "no signatures") : verified;
}

function textIn(document: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(document);
  } catch {
    return undefined;
  }
}
