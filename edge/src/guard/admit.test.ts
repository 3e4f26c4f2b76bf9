import { storeInMemory } from "@shanyraq/limits";
import { beforeEach, describe, expect, it } from "vitest";
import { createEdge } from "../routes.ts";
import { createSessions } from "../session/sessions.ts";
import { rightReply } from "@shanyraq/calls/testing/right-reply.ts";
import { createQuotas, strictAllowances } from "./quotas.ts";

const SITE = "https://life.example";
const KIB = 1024;
/** A row of each kind: for customers, for anyone with a captcha, for anyone without one. */
const OWN = "/api/provider/user/contracts/";
const GUARDED = "/api/provider/contract/check";
const OPEN = "/api/provider/checkSignedByGuid";

const sessions = createSessions(
  [{ kid: "one", secret: new Uint8Array(32).fill(7) }],
  storeInMemory(() => 0),
  () => 0,
);
let status: number;
let requests: { readonly headers: Headers; readonly body: string }[];
let edge: ReturnType<typeof createEdge>;
beforeEach(() => {
  status = 200;
  requests = [];
  edge = createEdge({
    providerUrl: "https://back.office",
    upstream: async (request) => {
      requests.push({ headers: request.headers, body: await request.text() });
      return Response.json(rightReply(request), { status });
    },
    sessions,
    captcha: { verify: async (token) => token === "solved" },
    siteOrigin: SITE,
    quotas: createQuotas(
      { ...strictAllowances, requests: { most: 4, windowSeconds: 60 }, bytes: { most: 3 * KIB, windowSeconds: 60 } },
      () => 0,
    ),
    addressOf: ({ headers }) => headers.get("x-comes-from") ?? undefined,
    log: () => {},
  });
});

const ask = async (path: string, init: RequestInit): Promise<Response> => {
  const response = await edge(new Request(SITE + path, init));
  if (!response) throw new Error(`${path} is not the edge's`);
  return response;
};
const fromPage = { "content-type": "application/json", lang: "ru", origin: SITE };
const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  ask(path, { method: "POST", body: JSON.stringify(body), headers: { ...fromPage, ...headers } });
const signedIn = async () => {
  const { cookie, requestToken } = await sessions.begin("prv_a");
  return { cookie: cookie.split(";")[0] ?? "", authorization: `Bearer ${requestToken}` };
};

/** Sends a body that tells whether anybody has read of it. */
async function sendUnread(path: string, headers: Readonly<Record<string, string>>) {
  let read = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (sink) => {
        read = true;
        sink.enqueue(new TextEncoder().encode("{}"));
        sink.close();
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: "POST", body, duplex: "half", headers: { ...fromPage, ...headers } } as RequestInit;
  return { status: (await ask(path, init)).status, read };
}

describe("the body of a request that is refused by its first lines is not read:", () => {
  it.each([
    ["a body that says it is too large", OPEN, { "content-length": String(17 * KIB) }, 413],
    ["the type of a form", OPEN, { "content-type": "text/plain" }, 415],
    ["a page of another site", OPEN, { origin: "https://evil.example" }, 403],
    ["a stranger at a customer's row", OWN, {}, 401],
  ] as const)("%s", async (_, path, headers, refused) => {
    expect(await sendUnread(path, headers)).toEqual({ status: refused, read: false });
    expect(requests).toEqual([]);
  });
});

describe("S03: who is asking", () => {
  it("is nobody by a cookie alone, where something changes", async () => {
    const { cookie } = await signedIn();
    expect((await post(OWN, {}, { cookie })).status).toBe(403);
    expect(requests).toEqual([]);
  });
  it("is nobody by a cookie and the token of another session", async () => {
    const [{ cookie }, { authorization }] = [await signedIn(), await signedIn()];
    expect((await post(OWN, {}, { cookie, authorization })).status).toBe(403);
  });
  it("is passed to the back office when cookie and request token are of one session", async () => {
    expect((await post(OWN, {}, await signedIn())).status).toBe(200);
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer prv_a");
  });
  it("is not passed on with an open call that has the cookie without the token", async () => {
    const { cookie } = await signedIn();
    expect((await post(OPEN, {}, { cookie })).status).toBe(200);
    expect(requests[0]?.headers.get("authorization")).toBeNull();
  });
});

describe("a captcha", () => {
  it("is required of a guest and of a signed-in customer alike", async () => {
    const question = { number: "SH-1" };
    expect((await post(GUARDED, question)).status).toBe(428);
    expect((await post(GUARDED, question, await signedIn())).status).toBe(428);
    expect((await post(GUARDED, { ...question, captcha: "solved" })).status).toBe(200);
  });
});

describe("one network", () => {
  const comesFrom = { "x-comes-from": "192.0.2.7" };
  it("has a limited number of requests, and learns when it may come again", async () => {
    for (let count = 0; count < 4; count += 1) expect((await post(OPEN, {}, comesFrom)).status).toBe(200);
    const refused = await post(OPEN, {}, comesFrom);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
    expect((await post(OPEN, {}, { "x-comes-from": "192.0.2.8" })).status).toBe(200);
  });
  it("has so many bytes, whether it says beforehand how many they are or not", async () => {
    const large = { unlisted: "x".repeat(2 * KIB) };
    expect((await post(OPEN, large, comesFrom)).status).toBe(200);
    expect((await post(OPEN, large, comesFrom)).status).toBe(429);
    expect((await post(OPEN, {}, { ...comesFrom, "content-length": String(2 * KIB) })).status).toBe(429);
  });
});

it("a field that no row lists goes no further", async () => {
  await post(OPEN, { GUID: "00000000-0000-4000-8000-000000000000", role: "manager" });
  expect(requests[0]?.body).not.toContain("manager");
});

it("an answer for all may be kept, and a refusal of it by nobody", async () => {
  const cacheControl = async () => (await ask("/api/provider/news", { headers: { lang: "ru" } })).headers.get("cache-control");
  expect(await cacheControl()).toContain("public");
  status = 404;
  expect(await cacheControl()).toBe("no-store");
});
