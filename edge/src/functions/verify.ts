import { maxBody } from "@shanyraq/calls";
import { toBase64 } from "@shanyraq/signing";
import type { TextId } from "@shanyraq/i18n/text";
import type { EdgeFunction, EdgeOptions } from "../edge-options.ts";
import { readUpTo, saysMoreThan } from "../guard/body.ts";
import { overQuota, roomFor } from "../guard/quotas.ts";
import { localeOf, noStore, refusal, refuse, type Refusal } from "../guard/refusal.ts";
import type { Reply } from "../reply.ts";
import { randomId } from "../session/request-token.ts";
import { snapshotOf, type Trust } from "@shanyraq/signing/trust";
import { verifyBody, type VerifyResult } from "../signatures/verify-body.ts";
import type { EdgeRequest } from "../edge-request.ts";

/** A hostile document is bounded in its checks; this bounds what a slow list of revocations adds, and the queue of a host with threads. */
const TIMEOUT_MS = 10_000;

async function inTime<T>(act: Promise<T>): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), TIMEOUT_MS);
  try {
    return await Promise.race([act, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function verified(body: Uint8Array<ArrayBuffer>, trust: Trust, verifier: EdgeOptions["verifier"]): Promise<VerifyResult | undefined> {
  return (verifier ?? verifyBody)(body, await snapshotOf(trust));
}

/** Lists larger than these together are not for a browser: what they would say is then "not checked". */
const MAX_LISTS = 1024 * 1024;

/** `GET /api/verify`: the trusted authorities, for a page that verifies a file itself and sends it nowhere. */
async function trusted({ trust, revocation }: Trust, requestId: string): Promise<Reply> {
  const [{ anchors, intermediates }, { crls = [] }] = await Promise.all([trust(), revocation()]);
  const texts = (list: readonly { readonly bytes: Uint8Array }[]) => list.map(({ bytes }) => toBase64(bytes));
  const size = crls.reduce((sum, { length }) => sum + length, 0);
  const body = { anchors: texts(anchors), intermediates: texts(intermediates), crls: size > MAX_LISTS ? [] : crls.map(toBase64) };
  return { status: 200, headers: { ...noStore, "x-request-id": requestId }, body: JSON.stringify(body) };
}

const REFUSED: Readonly<Record<Extract<VerifyResult, { refused: string }>["refused"], readonly [status: number, id: TextId]>> = {
  notJson: [400, "error.badJson"],
  notSigned: [400, "error.signature.noCms"],
  tooLarge: [413, "error.tooLarge"],
};

/** What can be refused before a byte of the document is read. */
function refusedByHead(request: EdgeRequest, options: EdgeOptions): Refusal | undefined {
  if (request.method !== "POST") return refusal(405, "error.method", { headers: { allow: "GET, POST" } });
  if (saysMoreThan(request, maxBody.signedFile)) return refusal(413, "error.tooLarge");
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? "")) return refusal(415, "error.mediaType");
  const declared = Number(request.headers.get("content-length") ?? maxBody.signedFile);
  return (
    overQuota(request, options, "verifications") ??
    overQuota(request, options, "requests") ??
    overQuota(request, options, "bytes", declared)
  );
}

/**
 * `POST /api/verify`: what is to be thought of a signed document. It changes nothing, looks at no session and keeps nothing, so that any program may ask
 * it; a page of another site cannot, because browsers do not send JSON elsewhere unasked. What it costs is counted by network.
 */
export const verifyFunction =
  (options: EdgeOptions): EdgeFunction =>
  async (request) => {
    const { log, signatures, traceOf, verifier } = options;
    const { requestId = randomId() } = traceOf?.(request) ?? {};
    const no = (refused: Refusal) => {
      log({ event: "verifyRefused", status: refused.status, requestId });
      return refuse(refused, localeOf(request), requestId);
    };
    const closed = refusal(503, "error.signature.closed");
    if (request.method === "GET") return signatures ? trusted(signatures, requestId) : no(closed);
    const refused = refusedByHead(request, options);
    if (refused) return no(refused);
    if (!signatures) return no(closed);
    const room = roomFor(request, options, maxBody.signedFile);
    if ("full" in room) return no(room.full);
    try {
      const body = await readUpTo(request, maxBody.signedFile);
      if (!body) return no(refusal(413, "error.tooLarge"));
      const found = await inTime(verified(body, signatures, verifier));
      if (!found) return no(refusal(503, "error.upstream", { headers: { "retry-after": "10" } }));
      if ("refused" in found) return no(refusal(...REFUSED[found.refused]));
      log({ event: "verified", status: 200, requestId });
      return { status: 200, headers: { ...noStore, "x-request-id": requestId }, body: found.verdict };
    } finally {
      room.leave();
    }
  };
