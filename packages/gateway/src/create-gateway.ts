import { calls, type CallName } from "@shanyraq/contract";
import { openApi } from "@shanyraq/contract/openapi";
import { createEdge, type EdgeOptions } from "@shanyraq/edge";
import type { Sandbox } from "@shanyraq/sandbox";
import { secured } from "./security-headers.ts";
import { sitePages, type IsPublished } from "./site-pages.ts";
import type { StaticFiles } from "./static-files.ts";

export interface GatewayOptions {
  readonly edge: EdgeOptions;
  readonly files: StaticFiles;
  readonly sandbox?: Sandbox;
}

const contentCalls = { products: "productBySlug", news: "newsBySlug", pages: "pageBySlug", media: "newsBySlug" } as const satisfies Record<
  string,
  CallName
>;

/** Asks the provider whether an entry exists; while it is down, the export's own pages go on working. */
const publishedAt =
  ({ providerUrl, upstream }: EdgeOptions): IsPublished =>
  async (kind, slug, locale) => {
    const path = calls[contentCalls[kind]].path.replace("{slug}", encodeURIComponent(slug));
    const response = await upstream(
      new Request(providerUrl.replace(/\/$/, "") + path, { headers: { lang: locale, accept: "application/json" } }),
    );
    return response.ok;
  };

/** The whole product behind one function: the exported site, the edge, the sandbox and the OpenAPI document. */
export function createGateway({ edge, files, sandbox }: GatewayOptions): (request: Request) => Promise<Response> {
  const answerEdge = createEdge(edge);
  const answerPage = sitePages(files, publishedAt(edge));
  const document = JSON.stringify(openApi("Shanyraq", "1.0.0"));

  return async (request) => {
    const { pathname } = new URL(request.url);
    const fromEdge = answerEdge(request);
    if (fromEdge) return secured(await fromEdge, "api");
    if (sandbox && (pathname === "/sandbox" || pathname.startsWith("/sandbox/"))) return secured(await sandbox.fetch(request), "sandbox");
    if (request.method !== "GET" && request.method !== "HEAD")
      return secured(new Response(null, { status: 405, headers: { allow: "GET, HEAD" } }), "api");
    if (pathname === "/openapi.json")
      return secured(
        new Response(document, { headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-cache" } }),
        "api",
      );
    const { response, policy } = await answerPage(request);
    return secured(response, "page", policy);
  };
}
