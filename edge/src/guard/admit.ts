import { calls, matchCall, type Call, type CallName } from "@shanyraq/contract";
import { validateInput } from "@shanyraq/contract/validate";
import type { EdgeOptions } from "../edge-options.ts";
import { urlOf, type Visit } from "../visit.ts";
import { isTokenOf, type OpenSession } from "../session/sessions.ts";
import { readUpTo } from "./body.ts";
import { refusal, type Refusal } from "./refusal.ts";
import { fromOwnPage } from "./same-origin.ts";

export interface Admitted {
  readonly name: CallName;
  readonly call: Call;
  readonly session: OpenSession | undefined;
  /** Path parameters, query and body together, unlisted fields dropped. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly params: Readonly<Record<string, string>>;
}
export type Admission = { readonly ok: true; readonly value: Admitted } | { readonly ok: false; readonly refusal: Refusal };

const no = (...args: Parameters<typeof refusal>): Admission => ({ ok: false, refusal: refusal(...args) });
const bearerOf = ({ headers }: Visit) => /^Bearer (\S+)$/.exec(headers.get("authorization") ?? "")?.[1];

/** Who is asking: the cookie and the request token of the same session, together. */
async function identify(
  visit: Visit,
  call: Call,
  options: EdgeOptions,
): Promise<{ ok: true; session: OpenSession | undefined } | { ok: false; refusal: Refusal }> {
  const session = await options.sessions.open(visit.headers.get("cookie"));
  const bearer = bearerOf(visit);
  if (call.auth === "anyone") {
    return { ok: true, session: session && bearer && isTokenOf(session, bearer) ? session : undefined };
  }
  if (!session) return { ok: false, refusal: refusal(401, "error.unauthorized") };
  // Reading the user needs the cookie alone: that is how a reloaded page gets its request token back.
  if (bearer === undefined && call.method === "GET") return { ok: true, session };
  if (bearer === undefined || !isTokenOf(session, bearer)) return { ok: false, refusal: refusal(403, "error.forbidden") };
  return { ok: true, session };
}

/**
 * The checks of every call, in their order: 404, 405, 413, 415, 401 and 403, captcha, 400.
 * @param path the provider's path of the call, without the edge's own prefix.
 */
export async function admit(visit: Visit, path: string, options: EdgeOptions): Promise<Admission> {
  const url = urlOf(visit);
  const found = matchCall(visit.method, path, "browser");
  if (found.found === "nothing") return no(404, "error.notFound");
  if (found.found === "otherMethod") return no(405, "error.method", { headers: { allow: found.allowed.join(", ") } });
  const { name, params } = found;
  const call: Call = calls[name];

  let body: unknown = {};
  if (visit.method === "POST") {
    const bytes = await readUpTo(visit, call.maxBody);
    if (!bytes) return no(413, "error.tooLarge");
    if (!/^application\/json\b/i.test(visit.headers.get("content-type") ?? "")) return no(415, "error.mediaType");
    if (!fromOwnPage(visit, options.siteOrigin)) return no(403, "error.forbidden");
    body = parsed(bytes);
  }

  const who = await identify(visit, call, options);
  if (!who.ok) return who;

  const fields = typeof body === "object" && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : undefined;
  if (call.captcha) {
    const token = fields?.["captcha"];
    const { host } = options.siteOrigin ? new URL(options.siteOrigin) : url;
    if (!(await options.captcha.verify(typeof token === "string" ? token : undefined, host))) return no(428, "error.captcha");
  }
  if (!fields) return no(400, "error.badJson");

  const query = Object.fromEntries([...url.searchParams].filter(([key]) => !isEveryObjects(key)));
  const checked = await validateInput(name, { ...query, ...fields, ...params });
  if (!checked.ok) return no(400, "error.badInput", { errors: checked.errors });
  return { ok: true, value: { name, call, session: who.session, input: checked.value as Readonly<Record<string, unknown>>, params } };
}

/** A key that every object has could reach a prototype or pose as a method: it is no field of ours. */
const isEveryObjects = (key: string) => key in Object.prototype;

const utf8 = new TextDecoder("utf-8", { fatal: true });

function parsed(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return {};
  try {
    return JSON.parse(utf8.decode(bytes), (key, value: unknown) => (isEveryObjects(key) ? undefined : value)) as unknown;
  } catch {
    return undefined;
  }
}
