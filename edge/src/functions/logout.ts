import type { EdgeFunction, EdgeOptions } from "../edge-options.ts";
import { pass } from "../guard/pass.ts";
import { expiredCookie } from "../session/session.ts";

/** `POST /api/logout`: ends the session here and at the provider. The client clears its own keys: clearing all storage would take the visitor's settings and drafts along. */
export const logoutFunction =
  (options: EdgeOptions): EdgeFunction =>
  (request) =>
    pass(request, "/api/logout", options, async (answer, { session }, reply) => {
      if (session) await options.sessions.end(session);
      reply.cookies = [expiredCookie];
      reply.headers["clear-site-data"] = '"cache"';
      return answer;
    });
