import { calls, matchCall, type Call, type CallName } from "@shanyraq/calls";
import { isEveryObjects, parseJson } from "@shanyraq/calls/parse-json";
import { validateInput } from "@shanyraq/calls/validate";
import type { EdgeOptions } from "../edge-options.ts";
import { captchaHost } from "../captcha/captcha-host.ts";
import { urlOf, type EdgeRequest } from "../edge-request.ts";
import type { OpenSession } from "../session/sessions.ts";
import { readUpTo, saysMoreThan } from "./body.ts";
import { fieldsOfFile } from "./file-headers.ts";
import { identify } from "./identify.ts";
import { overQuota } from "./quotas.ts";
import { refusal, type Refusal } from "./refusal.ts";
import { fromOwnPage } from "./same-origin.ts";

export interface AdmittedCall {
  readonly name: CallName;
  readonly call: Call;
  readonly session: OpenSession | undefined;
  /** Path parameters, query and body together, unlisted fields dropped. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly params: Readonly<Record<string, string>>;
  /** The body of a call that takes a file. */
  readonly file?: Uint8Array<ArrayBuffer>;
}
export type Admission = { readonly ok: true; readonly value: AdmittedCall } | { readonly ok: false; readonly refusal: Refusal };

type Fields = Readonly<Record<string, unknown>>;
type Read = { readonly ok: true; readonly fields: Fields | undefined } | { readonly ok: false; readonly refusal: Refusal };

const no = (...args: Parameters<typeof refusal>) => ({ ok: false as const, refusal: refusal(...args) });

const TYPE = { json: /^application\/json\b/i, file: /^application\/octet-stream\b/i } as const;

/** What of a request that changes something can be refused by its first lines: 413, 415, 403. */
function refusedByHead(request: EdgeRequest, { maxBody, body }: Call, { siteOrigin }: EdgeOptions): Refusal | undefined {
  if (saysMoreThan(request, maxBody)) return refusal(413, "error.tooLarge");
  if (!TYPE[body].test(request.headers.get("content-type") ?? "")) return refusal(415, "error.mediaType");
  return fromOwnPage(request, siteOrigin) ? undefined : refusal(403, "error.forbidden");
}

/** What the visitor's network has used up. */
const refusedByQuota = (request: EdgeRequest, options: EdgeOptions): Refusal | undefined =>
  overQuota(request, options, "requests") ?? overQuota(request, options, "bytes", Number(request.headers.get("content-length") ?? 0));

/** The bytes of a body, counted towards the quota here when no header gave their number. */
async function bytesOf(request: EdgeRequest, most: number, options: EdgeOptions): Promise<Uint8Array<ArrayBuffer> | Refusal> {
  const bytes = await readUpTo(request, most);
  if (!bytes) return refusal(413, "error.tooLarge");
  return (request.headers.has("content-length") ? undefined : overQuota(request, options, "bytes", bytes.length)) ?? bytes;
}
const isBytes = (read: Uint8Array<ArrayBuffer> | Refusal): read is Uint8Array<ArrayBuffer> => read instanceof Uint8Array;

const utf8 = new TextDecoder("utf-8", { fatal: true });
function jsonIn(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return {};
  try {
    return parseJson(utf8.decode(bytes));
  } catch {
    return undefined;
  }
}

/** What was sent as fields; undefined where the body holds none. */
async function fieldsOf(request: EdgeRequest, { maxBody, body }: Call, options: EdgeOptions): Promise<Read> {
  if (request.method !== "POST") return { ok: true, fields: {} };
  if (body === "file") return { ok: true, fields: fieldsOfFile(request) };
  const bytes = await bytesOf(request, maxBody, options);
  if (!isBytes(bytes)) return { ok: false, refusal: bytes };
  const value = jsonIn(bytes);
  return { ok: true, fields: typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : undefined };
}

/**
 * The checks of every call, the cheap ones first, and nothing of a body before it is known who sends it (018): 404, 405, 413, 415, own page,
 * 401 and 403, 429, the body, captcha, 400. A file is read after all of them.
 * @param path the provider's path of the call, without the edge's own prefix.
 */
export async function admit(request: EdgeRequest, path: string, options: EdgeOptions): Promise<Admission> {
  const found = matchCall(request.method, path, "browser");
  if (found.found === "nothing") return no(404, "error.notFound");
  if (found.found === "otherMethod") return no(405, "error.method", { headers: { allow: found.allowed.join(", ") } });
  const { name, params } = found;
  const call: Call = calls[name];
  const posts = request.method === "POST";

  const refusedAtOnce = posts ? refusedByHead(request, call, options) : undefined;
  if (refusedAtOnce) return { ok: false, refusal: refusedAtOnce };
  const who = await identify(request, call, options);
  if (!who.ok) return who;
  const over = posts ? refusedByQuota(request, options) : undefined;
  if (over) return { ok: false, refusal: over };

  const read = await fieldsOf(request, call, options);
  if (!read.ok) return read;
  const { fields } = read;
  const { session } = who;
  // A file has a captcha for every stranger; who is signed in has solved one.
  if (call.captcha && !(call.body === "file" && session)) {
    const token = fields?.["captcha"];
    if (!(await options.captcha.verify(typeof token === "string" ? token : undefined, captchaHost(options))))
      return no(428, "error.captcha");
  }
  if (!fields) return no(400, "error.badJson");

  const query = Object.fromEntries([...urlOf(request).searchParams].filter(([key]) => !isEveryObjects(key)));
  const checked = await validateInput(name, { ...query, ...fields, ...params });
  if (!checked.ok) return no(400, "error.badInput", { errors: checked.errors });
  const admitted = { name, call, session, input: checked.value as Fields, params };
  if (call.body !== "file") return { ok: true, value: admitted };
  const file = await bytesOf(request, call.maxBody, options);
  return isBytes(file) ? { ok: true, value: { ...admitted, file } } : { ok: false, refusal: file };
}
