import { createEdge } from "./routes.ts";
import { protectedAnswer, siteWorker } from "./site/site-worker.ts";
import { optionsOf, type variableNames } from "./vercel.ts";
import type { EdgeRequest } from "./edge-request.ts";

/** What Cloudflare Pages hands a worker: its variables, and the files of the export. */
type Environment = { readonly [N in (typeof variableNames)[number]]?: string } & {
  readonly ASSETS: { readonly fetch: (request: Request) => Promise<Response> };
};
type Answer = (request: Request) => Promise<Response>;

const addressOf = ({ headers }: EdgeRequest) => headers.get("cf-connecting-ip") ?? undefined;

function open({ ASSETS, ...variables }: Environment): Answer {
  const options = optionsOf(variables, addressOf);
  const edge = createEdge(options);
  const site = siteWorker({ ...options, asset: (request) => ASSETS.fetch(request) });
  return async (request) => {
    const answer = edge(request);
    return answer ? protectedAnswer(await answer, new URL(request.url).pathname) : site(request);
  };
}

/** The edge and the pages as one worker of Cloudflare Pages; the configuration is read with the first request. */
export function cloudflareWorker(): { readonly fetch: (request: Request, environment: Environment) => Promise<Response> } {
  let ready: Answer | undefined;
  return { fetch: (request, environment) => (ready ??= open(environment))(request) };
}
