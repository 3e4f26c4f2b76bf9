import { siteMiddleware } from "./src/functions/site-middleware.ts";

/** Pages alone: files have an ending, scripts and calls a folder of their own. */
export const config = { matcher: ["/((?!_next/|api/|lang/|.*\\.).*)"] };

export default siteMiddleware({ providerUrl: process.env["PROVIDER_URL"] ?? "", send: (request) => fetch(request) });
