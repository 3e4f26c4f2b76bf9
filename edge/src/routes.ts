import { DOCUMENTS_PREFIX } from "@shanyraq/calls";
import { PLAIN_FORMS_PREFIX } from "@shanyraq/routes/plain-forms";
import type { EdgeFunction, EdgeOptions } from "./edge-options.ts";
import { captchaFunction } from "./functions/captcha.ts";
import { cspReportFunction } from "./functions/csp-report.ts";
import { documentsFunction } from "./functions/documents.ts";
import { kaspiQrPayFunction } from "./functions/kaspi-qr-pay.ts";
import { loginFunction } from "./functions/login.ts";
import { logoutFunction } from "./functions/logout.ts";
import { plainFormsFunction } from "./functions/plain-forms.ts";
import { PROVIDER_PREFIX, providerFunction } from "./functions/provider.ts";
import { PUBLISHED_PREFIX, publishedFunction } from "./functions/published.ts";
import { uploadFunction } from "./functions/upload.ts";
import { userFunction } from "./functions/user.ts";
import { verifyFunction } from "./functions/verify.ts";
import { vitalsFunction } from "./functions/vitals.ts";
import { respond, type Reply } from "./reply.ts";
import { urlOf, type EdgeRequest } from "./edge-request.ts";

/** Every address of the edge, and the function that answers it. */
export const edgeFunctions = {
  "/api/login": loginFunction,
  "/api/logout": logoutFunction,
  "/api/user": userFunction,
  "/api/kaspi-qr-pay": kaspiQrPayFunction,
  "/api/captcha": captchaFunction,
  "/api/upload": uploadFunction,
  "/api/verify": verifyFunction,
  "/api/vitals": vitalsFunction,
  "/api/csp-report": cspReportFunction,
} as const;

/** The edge as one router by plain values, for hosts that have a cheaper way than Requests. Undefined: the address is not the edge's. */
export function createReplies(options: EdgeOptions): (request: EdgeRequest) => Promise<Reply> | undefined {
  const exact = new Map<string, EdgeFunction>(Object.entries(edgeFunctions).map(([path, make]) => [path, make(options)]));
  const provider = providerFunction(options);
  const published = publishedFunction(options);
  const documents = documentsFunction(options);
  const plainForms = plainFormsFunction(options);
  return (request) => {
    const { pathname } = urlOf(request);
    const found = exact.get(pathname);
    if (found) return found(request);
    if (pathname.startsWith(`${PUBLISHED_PREFIX}/`)) return published(request);
    if (pathname.startsWith(`${DOCUMENTS_PREFIX}/`)) return documents(request);
    if (pathname.startsWith(`${PLAIN_FORMS_PREFIX}/`)) return plainForms(request);
    return pathname === "/api" || pathname.startsWith("/api/") ? provider(request) : undefined;
  };
}

/** The edge as one router from Request to Response. */
export function createEdge(options: EdgeOptions): (request: Request) => Promise<Response> | undefined {
  const replies = createReplies(options);
  return (request) => replies(request)?.then(respond);
}
export { PROVIDER_PREFIX, PUBLISHED_PREFIX };
