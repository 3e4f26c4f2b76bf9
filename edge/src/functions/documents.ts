import { calls, documentAt, paperAt, pictureAt, pictureName, type CallName } from "@shanyraq/calls";
import type { Locale } from "@shanyraq/i18n";
import type { EdgeFunction, EdgeOptions } from "../edge-options.ts";
import { localeOf, refusal, refuse } from "../guard/refusal.ts";
import { pass } from "../guard/pass.ts";
import type { Reply } from "../reply.ts";
import { randomId } from "../session/request-token.ts";
import { urlOf, type EdgeRequest } from "../edge-request.ts";

interface DocumentRequest {
  readonly locale: Locale;
  readonly call: CallName;
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
}

const pdf = (file: string, locale: Locale) => ({
  "content-type": "application/pdf",
  "content-disposition": `attachment; filename="${file}-${locale}.pdf"`,
});
/** Of an offer, which tells what somebody asked for, nobody keeps a copy and no search engine a trace. */
const personal = { "cache-control": "no-store", "x-robots-tag": "noindex" } as const;
/** Another picture has another name. */
const forEver = { "cache-control": "public, max-age=31536000, immutable" } as const;

/** What an address asks of the provider: a document of a product, a report or form of the company, or a picture. */
function askedAt(pathname: string): DocumentRequest | undefined {
  const paper = paperAt(pathname);
  if (paper) {
    const { locale, paper: slug } = paper;
    return { locale, call: "paper", path: calls.paper.path.replace("{slug}", slug), fields: {}, headers: pdf(slug, locale) };
  }
  const picture = pictureAt(pathname);
  if (picture) {
    const path = calls.picture.path.replace("{name}", pictureName(picture));
    return { locale: "ru", call: "picture", path, fields: {}, headers: { "content-type": `image/${picture.format}`, ...forEver } };
  }
  const found = documentAt(pathname);
  if (!found) return undefined;
  const { locale, product, type, hash, print } = found;
  const fields = { productId: product, type, ...(hash !== undefined && { hash }), ...(print && { print }) };
  const headers = { ...pdf(`${product}-${type}${print ? `-${print}` : ""}`, locale), ...(type === "offer" && personal) };
  return { locale, call: "getFileRule", path: calls.getFileRule.path, fields, headers };
}

/** The same request as a call for the bytes of a document: a link in a page carries no `lang` header, its address says the language. */
function asCall(request: EdgeRequest, { locale, call, path, fields }: DocumentRequest): EdgeRequest {
  const address = new URL(path, urlOf(request));
  address.search = new URLSearchParams(fields).toString();
  const { headers } = request;
  return {
    method: calls[call].method,
    url: address.href,
    address,
    headers: { get: (name) => (name === "lang" ? locale : headers.get(name)), has: (name) => name === "lang" || headers.has(name) },
    body: null,
  };
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

async function tagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `"${Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("")}"`;
}

function dataIn(body: Reply["body"]): string | undefined {
  const answer: unknown = typeof body === "string" ? JSON.parse(body) : undefined;
  return typeof answer === "object" && answer !== null && "data" in answer && typeof answer.data === "string" ? answer.data : undefined;
}

const headersOf = ({ headers }: Reply, wanted: DocumentRequest): Record<string, string> => ({
  "x-request-id": headers["x-request-id"] ?? "",
  "cache-control": headers["cache-control"] ?? "no-store",
  ...wanted.headers,
});

/**
 * `GET /api/documents/kk/senim/rules.pdf`: a document as a file. The provider answers with its bytes in base64, as all its calls
 * answer in JSON; here they become a PDF that a link opens, or a picture that a page shows.
 */
export const documentsFunction =
  (options: EdgeOptions): EdgeFunction =>
  async (request) => {
    const wanted = askedAt(urlOf(request).pathname);
    if (request.method !== "GET" && request.method !== "HEAD")
      return refuse(refusal(405, "error.method", { headers: { allow: "GET, HEAD" } }), localeOf(request), randomId());
    if (!wanted) return refuse(refusal(404, "error.notFound"), localeOf(request), randomId());
    const reply = await pass(asCall(request, wanted), wanted.path, options);
    if (reply.status !== 200) return reply;
    const data = dataIn(reply.body);
    if (data === undefined) return refuse(refusal(404, "error.notFound"), wanted.locale, randomId());
    const bytes = bytesOf(data);
    const etag = await tagOf(bytes);
    const headers = { ...headersOf(reply, wanted), etag };
    return request.headers.get("if-none-match") === etag ? { status: 304, headers, body: null } : { status: 200, headers, body: bytes };
  };
