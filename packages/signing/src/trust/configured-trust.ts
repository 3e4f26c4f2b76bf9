import { fromBase64, sameBytes } from "../bytes.ts";
import { createTrustList } from "../x509/trust-list.ts";
import type { Certificate } from "../x509/certificate.ts";
import { hostOf, readHosts } from "./allowed-hosts.ts";
import type { Trust } from "./trust-snapshot.ts";
import type { Fetch } from "./fetch-bounded.ts";
import { missingIssuers, type MissingIssuer } from "./missing-issuers.ts";
import { nationalTestSystem } from "./national-test-system.ts";
import { revocationOverHttp } from "./revocation-over-http.ts";

export { readHosts } from "./allowed-hosts.ts";
export { snapshotOf, type TrustSnapshot, type Trust } from "./trust-snapshot.ts";
export { restoreTrust, serializeTrust, type SerializedTrust } from "./serialized-trust.ts";
export { revocationOverHttp } from "./revocation-over-http.ts";
export { listAges, type ListAge } from "./list-ages.ts";
export { unlistedAuthorities, type UnlistedAuthority } from "./unlisted-authorities.ts";

export interface TrustVariables {
  /** Certificates in PEM, one after another: the self-issued ones are trusted, the others help to build paths to them. */
  readonly TRUST_ANCHORS?: string | undefined;
  /** `test` trusts the national test system as well. */
  readonly TRUST?: string | undefined;
  /** Where authorities publish their lists of revoked certificates, separated by commas. */
  readonly CRL_URLS?: string | undefined;
  /** The hosts of responders and lists that may be asked when certificates name them; those of CRL_URLS by default. */
  readonly REVOCATION_HOSTS?: string | undefined;
}

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
const bytesOf = (texts: readonly string[]): readonly Uint8Array[] => texts.flatMap((text) => fromBase64(text) ?? []);

function certificatesIn(text: string): readonly Certificate[] | undefined {
  const all = bytesOf(text.match(PEM) ?? []);
  const read = createTrustList({ anchors: all });
  return read.ok && all.length > 0 ? read.value.anchors : undefined;
}

/** The issuers that are missing from a readable bundle, so that its authorities cannot be trusted. */
export const missingIn = (text: string): readonly MissingIssuer[] => missingIssuers(certificatesIn(text) ?? []);

/** The certificates of a bundle, split into anchors and intermediates; undefined when one of them cannot be read. */
export function readBundle(
  text: string,
): { readonly anchors: readonly Uint8Array[]; readonly intermediates: readonly Uint8Array[] } | undefined {
  const all = certificatesIn(text);
  if (!all) return undefined;
  const own = ({ subject, issuer }: Certificate) => sameBytes(subject.bytes, issuer.bytes);
  return {
    anchors: all.filter((one) => own(one)).map(({ bytes }) => bytes),
    intermediates: all.filter((one) => !own(one)).map(({ bytes }) => bytes),
  };
}

/**
 * What the configuration says about trust, for every part that verifies. When it names no authority, nobody is trusted, and every verdict says so.
 * @throws when the bundle cannot be read: a half-read configuration would silently trust nobody.
 */
export function configuredTrust(
  { TRUST_ANCHORS = "", TRUST, CRL_URLS = "", REVOCATION_HOSTS = "" }: TrustVariables,
  ports: { readonly fetch: Fetch; readonly now: () => number },
): Trust {
  const bundle = TRUST_ANCHORS === "" ? { anchors: [], intermediates: [] } : readBundle(TRUST_ANCHORS);
  if (!bundle) throw new Error("TRUST_ANCHORS: certificates in PEM");
  const test = TRUST === "test" ? nationalTestSystem : { anchors: [], intermediates: [] };
  const list = createTrustList({
    anchors: [...bundle.anchors, ...bytesOf(test.anchors)],
    intermediates: [...bundle.intermediates, ...bytesOf(test.intermediates)],
  });
  if (!list.ok) throw new Error(`TRUST: ${list.error.detail ?? list.error.code}`);
  const urls = CRL_URLS.split(",")
    .map((url) => url.trim())
    .filter(Boolean);
  const hosts = readHosts(REVOCATION_HOSTS);
  if (!hosts) throw new Error("REVOCATION_HOSTS: names of hosts, separated by commas");
  const allowed = hosts.length > 0 ? hosts : urls.flatMap((url) => hostOf(url) ?? []);
  return { trust: async () => list.value, ...revocationOverHttp({ ...ports, urls, hosts: allowed }) };
}
