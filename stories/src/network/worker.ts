import { matchCall } from "@shanyraq/calls";
import { bypass, delay, http, HttpResponse } from "msw";
import { setupWorker } from "msw/browser";
import { entryOf, placeOf } from "./recorded.ts";
import { emptied, type Replies, type Scenario } from "./scenario.ts";

/** Calls of stories go to this folder of the page; the worker answers all of them. */
export const PROVIDER = "/provider";
const SLOW_MS = 3_000;

let scenario: Scenario = "ok";
let replies: Replies = {};

/** Sets how the network behaves for the story that is about to be drawn. */
export function behave(chosen: Scenario, own: Replies = {}): void {
  scenario = chosen;
  replies = own;
}

const failure = () => HttpResponse.json({ message: "Service unavailable" }, { status: 503, headers: { "x-request-id": "01JD9Z7K2M" } });

async function inputOf(request: Request): Promise<Readonly<Record<string, unknown>>> {
  if (request.method === "GET") return Object.fromEntries(new URL(request.url).searchParams);
  const body: unknown = await request.json();
  return typeof body === "object" && body !== null ? { ...body } : {};
}

const worker = setupWorker(
  http.all(`*${PROVIDER}/*`, async ({ request }) => {
    const { pathname } = new URL(request.url);
    const found = matchCall(request.method, pathname.slice(pathname.indexOf(PROVIDER) + PROVIDER.length), "browser");
    if (found.found !== "call") return HttpResponse.json({ message: "No such call" }, { status: 404 });
    const own = replies[found.name];
    const mood = typeof own === "string" ? own : scenario;
    if (mood === "slow") await delay(SLOW_MS);
    if (mood === "fails") return failure();
    const entry = typeof own === "object" ? own.entry : entryOf(found.name, found.params, await inputOf(request));
    const recorded = await fetch(bypass(new URL(placeOf(request.headers.get("lang") ?? "ru", found.name, entry), document.baseURI)));
    if (!recorded.ok) return HttpResponse.json({ message: `No reply of ${found.name} is recorded` }, { status: 404 });
    const reply: unknown = await recorded.json();
    return HttpResponse.json((mood === "empty" ? emptied(reply) : reply) as object);
  }),
);

let started: Promise<unknown> | undefined;

/** A fetch over the recorded network. The worker starts with the first call of a page: most stories make none. */
export const recordedFetch: typeof fetch = async (...request) => {
  await (started ??= worker.start({ quiet: true, onUnhandledFrame: "bypass", serviceWorker: { url: "./mockServiceWorker.js" } }));
  return fetch(...request);
};
