import { lead } from "@shanyraq/routes/hosting";
import type { EdgeFunction, EdgeOptions } from "../edge-options.ts";
import type { Reply } from "../reply.ts";
import { publishedAt } from "../site/published.ts";
import { urlOf } from "../edge-request.ts";

export const PUBLISHED_PREFIX = "/api/published";

const answer = (status: number, headers: Readonly<Record<string, string>> = {}): Reply => ({
  status,
  headers: { "cache-control": "no-store", ...headers },
  body: null,
});

/**
 * `GET /api/published/kk/news/later`: whether an address that has no file is a published page, for a web server that
 * serves the export. 204: it is; 403: it is not, which nginx reads as no; 503: it cannot be found out.
 */
export function publishedFunction(options: EdgeOptions): EdgeFunction {
  const isPublished = publishedAt(options);
  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") return answer(405, { allow: "GET, HEAD" });
    const led = lead(urlOf(request).pathname.slice(PUBLISHED_PREFIX.length) || "/");
    if (led.to !== "entry") return answer(403);
    const published = await isPublished(led.kind, led.slug, led.locale).catch(() => undefined);
    return published === undefined ? answer(503, { "retry-after": "5" }) : answer(published ? 204 : 403);
  };
}
