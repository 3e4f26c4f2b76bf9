import type { AskRevocation } from "../revocation/ask-revocation.ts";
import type { RevocationSources } from "../revocation/evidence.ts";
import { readCertificate, type Certificate } from "../x509/certificate.ts";
import { allowedAmong } from "./allowed-hosts.ts";
import { ocspOverHttp, type OcspLine } from "./ocsp-over-http.ts";
import { publishedLists } from "./published-lists.ts";

/** A list may have megabytes: a caller that does not wait finds it there the next time. */
const LIST_WAIT_MS = 1_000;
const MAX_ADDRESSES = 2;

export interface RevocationLine extends OcspLine {
  /** Lists that are read for every certificate. */
  readonly urls: readonly string[];
}

export interface Revocation {
  /** The lists at hand, without a request. The same object as long as nothing in it is new. */
  readonly revocation: () => Promise<RevocationSources>;
  /** What is known of one certificate by the addresses that it names itself: its responder; if that gives no answer, its list. */
  readonly ask: AskRevocation;
}

/** All that can be learned over the line about revocations, by the hosts that were allowed. */
export function revocationOverHttp({ urls, hosts, fetch, now }: RevocationLine): Revocation {
  const listAt = publishedLists({ fetch, now });
  const ocsp = ocspOverHttp({ hosts, fetch, now });
  let last: RevocationSources = { crls: [] };

  async function ofLists(certificate: Certificate): Promise<RevocationSources> {
    // Lists that are fetched anyway are not fetched twice.
    const addresses = allowedAmong(certificate.extensions.crlUrls, hosts).filter((url) => !urls.includes(url));
    const lists = await Promise.all(addresses.slice(0, MAX_ADDRESSES).map((url) => listAt(url, LIST_WAIT_MS)));
    return { crls: lists.filter((list) => list !== undefined) };
  }

  return {
    revocation: async () => {
      const crls = (await Promise.all(urls.map((url) => listAt(url)))).filter((list) => list !== undefined);
      const same = crls.length === last.crls?.length && crls.every((list, index) => list === last.crls?.[index]);
      return same ? last : (last = { crls });
    },
    ask: async (certificateBytes, issuerBytes) => {
      const [certificate, issuer] = [readCertificate(certificateBytes), readCertificate(issuerBytes)];
      if (!certificate.ok || !issuer.ok) return {};
      const answer = await ocsp(certificate.value, issuer.value);
      return answer ? { ocsp: [answer] } : ofLists(certificate.value);
    },
  };
}
