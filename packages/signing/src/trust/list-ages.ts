import { ownBytes } from "../bytes.ts";
import { madeBy } from "../revocation/crl.ts";
import { describeName } from "../x509/name.ts";
import type { Trust } from "./trust-snapshot.ts";

/** The age of an authority's newest list that can be trusted; undefined when it has no such list. */
export interface ListAge {
  readonly authority: string;
  readonly ageSeconds: number | undefined;
}

/** For every trusted authority within its validity period, the age of its list of revoked certificates. */
export async function listAges({ trust, revocation }: Trust, now: Date): Promise<readonly ListAge[]> {
  const [{ anchors, intermediates }, { crls = [] }] = await Promise.all([trust(), revocation()]);
  const present = [...anchors, ...intermediates].filter(({ notBefore, notAfter }) => notBefore <= now && now <= notAfter);
  return Promise.all(
    present.map(async (authority) => {
      const made = await Promise.all(crls.map(async (crl) => madeBy(ownBytes(crl), authority, now)));
      const latest = Math.max(...made.map((at) => at?.getTime() ?? Number.NEGATIVE_INFINITY));
      const ageSeconds = Number.isFinite(latest) ? Math.floor((now.getTime() - latest) / 1_000) : undefined;
      return { authority: describeName(authority.subject), ageSeconds };
    }),
  );
}
