import { callNames, calls, type Call, type CallName } from "@shanyraq/calls";
import { rightReply } from "@shanyraq/calls/testing/right-reply.ts";
import { createEdge, createSessions, noCaptcha, type EdgeOptions } from "@shanyraq/edge";
import { storeInMemory } from "@shanyraq/limits";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

const SITE = "https://life.example";
const PAST_RENEWAL_SECONDS = 5 * 60;
const clock = { now: 1_800_000_000 };
const nowSeconds = () => clock.now;
const store = storeInMemory(nowSeconds);
const requests: { readonly path: string; readonly bearer: string | null }[] = [];
const options: EdgeOptions = {
  providerUrl: "https://back.office",
  upstream: async (request) => {
    const { pathname } = new URL(request.url);
    requests.push({ path: pathname, bearer: request.headers.get("authorization") });
    return Response.json(pathname === "/api/login" ? { Authorization: { token: "prv_a" } } : rightReply(request));
  },
  sessions: createSessions([{ kid: "one", secret: new Uint8Array(32).fill(7) }], store, nowSeconds),
  captcha: noCaptcha,
  siteOrigin: SITE,
  addressOf: () => undefined,
  log: () => {},
};
const edge = createEdge(options);
const ask = async (path: string, init: RequestInit) => {
  const response = await edge(new Request(SITE + path, init));
  if (!response) throw new Error(`${path} is not the edge's`);
  return response;
};

let signedIn: Readonly<Record<string, string>>;
beforeAll(async () => {
  const response = await ask("/api/login", {
    method: "POST",
    body: JSON.stringify({ id_number: "N1234567", password: "erik-2026" }),
    headers: { "content-type": "application/json", lang: "ru", origin: SITE },
  });
  const { Authorization } = (await response.json()) as { Authorization: { token: string } };
  signedIn = { cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "", authorization: `Bearer ${Authorization.token}` };
  clock.now += PAST_RENEWAL_SECONDS;
});
beforeEach(() => {
  requests.length = 0;
});

const endpoints: Partial<Record<CallName, string>> = {
  login: "/api/login",
  logout: "/api/logout",
  user: "/api/user",
  upload: "/api/upload",
};
/** What the GET rows ask for; each is asked with all of it, and keeps what it knows. */
const fields = {
  page: "1",
  id: "1",
  slug: "a",
  hash: "0123456789abcdef0123456789abcdef",
  name: "a",
  GUID: "1",
  type: "rules",
  productId: "senim",
};
const filled = (path: string) => path.replaceAll(/\{(\w+)\}/g, (_, key: string) => fields[key as keyof typeof fields] ?? "a");
const isShared = (headers: Headers) => /public|s-maxage/.test(headers.get("cache-control") ?? "");

/** Asks a row as a signed-in customer does whose session is to be renewed. */
function askRow(name: CallName, query: Readonly<Record<string, string>>): Promise<Response> {
  const { path, browserMethod } = calls[name] as Call;
  const address = endpoints[name] ?? (name === "kaspiQrPay" ? "/api/kaspi-qr-pay" : `/api/provider${filled(path)}`);
  const headers = { lang: "ru", origin: SITE, ...signedIn };
  return browserMethod === "GET"
    ? ask(`${address}?${new URLSearchParams(query).toString()}`, { headers })
    : ask(address, { method: "POST", body: "{}", headers: { ...headers, "content-type": "application/json" } });
}

// Whoever signs out last takes the session along.
const rows = callNames.filter((name) => name !== "logout").map((name) => [name, calls[name] as Call] as const);

describe.each(rows)("%s, asked by a customer whose session is to be renewed", (name, call) => {
  const forAll = call.browserMethod === "GET" && call.auth === "anyone";
  it("answers no cookie where anybody may keep the answer, and lets nobody keep one that is about them", async () => {
    for (const query of [fields, { ...fields, hash: "" }]) {
      const { headers } = await askRow(name, query);
      if (isShared(headers)) expect([forAll, headers.getSetCookie(), requests.at(-1)?.bearer]).toEqual([true, [], null]);
      if (!forAll) expect([headers.get("cache-control"), isShared(headers)]).toEqual(["no-store", false]);
      else expect([headers.getSetCookie(), requests.every(({ bearer }) => bearer === null)]).toEqual([[], true]);
    }
  });
});

it("most answers for all can be kept, and what a link with a hash leads to cannot", async () => {
  const { hash: _, ...plain } = fields;
  const kept = async (name: CallName, query: Readonly<Record<string, string>>) => isShared((await askRow(name, query)).headers);
  expect(await Promise.all((["news", "menus", "products", "reviews"] as const).map((name) => kept(name, plain)))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(await Promise.all((["getCalcData", "getFileRule"] as const).map((name) => kept(name, fields)))).toEqual([false, false]);
});
it("a personal call renews the cookie, so that the rest of this says something", async () => {
  expect((await askRow("userContracts", {})).headers.getSetCookie()).toHaveLength(1);
});
