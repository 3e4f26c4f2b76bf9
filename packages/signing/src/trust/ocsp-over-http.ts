import { toHex, type Bytes } from "../bytes.ts";
import { digestOf } from "../crypto/digest.ts";
import { freshAnswer } from "../revocation/fresh-answer.ts";
import { ocspRequest } from "../revocation/ocsp-request.ts";
import type { Certificate } from "../x509/certificate.ts";
import { allowedAmong } from "./allowed-hosts.ts";
import { fetchBounded, type Fetch } from "./fetch-bounded.ts";

/** A person waits, and the lists can answer too. */
const TIMEOUT_MS = 2_000;
/** An answer with a certificate or two. */
const MAX_BYTES = 64 * 1024;
/** Several documents are signed one after another; a signer who is revoked meanwhile is refused a minute later at most. */
const KEEP_MS = 60_000;
/** For so long a silent responder is not waited for again, and a responder without a valid answer is not asked again about that certificate. */
const REST_MS = 30_000;
const MAX_CACHED = 1_000;
const MAX_CONCURRENT = 32;
const MAX_ADDRESSES = 2;

interface Taken {
  readonly response: Bytes;
  readonly until: number;
}
interface CachedAnswer {
  until: number;
  readonly answer: Promise<Taken | undefined>;
}

export interface OcspLine {
  /** The hosts that may be asked; the addresses themselves are in the certificates. */
  readonly hosts: readonly string[];
  readonly fetch: Fetch;
  readonly now: () => number;
}

/**
 * Asks the responder that a certificate names (RFC 6960). Only one request about a certificate is pending at a time, and its answer is reused for a minute, or
 * for as long as it is valid. A response that is late, broken, outdated, about another certificate or from a stranger does not count: the lists decide in that
 * case.
 */
export function ocspOverHttp({
  hosts,
  fetch,
  now,
}: OcspLine): (certificate: Certificate, issuer: Certificate) => Promise<Bytes | undefined> {
  const kept = new Map<string, CachedAnswer>();
  const resting = new Map<string, number>();
  let running = 0;

  async function post(url: string, body: Bytes): Promise<Bytes | undefined> {
    if (now() < (resting.get(url) ?? 0)) return undefined;
    const headers = { "content-type": "application/ocsp-request", accept: "application/ocsp-response" };
    const answered = await fetchBounded(fetch, url, { most: MAX_BYTES, timeoutMs: TIMEOUT_MS }, { method: "POST", headers, body });
    if (resting.size > MAX_CACHED) resting.clear();
    if (answered) resting.delete(url);
    else resting.set(url, now() + REST_MS);
    return answered;
  }

  async function fetchAnswer(certificate: Certificate, issuer: Certificate, addresses: readonly string[]): Promise<Taken | undefined> {
    const nonce = crypto.getRandomValues(new Uint8Array(16));
    const body = await ocspRequest(certificate, issuer, nonce);
    for (const url of addresses) {
      const response = await post(url, body);
      const taken = response && (await freshAnswer(response, { certificate, issuer, nonce }, new Date(now())));
      if (taken) return { response, until: taken.until?.getTime() ?? Number.POSITIVE_INFINITY };
    }
    return undefined;
  }

  /** Keeps the answer to a request; the oldest one is dropped to make room. */
  async function keeping(key: string, answer: Promise<Taken | undefined>): Promise<Taken | undefined> {
    const one: CachedAnswer = { until: Number.POSITIVE_INFINITY, answer };
    for (const oldest of kept.keys()) if (kept.size >= MAX_CACHED) kept.delete(oldest);
    kept.set(key, one);
    running++;
    try {
      const taken = await answer;
      one.until = taken ? Math.min(taken.until, now() + KEEP_MS) : now() + REST_MS;
      return taken;
    } finally {
      running--;
    }
  }

  return async (certificate, issuer) => {
    const addresses = allowedAmong(certificate.extensions.ocspUrls, hosts).slice(0, MAX_ADDRESSES);
    if (addresses.length === 0) return undefined;
    const digests = await Promise.all([certificate, issuer].map(({ bytes }) => digestOf("SHA-256", bytes)));
    const key = digests.map(toHex).join();
    const known = kept.get(key);
    if (known && now() < known.until) return (await known.answer)?.response;
    if (running >= MAX_CONCURRENT) return undefined;
    return (await keeping(key, fetchAnswer(certificate, issuer, addresses)))?.response;
  };
}
