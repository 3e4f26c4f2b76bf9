import { maxBody } from "@shanyraq/contract";
import { fromBase64, toBase64, verifyCms, type Verdict } from "@shanyraq/signing";
import type { EdgeFunction, EdgeOptions } from "../edge-options.ts";
import { readUpTo } from "../guard/body.ts";
import { localeOf, noStore, refusal, refuse } from "../guard/refusal.ts";
import type { Reply } from "../reply.ts";
import { randomId } from "../session/request-token.ts";
import type { Signatures } from "../signatures/signatures.ts";
import { fieldOf } from "./report.ts";

/** A hostile document is bounded in its checks; this bounds what a slow list of revocations adds. */
const PATIENCE_MS = 10_000;
const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

interface Question {
  readonly cms: Uint8Array;
  readonly content: Uint8Array | undefined;
  readonly at: Date;
}

const optional = (value: unknown): value is string | undefined => value === undefined || typeof value === "string";

/** Reads `{ cms, data?, at? }`; undefined where it is something else. */
function questionIn(body: Uint8Array): Question | undefined {
  let asked: unknown;
  try {
    asked = JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
  const [cms, data, at] = [fieldOf(asked, "cms"), fieldOf(asked, "data"), fieldOf(asked, "at")];
  if (typeof cms !== "string" || !optional(data) || !optional(at)) return undefined;
  const [bytes, content] = [fromBase64(cms), data === undefined ? undefined : fromBase64(data)];
  const moment = at === undefined ? new Date() : new Date(MOMENT.test(at) ? at : Number.NaN);
  if (!bytes || (data !== undefined && !content) || Number.isNaN(moment.getTime())) return undefined;
  return { cms: bytes, content, at: moment };
}

/** The verdict as it is answered: what is known of each signature, apart. */
const told = ({ verdict, signers, reasons, contentHash }: Verdict) => ({
  verdict,
  reasons,
  ...(contentHash !== undefined && { contentHash }),
  signers: signers.map(({ subject, certificate, signature, trust, time, revocation, reasons: of, provedTime, claimedTime }) => ({
    subject,
    iin: subject?.iin,
    bin: subject?.bin,
    certificate,
    signature,
    trust,
    time,
    revocation,
    reasons: of,
    provedTime,
    claimedTime,
  })),
});

const late = (ms: number): Promise<"late"> => new Promise((done) => setTimeout(() => done("late"), ms));
async function verified({ cms, content, at }: Question, { trust, revocation }: Signatures) {
  const [list, sources] = await Promise.all([trust(), revocation()]);
  return verifyCms(cms, { trust: list, revocation: sources, at, ...(content && { content }) });
}

/** Lists larger than these together are not for a browser: what they would say is then "not checked". */
const MOST_LISTS = 1024 * 1024;

/** `GET /api/verify`: whom to believe, for a page that checks a file itself and sends it nowhere. */
async function trusted({ trust, revocation }: Signatures, requestId: string): Promise<Reply> {
  const [{ anchors, intermediates }, { crls = [] }] = await Promise.all([trust(), revocation()]);
  const texts = (list: readonly { readonly bytes: Uint8Array }[]) => list.map(({ bytes }) => toBase64(bytes));
  const size = crls.reduce((sum, { length }) => sum + length, 0);
  const body = { anchors: texts(anchors), intermediates: texts(intermediates), crls: size > MOST_LISTS ? [] : crls.map(toBase64) };
  return { status: 200, headers: { ...noStore, "x-request-id": requestId }, body: JSON.stringify(body) };
}

/**
 * `POST /api/verify`: what is to be thought of a CMS. It changes nothing, looks at no session and keeps nothing, so that any program may ask
 * it; a page of another site cannot, because browsers do not send JSON elsewhere unasked.
 */
export const verifyFunction =
  ({ signatures, log, traceOf }: EdgeOptions): EdgeFunction =>
  async (visit) => {
    const { requestId = randomId() } = traceOf?.(visit) ?? {};
    const locale = localeOf(visit);
    const no = (...why: Parameters<typeof refusal>) => {
      log({ event: "verifyRefused", status: why[0], requestId });
      return refuse(refusal(...why), locale, requestId);
    };
    if (visit.method === "GET") return signatures ? trusted(signatures, requestId) : no(503, "error.signature.closed");
    if (visit.method !== "POST") return no(405, "error.method", { headers: { allow: "GET, POST" } });
    const body = await readUpTo(visit, maxBody.signedFile);
    if (!body) return no(413, "error.tooLarge");
    if (!/^application\/json\b/i.test(visit.headers.get("content-type") ?? "")) return no(415, "error.mediaType");
    const question = questionIn(body);
    if (!question) return no(400, "error.badJson");
    if (!signatures) return no(503, "error.signature.closed");
    const found = await Promise.race([verified(question, signatures), late(PATIENCE_MS)]);
    if (found === "late") return no(503, "error.upstream");
    if (!found.ok)
      return no(
        found.error.code === "too-large" ? 413 : 400,
        found.error.code === "too-large" ? "error.tooLarge" : "error.signature.noCms",
      );
    log({ event: "verified", status: 200, requestId });
    return { status: 200, headers: { ...noStore, "x-request-id": requestId }, body: JSON.stringify(told(found.value)) };
  };
