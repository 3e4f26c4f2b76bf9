import type { EdgeFunction, EdgeOptions } from "../edge-options.ts";
import { pass } from "../guard/pass.ts";

/** `GET /api/user`: the user, the request token again for a reloaded page or a second tab, and when the session would expire. */
export const userFunction =
  (options: EdgeOptions): EdgeFunction =>
  (request) =>
    pass(request, "/api/user", options, async (answer, { session }) =>
      session ? { ...answer, Authorization: { token: session.requestToken }, endsIn: options.sessions.secondsLeft(session) } : answer,
    );
