import { CHOSEN_CACHE, chosenHome } from "@shanyraq/routes/hosting";
import { createEdge } from "./routes.ts";
import { publishedAt } from "./site/published.ts";
import { protectedAnswer } from "./site/site-worker.ts";
import { steering, type Exported } from "./site/steer.ts";
import { optionsOf, type Variables } from "./vercel.ts";
import type { EdgeRequest } from "./edge-request.ts";

const addressOf = ({ headers }: EdgeRequest) => headers.get("x-nf-client-connection-ip") ?? undefined;

/** The whole edge as one function of Netlify, at `/api/*`. */
export function netlifyApi(variables: () => Variables): (request: Request) => Promise<Response> {
  let ready: ReturnType<typeof createEdge> | undefined;
  return async (request) => {
    ready ??= createEdge(optionsOf(variables(), addressOf));
    return protectedAnswer((await ready(request)) ?? new Response(null, { status: 404 }), new URL(request.url).pathname);
  };
}

/**
 * Steers addresses of content on Netlify. A URL is served in place of the address; undefined continues to the files and
 * the table of redirects, which ends in the 404 page of the language.
 */
export function netlifySite(
  variables: () => Variables,
  send: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response | URL | undefined> {
  let steer: ReturnType<typeof steering> | undefined;
  return async (request) => {
    const url = new URL(request.url);
    const home = chosenHome({ url, headers: request.headers });
    if (home !== undefined)
      return protectedAnswer(new Response(null, { status: 302, headers: { location: home, "cache-control": CHOSEN_CACHE } }));
    steer ??= steering({
      exported: async () => (await (await send(new Request(`${url.origin}/entries.json`))).json()) as Exported,
      isPublished: publishedAt({ providerUrl: variables()["PROVIDER_URL"] ?? "", upstream: send }),
    });
    const steered = await steer(url.pathname);
    switch (steered.to) {
      case "moved":
        return protectedAnswer(new Response(null, { status: 308, headers: { location: steered.path + url.search } }));
      case "shell":
        return new URL(steered.path + url.search, url);
      case "broken":
        return protectedAnswer(new Response(null, { status: 500 }));
      case "unavailable":
        return protectedAnswer(new Response(null, { status: 503, headers: { "retry-after": "5" } }));
      default:
        return undefined;
    }
  };
}
