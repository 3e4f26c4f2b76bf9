import { failure, success, type Result } from "../result.ts";
import { readCertificateFile, type Certificate } from "./certificate.ts";

/** The authorities that the reader of a signature trusts. It is made once for many checks: what it has checked of itself it keeps. */
export interface TrustList {
  /** Pinned: a path ends at one of them, and nobody has to vouch for it. */
  readonly anchors: readonly Certificate[];
  /** Issuing authorities that documents seldom carry. They help to build a path and are not trusted on their own. */
  readonly intermediates: readonly Certificate[];
  /** Whether one certificate of this list signed another, as found before. */
  readonly links: WeakMap<Certificate, WeakMap<Certificate, Promise<unknown>>>;
}

/** Reads a trust list from certificate files (DER, PEM or base64); the failure says which one cannot be read. */
export function createTrustList(files: {
  readonly anchors: readonly Uint8Array[];
  readonly intermediates?: readonly Uint8Array[];
}): Result<TrustList, "malformed"> {
  const certificates: Certificate[] = [];
  for (const [index, file] of [...files.anchors, ...(files.intermediates ?? [])].entries()) {
    const read = readCertificateFile(file);
    if (!read.ok) return failure("malformed", `certificate ${index}: ${read.error.detail}`);
    certificates.push(read.value);
  }
  return success({
    anchors: certificates.slice(0, files.anchors.length),
    intermediates: certificates.slice(files.anchors.length),
    links: new WeakMap(),
  });
}
