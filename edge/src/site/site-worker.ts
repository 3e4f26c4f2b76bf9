import { splitLocale } from "@shanyraq/routes";
import {
  apiPolicyOf,
  brokenPage,
  cacheOf,
  CHOSEN_CACHE,
  chosenHome,
  missingPage,
  NO_PAGE_POLICY,
  protectedBy,
} from "@shanyraq/routes/hosting";
import { publishedAt, type PublishedOptions } from "./published.ts";
import { steering, type Exported } from "./steer.ts";

/** The policy of every page of the export, by its file: "kk/about.html". */
type Policies = Readonly<Record<string, string>>;

export interface SiteWorkerOptions extends PublishedOptions {
  /** The host's own files. Whose name the address carries does not matter. */
  readonly asset: (request: Request) => Promise<Response>;
}

const fileOf = (address: string) => (address === "/" ? "index.html" : `${address.slice(1)}.html`);
const own = (address: string) => new Request(`https://site.internal${address}`);

function withHeaders(response: Response, status: number, more: readonly (readonly [name: string, value: string])[]): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of more) headers.set(name, value);
  return new Response(response.body, { status, headers });
}

/** Puts the protective headers on an answer that is not a page of the export; for the edge's own pages the policy depends on the address. */
export const protectedAnswer = (response: Response, pathname = ""): Response =>
  withHeaders(response, response.status, protectedBy(apiPolicyOf(pathname)));

/** Serves the pages of an export where a worker stands before the files: the answers and headers of the gateway. */
export function siteWorker({ asset, ...provider }: SiteWorkerOptions): (request: Request) => Promise<Response> {
  const json = async <T>(address: string) => (await (await asset(own(address))).json()) as T;
  const steer = steering({ exported: () => json<Exported>("/entries.json"), isPublished: publishedAt(provider) });
  let policies: Promise<Policies> | undefined;
  const policyOf = async (address: string): Promise<string> => {
    policies ??= json<Policies>("/policies.json");
    try {
      return (await policies)[fileOf(address)] ?? NO_PAGE_POLICY;
    } catch (error) {
      // A page is never served without its policy; the list is asked for again with the next one.
      policies = undefined;
      throw error;
    }
  };
  const served = async (response: Response, address: string, status: number, more: readonly (readonly [string, string])[] = []) =>
    withHeaders(response, status, [...protectedBy(await policyOf(address)), ["cache-control", cacheOf(address)], ...more]);
  const errorPage = async (address: string, status: number, more: readonly (readonly [string, string])[] = []) =>
    served(await asset(own(address)), address, status, more);

  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return protectedAnswer(new Response(null, { status: 405, headers: { allow: "GET, HEAD" } }));
    const url = new URL(request.url);
    const { pathname, search } = url;
    const home = chosenHome({ url, headers: request.headers });
    if (home !== undefined)
      return protectedAnswer(new Response(null, { status: 302, headers: { location: home, "cache-control": CHOSEN_CACHE } }));
    const steered = await steer(pathname);
    if (steered.to === "moved") return protectedAnswer(new Response(null, { status: 308, headers: { location: steered.path + search } }));
    if (steered.to === "unavailable") return errorPage(brokenPage(steered.locale), 503, [["retry-after", "5"]]);
    if (steered.to === "broken") return errorPage(brokenPage(steered.locale), 500);
    if (steered.to === "missing") return errorPage(missingPage(steered.locale), 404);
    const address = steered.to === "shell" ? steered.path : pathname;
    const found = await asset(new Request(new URL(address, request.url), { method: request.method, headers: request.headers }));
    return found.status === 404 ? errorPage(missingPage(splitLocale(pathname).locale), 404) : served(found, address, found.status);
  };
}
