import type { EdgeFunction, EdgeOptions } from "./edge-options.ts";
import { captchaFunction } from "./functions/captcha.ts";
import { kaspiQrPayFunction } from "./functions/kaspi-qr-pay.ts";
import { loginFunction } from "./functions/login.ts";
import { logoutFunction } from "./functions/logout.ts";
import { PROVIDER_PREFIX, providerFunction } from "./functions/provider.ts";
import { userFunction } from "./functions/user.ts";

/** Every address of the edge, and the function that answers it. */
export const edgeFunctions = {
  "/api/login": loginFunction,
  "/api/logout": logoutFunction,
  "/api/user": userFunction,
  "/api/kaspi-qr-pay": kaspiQrPayFunction,
  "/api/captcha": captchaFunction,
} as const;

/** The edge as one router, for hosts that run it in one process. Undefined: the address is not the edge's. */
export function createEdge(options: EdgeOptions): (request: Request) => Promise<Response> | undefined {
  const exact = new Map<string, EdgeFunction>(Object.entries(edgeFunctions).map(([path, make]) => [path, make(options)]));
  const provider = providerFunction(options);
  return (request) => {
    const { pathname } = new URL(request.url);
    const found = exact.get(pathname);
    if (found) return found(request);
    return pathname === "/api" || pathname.startsWith("/api/") ? provider(request) : undefined;
  };
}
export { PROVIDER_PREFIX };
