import { next, rewrite } from "@vercel/edge";
import { brokenPage, CHOSEN_CACHE, chosenHome } from "@shanyraq/routes/hosting";
import { publishedAt } from "../site/published.ts";
import { steering, type Exported } from "../site/steer.ts";

interface MiddlewareOptions {
  readonly providerUrl: string;
  /** One request to a provider or to the site's own files. */
  readonly send: (request: Request) => Promise<Response>;
}

/**
 * Leads the addresses of an export on Vercel: old ones to the new, those without a file of their own to their shell.
 * What has neither is passed on, and the host answers with its 404 page.
 */
export function siteMiddleware({ providerUrl, send }: MiddlewareOptions): (request: Request) => Promise<Response> {
  const isPublished = publishedAt({ providerUrl, upstream: send });
  let origin = "";
  const exported = async () => (await (await send(new Request(`${origin}/entries.json`))).json()) as Exported;
  const steer = steering({ exported, isPublished });

  return async (request) => {
    const url = new URL(request.url);
    ({ origin } = url);
    const home = chosenHome({ url, headers: request.headers });
    if (home !== undefined) return new Response(null, { status: 302, headers: { location: home, "cache-control": CHOSEN_CACHE } });
    const steered = await steer(url.pathname);
    switch (steered.to) {
      case "moved":
        return new Response(null, { status: 308, headers: { location: steered.path + url.search } });
      case "shell":
        return rewrite(new URL(steered.path + url.search, url));
      case "unavailable": {
        const { body, headers } = await send(new Request(origin + brokenPage(steered.locale)));
        return new Response(body, { status: 503, headers: { "content-type": headers.get("content-type") ?? "", "retry-after": "5" } });
      }
      default:
        return next();
    }
  };
}
