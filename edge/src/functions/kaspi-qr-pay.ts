import type { EdgeFunction, EdgeOptions } from "../edge-options.ts";
import { pass } from "../guard/pass.ts";

/** `POST /api/kaspi-qr-pay`: the site's own endpoint of the QR payment, in front of the provider's. */
export const kaspiQrPayFunction =
  (options: EdgeOptions): EdgeFunction =>
  (request) =>
    pass(request, "/kaspi-qr-pay", options);
