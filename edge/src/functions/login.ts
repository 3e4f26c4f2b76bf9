import type { EdgeFunction, EdgeOptions } from "../edge-options.ts";
import { pass } from "../guard/pass.ts";

/** `POST /api/login`: the provider's token goes into the sealed cookie, the client gets a request token. */
export const loginFunction =
  (options: EdgeOptions): EdgeFunction =>
  (request) =>
    pass(request, "/api/login", options);
