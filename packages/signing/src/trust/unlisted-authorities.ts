import { ownBytes, sameBytes } from "../bytes.ts";
import { speaksFor } from "../revocation/crl.ts";
import type { RevocationSources } from "../revocation/evidence.ts";
import { describeName } from "../x509/name.ts";
import type { TrustList } from "../x509/trust-list.ts";

/** A trusted authority about whose revocations nothing is known: nobody below it can sign. */
export interface UnlistedAuthority {
  readonly authority: string;
  /** Where its certificates say that its list is; empty when no known certificate says so. */
  readonly published: readonly string[];
}

/** Which authorities have no list among these that is theirs, authentic and fresh. Those whose time is over serve old signatures alone. */
export async function unlistedAuthorities(
  { anchors, intermediates }: TrustList,
  { crls = [] }: RevocationSources,
  now: Date,
): Promise<readonly UnlistedAuthority[]> {
  const all = [...anchors, ...intermediates];
  const unlisted: UnlistedAuthority[] = [];
  for (const authority of all.filter(({ notBefore, notAfter }) => notBefore <= now && now <= notAfter)) {
    const covered = await Promise.all(crls.map(async (crl) => speaksFor(ownBytes(crl), authority, now)));
    if (covered.includes(true)) continue;
    const issued = all.filter((one) => one !== authority && sameBytes(one.issuer.bytes, authority.subject.bytes));
    unlisted.push({
      authority: describeName(authority.subject),
      published: [...new Set(issued.flatMap(({ extensions }) => extensions.crlUrls))],
    });
  }
  return unlisted;
}
