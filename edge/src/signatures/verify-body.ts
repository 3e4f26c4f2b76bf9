import { parseJson } from "@shanyraq/calls/parse-json";
import { fromBase64, verifyCms, type RevocationSources, type TrustList, type Verdict } from "@shanyraq/signing";

/** What came of a question: a verdict in JSON, or why there is none. */
export type VerifyResult = { readonly verdict: string } | { readonly refused: "notJson" | "notCms" | "tooLarge" };

const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

interface Question {
  readonly cms: Uint8Array;
  readonly content: Uint8Array | undefined;
  readonly at: Date;
}

const optional = (value: unknown): value is string | undefined => value === undefined || typeof value === "string";
const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;

/** Reads `{ cms, data?, at? }`; undefined where it is something else. */
function questionIn(body: Uint8Array): Question | undefined {
  const asked = parseJson(new TextDecoder().decode(body));
  const [cms, data, at] = [field(asked, "cms"), field(asked, "data"), field(asked, "at")];
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

/** All the work that a question costs, from its first byte on: a host with threads does it in one. */
export async function verifyBody(body: Uint8Array, trust: TrustList, revocation: RevocationSources): Promise<VerifyResult> {
  const question = questionIn(body);
  if (!question) return { refused: "notJson" };
  const { cms, content, at } = question;
  const found = await verifyCms(cms, { trust, revocation, at, ...(content && { content }) });
  if (!found.ok) return { refused: found.error.code === "too-large" ? "tooLarge" : "notCms" };
  return { verdict: JSON.stringify(told(found.value)) };
}
