import type { RevocationSources } from "./evidence.ts";

/**
 * Asks a source about one certificate and its issuer, both in DER. Bytes, because a verifier may work in another thread than the one that reaches the network.
 * Returns what the source answered, or no sources when nobody answered.
 */
export type AskRevocation = (certificate: Uint8Array, issuer: Uint8Array) => Promise<RevocationSources>;

/** More than two signers' paths and those of a whole board; each may make a person wait. */
const mostQuestions = 24;

/** The same for one document: it asks at most so many times, and never fails. */
export function boundedQuestions(ask: AskRevocation | undefined): AskRevocation {
  let left = ask ? mostQuestions : 0;
  return async (certificate, issuer) => {
    if (!ask || left-- <= 0) return {};
    try {
      return await ask(certificate, issuer);
    } catch {
      return {};
    }
  };
}
