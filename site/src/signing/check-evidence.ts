import type { CheckedFile } from "@shanyraq/flows";
import type * as Signing from "@shanyraq/signing";
import type { NamedFiles, RevocationSources, TrustList } from "@shanyraq/signing";
import { now } from "../browser/clock.ts";
import { currentLocale } from "../browser/current-locale.ts";

/** More than the lists of two authorities have; an archive that would unfold to more is not opened. */
const MAX_BYTES = 128 * 1024 * 1024;

/** More than any contract has. */
const MAX_SIGNATURES = 64;

/** The files of an archive; undefined when it is not an archive, or would unfold to too much. */
async function unpacked(bytes: Uint8Array): Promise<NamedFiles | undefined> {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return undefined;
  const { unzipSync } = await import("fflate");
  let [left, packed] = [MAX_BYTES, bytes.length];
  try {
    // Both sizes are what the archive says of itself. What is stored as it is unfolds to the packed size whatever the other says, and all
    // files together are no longer packed than the archive, unless they are the same bytes over and over.
    return unzipSync(bytes, {
      filter: ({ size, originalSize }) => {
        left -= Math.max(size, originalSize);
        packed -= size;
        return left >= 0 && packed >= 0;
      },
    });
  } catch {
    return undefined;
  }
}

/**
 * Verifies an archive of signatures with their evidence, as it is saved beside a signature sheet. It is verified at the reader's time: the time that it states
 * counts only when a timestamp proves it, and the trusted authorities are never taken from it.
 */
export async function checkEvidence(
  library: typeof Signing,
  file: { readonly name: string; readonly bytes: Uint8Array },
  believed: { readonly trust: TrustList; readonly revocation: RevocationSources },
): Promise<CheckedFile | undefined> {
  const files = await unpacked(file.bytes);
  const signatures = files && library.readEvidenceFiles(files);
  // All of them or none: what is not looked at must not pass for good.
  if (!signatures || signatures.length > MAX_SIGNATURES) return undefined;
  const verdicts: Signing.Verdict[] = [];
  for (const { cms, content, evidence } of signatures) {
    const crls = [...evidence.crls, ...(believed.revocation.crls ?? [])];
    const verified = await library.verifyCms(cms, {
      ...library.verifyAt(evidence, believed.trust),
      revocation: { ocsp: evidence.ocsp, crls },
      at: new Date(now()),
      content,
    });
    if (!verified.ok) return undefined;
    verdicts.push(verified.value);
  }
  return {
    name: file.name,
    verdict: library.worst(verdicts.map(({ verdict }) => verdict)),
    sha256: library.toHex(await library.digestOf("SHA-256", file.bytes)),
    notes: [...new Set(verdicts.flatMap(({ reasons }) => reasons))].map((reason) => library.sentenceOf(reason, currentLocale())),
    signers: verdicts.flatMap(({ signers }) => signers.map((signer) => library.shownSigner(signer, currentLocale()))),
    contentMissing: false,
  };
}
