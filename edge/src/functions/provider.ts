import type { EdgeFunction, EdgeOptions } from "../edge-options.ts";
import { pass } from "../guard/pass.ts";
import { urlOf } from "../edge-request.ts";

export const PROVIDER_PREFIX = "/api/provider";

/** The guarded pass-through `/api/provider/*`. Calls with an endpoint of their own at the edge are not reached this way. */
export const providerFunction =
  (options: EdgeOptions): EdgeFunction =>
  (request) => {
    const { pathname } = urlOf(request);
    const path = pathname.startsWith(`${PROVIDER_PREFIX}/`) ? pathname.slice(PROVIDER_PREFIX.length) : "";
    return pass(request, ownEndpoint(path) ? "" : path, options);
  };

const ownEndpoint = (path: string) => path.startsWith("/api/") || path === "/kaspi-qr-pay";
