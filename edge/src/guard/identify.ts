import type { Call } from "@shanyraq/calls";
import type { EdgeOptions } from "../edge-options.ts";
import { isTokenOf, type OpenSession } from "../session/sessions.ts";
import type { EdgeRequest } from "../edge-request.ts";
import { refusal, type Refusal } from "./refusal.ts";

export type Identification =
  | { readonly ok: true; readonly session: OpenSession | undefined }
  | { readonly ok: false; readonly refusal: Refusal };

const bearerOf = ({ headers }: EdgeRequest) => /^Bearer (\S+)$/.exec(headers.get("authorization") ?? "")?.[1];

/** An answer that is about nobody in particular: the same for all, and nothing of a visitor goes with the question. */
export const isForAll = ({ method, browserMethod, auth }: Call): boolean =>
  method === "GET" && browserMethod === "GET" && auth === "anyone";

/** Who is asking, by the headers alone: the cookie and the request token of the same session, together. */
export async function identify(request: EdgeRequest, call: Call, { sessions }: Pick<EdgeOptions, "sessions">): Promise<Identification> {
  if (isForAll(call)) return { ok: true, session: undefined };
  const session = await sessions.open(request.headers.get("cookie"));
  const bearer = bearerOf(request);
  if (call.auth === "anyone") {
    return { ok: true, session: session && bearer && isTokenOf(session, bearer) ? session : undefined };
  }
  if (!session) return { ok: false, refusal: refusal(401, "error.unauthorized") };
  // Reading the user needs the cookie alone: that is how a reloaded page gets its request token back.
  if (bearer === undefined && call.method === "GET") return { ok: true, session };
  if (bearer === undefined || !isTokenOf(session, bearer)) return { ok: false, refusal: refusal(403, "error.forbidden") };
  return { ok: true, session };
}
