import type { SandboxAuthority } from "./authority.ts";

/** A quarter: keys are issued for half a year from the day of their centre. */
const RENEWED_AFTER_MS = 90 * 86_400_000;

/**
 * An authority that is made again when the clock has advanced by a quarter, so that its keys never expire while the clock is moved. Older signatures are
 * verified by the certificates of the former centres, which are kept.
 */
export async function renewedAuthority(
  make: () => Promise<SandboxAuthority>,
  clock: () => number,
): Promise<{ readonly authority: SandboxAuthority; readonly renew: () => Promise<void> }> {
  let madeAt = clock();
  let current = await make();
  let renewing: Promise<void> | undefined;
  const again = async () => {
    const at = clock();
    current = await make();
    madeAt = at;
  };
  return {
    authority: {
      keys: () => current.keys(),
      insurerKey: () => current.insurerKey(),
      sign: (...given) => current.sign(...given),
      signXml: (...given) => current.signXml(...given),
      revoke: (keyId) => current.revoke(keyId),
      answer: (request) => current.answer(request),
      trust: () => current.trust(),
      revocation: () => current.revocation(),
      ask: (...given) => current.ask(...given),
      keep: () => current.keep(),
      verdictOf: (...given) => current.verdictOf(...given),
    },
    renew: async () => {
      if (Math.abs(clock() - madeAt) < RENEWED_AFTER_MS) return;
      renewing ??= again().finally(() => (renewing = undefined));
      await renewing;
    },
  };
}
