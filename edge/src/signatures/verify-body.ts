import { parseJson } from "@shanyraq/calls/parse-json";
import { fromBase64, looksLikeXml, verifyDocument, type Verdict } from "@shanyraq/signing";
import type { TrustSnapshot } from "@shanyraq/signing/trust";

/** The result of a request: a verdict in JSON, or the reason for its absence. */
export type VerifyResult = { readonly verdict: string } | { readonly refused: "notJson" | "notSigned" | "tooLarge" };

const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

interface Question {
  readonly document: Uint8Array;
  readonly content: Uint8Array | undefined;
  readonly at: Date;
}

const optional = (value: unknown): value is string | undefined => value === undefined || typeof value === "string";
const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;

/** The signed document: a CMS in base64 or PEM, or XML as its text. */
function documentIn(cms: unknown, xml: unknown): Uint8Array | undefined {
  if (typeof xml === "string" && cms === undefined) {
    const bytes = new TextEncoder().encode(xml);
    return looksLikeXml(bytes) ? bytes : undefined;
  }
  return typeof cms === "string" && xml === undefined ? fromBase64(cms) : undefined;
}

/** Reads `{ cms, data?, at? }` or `{ xml, data?, at? }`; undefined where it is something else. */
function questionIn(body: Uint8Array): Question | undefined {
  const parsed = parseJson(new TextDecoder().decode(body));
  const [data, at] = [field(parsed, "data"), field(parsed, "at")];
  if (!optional(data) || !optional(at)) return undefined;
  const document = documentIn(field(parsed, "cms"), field(parsed, "xml"));
  const content = data === undefined ? undefined : fromBase64(data);
  const moment = at === undefined ? new Date() : new Date(MOMENT.test(at) ? at : Number.NaN);
  if (!document || (data !== undefined && !content) || Number.isNaN(moment.getTime())) return undefined;
  return { document, content, at: moment };
}

/** The verdict as it is answered: what is known of each signature, apart. */
const verdictBody = ({ verdict, signers, reasons, contentHash }: Verdict) => ({
  verdict,
  reasons,
  ...(contentHash !== undefined && { contentHash }),
  signers: signers.map(({ subject, certificate, signature, trust, time, revocation, purpose, reasons: of, provedTime, claimedTime }) => ({
    subject,
    iin: subject?.iin,
    bin: subject?.bin,
    certificate,
    signature,
    trust,
    time,
    revocation,
    purpose,
    reasons: of,
    provedTime,
    claimedTime,
  })),
});

/** All the work that a question costs, from its first byte on: a host with threads does it in one. */
export async function verifyBody(body: Uint8Array, by: TrustSnapshot): Promise<VerifyResult> {
  const question = questionIn(body);
  if (!question) return { refused: "notJson" };
  const { document, content, at } = question;
  const found = await verifyDocument(document, { ...by, at, ...(content && { content }) });
  if (!found.ok) return { refused: found.error.code === "too-large" ? "tooLarge" : "notSigned" };
  return { verdict: JSON.stringify(verdictBody(found.value)) };
}
