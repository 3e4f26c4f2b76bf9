import type { OutgoingHttpHeaders } from "node:http";
import { NCALAYER, protectedBy } from "@shanyraq/routes/hosting";

/**
 * The policy of every page in development: what a page of the product may ask, and beside it what hot reload needs, which evaluates code and
 * writes styles into the page. A foreign address is refused here as it is in the product.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  `connect-src 'self' ws: ${NCALAYER}`,
  "manifest-src 'self'",
  "worker-src 'self' blob:",
  "frame-src blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** Without the order to come by TLS alone, which a browser would remember of localhost. */
export const policyInDevelopment: OutgoingHttpHeaders = Object.fromEntries(
  protectedBy(policy).filter(([name]) => name !== "strict-transport-security"),
);
