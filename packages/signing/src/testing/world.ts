import { createTestAuthority, type Holder, type TestAuthority } from "../authority/test-authority.ts";
import type { KeyAlgorithm } from "../authority/signing-key.ts";
import type { Bytes } from "../bytes.ts";
import type { RevocationSources } from "../revocation/evidence.ts";
import { verifyCms, type VerifyOptions } from "../verify-cms.ts";
import type { Verdict } from "../verdict/verdict.ts";
import { createTrustList, type TrustList } from "../x509/trust-list.ts";

export const now = new Date("2026-11-21T12:00:00Z");
export const hour = 3_600_000;
export const random = (octets: number): Bytes => crypto.getRandomValues(new Uint8Array(octets));
export const text = (value: string): Bytes => new TextEncoder().encode(value);
export const later = (hours: number): Date => new Date(now.getTime() + hours * hour);

export const holder: Holder = {
  surname: "ТЕСТОВ",
  firstName: "ТЕСТ",
  patronymic: "ТЕСТОВИЧ",
  iin: "123456789011",
  bin: "123456789021",
  organisation: "ТОО «ТЕСТ»",
  role: "head",
};

/** An authority with what a reader needs to trust it and its word that nothing was revoked. */
export interface World {
  readonly authority: TestAuthority;
  readonly trust: TrustList;
  readonly revocation: RevocationSources;
  readonly verify: (cms: Uint8Array, options?: Partial<VerifyOptions>) => Promise<Verdict>;
}

export async function createWorld(algorithm: KeyAlgorithm): Promise<World> {
  const authority = await createTestAuthority({ algorithm, now, random });
  const trust = trustIn(authority);
  const revocation = { crls: await authority.crls([], { thisUpdate: later(-1), nextUpdate: later(24) }) };
  return {
    authority,
    trust,
    revocation,
    verify: async (cms, options = {}) => {
      const verified = await verifyCms(cms, { trust, at: later(1), revocation, ...options });
      if (!verified.ok) throw new Error(`${verified.error.code}: ${verified.error.detail}`);
      return verified.value;
    },
  };
}

export function trustIn({ root, issuing }: TestAuthority): TrustList {
  const list = createTrustList({ anchors: [root.certificate.bytes], intermediates: [issuing.certificate.bytes] });
  if (!list.ok) throw new Error(list.error.detail);
  return list.value;
}

/** The four answers of every signer, in a line each: signature, trust, time, revocation. */
export const answersOf = ({ signers }: Verdict): string[] =>
  signers.map(({ signature, trust, time, revocation }) => [signature, trust, time, revocation].join(" "));
