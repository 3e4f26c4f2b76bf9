import type { EdgeFunction, EdgeOptions } from "../edge-options.ts";
import { pass } from "../guard/pass.ts";

/** `GET /api/user`: the user, and the request token again for a reloaded page or a second tab. */
export const userFunction =
  (options: EdgeOptions): EdgeFunction =>
  (visit) =>
    pass(visit, "/api/user", options, async (answer, { session }) =>
      session ? { ...answer, Authorization: { token: session.requestToken } } : answer,
    );
