import { ownBytes } from "../bytes.ts";
import { madeBy } from "../revocation/crl.ts";
import { describeName } from "../x509/name.ts";
import type { Trust } from "./trust-snapshot.ts";

/** How old the youngest list of an authority is that can be believed; undefined where there is none. */
export interface ListAge {
  readonly authority: string;
  readonly ageSeconds: number | undefined;
}

/** Of every authority that is believed and whose time is not over, how old its list of revoked certificates is. */
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
