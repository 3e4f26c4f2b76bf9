import { storeInMemory } from "@shanyraq/limits";
import { beforeEach, describe, expect, it } from "vitest";
import { noCaptcha } from "../captcha/captcha.ts";
import type { EdgeLogEntry } from "../edge-options.ts";
import { rightReply } from "@shanyraq/calls/testing/right-reply.ts";
import { createEdge } from "../routes.ts";
import { createSessions } from "../session/sessions.ts";

const SITE = "https://shanyraq.example";
const MINUTE = 60;
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

const clock = { now: 0 };
const logged: EdgeLogEntry[] = [];
let answer: (request: Request) => Promise<Response>;
let storeBroken: boolean;
let edge: ReturnType<typeof createEdge>;
beforeEach(() => {
  clock.now = 1_800_000_000;
  logged.length = 0;
  storeBroken = false;
  answer = async (request) => json(request.url.endsWith("/api/login") ? { Authorization: { token: "prv_a" } } : rightReply(request));
  const nowSeconds = () => clock.now;
  const store = storeInMemory(nowSeconds);
  const fragile = {
    ...store,
    isMarked: async (key: string) => (storeBroken ? Promise.reject(new Error("connect ECONNREFUSED 10.0.0.2")) : store.isMarked(key)),
  };
  edge = createEdge({
    providerUrl: "http://back.example/",
    upstream: (request) => answer(request),
    sessions: createSessions([{ kid: "one", secret: crypto.getRandomValues(new Uint8Array(32)) }], fragile, nowSeconds),
    captcha: noCaptcha,
    siteOrigin: SITE,
    addressOf: () => undefined,
    log: (entry) => logged.push(entry),
    upstreamTimeoutMs: 20,
  });
});

const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
  const response = await edge(new Request(SITE + path, init));
  if (!response) throw new Error(`${path} is not the edge's`);
  return response;
};
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", lang: "ru", origin: SITE, ...headers },
  });

async function signIn() {
  const response = await post("/api/login", { id_number: "N1234567", password: "erik-2026" });
  const { Authorization } = (await response.json()) as { Authorization: { token: string } };
  return { cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "", authorization: `Bearer ${Authorization.token}` };
}

describe("S09: the time of a session", () => {
  it("is not moved on by the refetch of the user", async () => {
    const session = await signIn();
    for (let minute = 0; minute < 30; minute++) {
      const polled = await ask("/api/user", { headers: session });
      expect([polled.status, polled.headers.getSetCookie()]).toEqual([200, []]);
      clock.now += MINUTE;
    }
    expect((await ask("/api/user", { headers: session })).status).toBe(401);
  });
  it("is moved on by what a person does", async () => {
    const { cookie, authorization } = await signIn();
    clock.now += 29 * MINUTE;
    const [renewed = ""] = (await post("/api/provider/user/contracts/", {}, { cookie, authorization })).headers.getSetCookie();
    clock.now += 29 * MINUTE;
    expect((await ask("/api/user", { headers: { cookie: renewed.split(";")[0] ?? "" } })).status).toBe(200);
  });
  it("ends where the back office no longer knows it", async () => {
    const session = await signIn();
    answer = async () => json({ status: "error", message: "" }, 401);
    const refused = await post("/api/provider/user/contracts/", {}, session);
    expect([refused.status, refused.headers.getSetCookie()[0]?.startsWith("__Host-sid=; Max-Age=0")]).toEqual([401, true]);
    answer = async (request) => json(rightReply(request));
    expect((await ask("/api/user", { headers: session })).status).toBe(401);
  });
});

describe("a back office in trouble", () => {
  const never = (request: Request) =>
    new Promise<Response>((_, fail) => request.signal.addEventListener("abort", () => fail(new Error("aborted"))));
  const troubles: readonly (readonly [what: string, status: number, answer: (request: Request) => Promise<Response>])[] = [
    ["that cannot be reached", 503, async () => Promise.reject(new TypeError("connect ECONNREFUSED 10.0.0.1"))],
    ["that does not answer in time", 504, never],
    ["that redirects", 502, async () => new Response(null, { status: 302, headers: { location: "http://inside.example/" } })],
    [
      "that redirects with an answer",
      502,
      async () => new Response('{"status":"inside"}', { status: 307, headers: { location: "http://inside.example/" } }),
    ],
    ["that answers no JSON", 502, async () => new Response("<html>nginx</html>", { status: 500 })],
  ];
  it.each(troubles)("answers %s with %i, a request number and no internal details", async (_, status, trouble) => {
    answer = trouble;
    const response = await ask("/api/provider/news", { headers: { lang: "en" } });
    const text = await response.text();
    expect(response.status).toBe(status);
    expect(JSON.parse(text)).toEqual({
      status: "error",
      code: status === 503 ? "internal" : "upstream",
      message: expect.stringMatching(/\w{3,}/) as string,
      requestId: response.headers.get("x-request-id"),
    });
    expect(text).not.toMatch(/ECONN|nginx|inside|10\.0\.0\.1/);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
  it.each([400, 401, 403, 409, 422, 429, 500, 503])(
    "leaves no session when it refuses a login with %i, and a token in its answer does not reach the page",
    async (status) => {
      const Authorization = { token: "prv_leak", device: "prv_leak-device" };
      answer = async () => json({ status: "error", message: "Неверный пароль", Authorization, errors: [{ Authorization }] }, status);
      const response = await post("/api/login", { id_number: "N1234567", password: "wrong" });
      expect([response.status, response.headers.getSetCookie()]).toEqual([status, []]);
      expect(await response.json()).toEqual({ status: "error", message: "Неверный пароль", errors: [{}] });
    },
  );
  it.each(["prv_leak", ["prv_leak"], { token: 7, more: "prv_leak" }])(
    "begins no session when it answers a login with %j as its token, which does not reach the page",
    async (token) => {
      answer = async () => json({ status: "ok", Authorization: token });
      const response = await post("/api/login", { id_number: "N1234567", password: "erik-2026" });
      expect([response.status, response.headers.getSetCookie(), await response.text()]).toEqual([
        502,
        [],
        expect.not.stringContaining("prv_leak"),
      ]);
    },
  );
});

describe("a reply that breaks its row", () => {
  const row = {
    id: "1",
    slug: "first",
    title: "900101300017",
    image: "",
    preview_image: "",
    date: "2026-11-22",
    short_info: "a",
    info: "b",
  };
  it.each([
    [{}, "data", "missing"],
    [null, "", "missing"],
    [[], "", "object"],
    ["900101300017", "", "object"],
    [{ data: [row, { ...row, date: 7 }] }, "data[1].date", "string"],
    [{ data: [{ ...row, slug: "900101300017/" }] }, "data[0].slug", "matches"],
  ])("as %j does fails that call alone: the log names the place, and nothing of what stood there", async (reply, path, rule) => {
    answer = async () => json(reply);
    const response = await ask("/api/provider/news", { headers: { lang: "en" } });
    expect([response.status, response.headers.get("cache-control")]).toEqual([502, "no-store"]);
    const requestId = response.headers.get("x-request-id");
    expect(await response.json()).toMatchObject({ status: "error", requestId });
    expect(logged).toEqual([{ level: "error", event: "upstreamMisshapen", call: "news", status: 200, path, rule, requestId }]);
  });
  it("is a refusal when the back office refuses: the body of a refusal is not checked against the row", async () => {
    answer = async () => json({ status: "error", message: "later" }, 503);
    expect((await ask("/api/provider/news", { headers: { lang: "en" } })).status).toBe(503);
    expect(logged.map(({ event }) => event)).toEqual(["passed"]);
  });
  it("is not one that says more than its row lists", async () => {
    answer = async () => json({ data: [{ ...row, later: 1 }], more: { deep: [1] } });
    expect((await ask("/api/provider/news", { headers: { lang: "en" } })).status).toBe(200);
  });
});

it("a store that cannot say whether a session ended opens none, and says nothing of itself", async () => {
  const session = await signIn();
  storeBroken = true;
  const response = await post("/api/provider/user/contracts/", {}, session);
  expect([response.status, await response.text()]).toEqual([503, expect.not.stringMatching(/ECONN|10\.0\.0\.2/)]);
  const requestId = response.headers.get("x-request-id");
  expect(logged.find(({ level }) => level === "error")).toEqual({ level: "error", event: "admissionFailed", reason: "Error", requestId });
  storeBroken = false;
  expect((await post("/api/provider/user/contracts/", {}, session)).status).toBe(200);
});

it("passes an anonymous statement on without the session", async () => {
  const session = await signIn();
  const went = new Map<string, string | null>();
  answer = async (request) => {
    went.set(new URL(request.url).pathname, request.headers.get("authorization"));
    return json({ status: "ok", success: true });
  };
  await post("/api/provider/compliance", { anonymous: true, text: "Подпись на заявлении поставил не клиент." }, session);
  await post("/api/provider/sendServiceQuality", { score: 5 }, session);
  expect(Object.fromEntries(went)).toEqual({ "/compliance": null, "/sendServiceQuality": "Bearer prv_a" });
});

it("a refusal says when to come again", async () => {
  answer = async () => new Response("{}", { status: 429, headers: { "content-type": "application/json", "retry-after": "87" } });
  const response = await post("/api/login", { id_number: "N1234567", password: "erik-2026" });
  expect([response.status, response.headers.get("retry-after")]).toEqual([429, "87"]);
});

it("the log names calls and states, never what was sent", async () => {
  const session = await signIn();
  await post("/api/provider/user/contracts/", {}, session);
  await post("/api/provider/nothing", { iin: "880314300118" });
  const text = JSON.stringify(logged);
  expect(logged.map(({ event }) => event)).toEqual(["passed", "passed", "refused"]);
  for (const secret of ["erik-2026", "N1234567", "prv_", "880314300118", session.cookie, session.authorization])
    expect(text).not.toContain(secret);
});

it("a key that reaches for an object's prototype is dropped", async () => {
  let sent = "";
  answer = async (request) => {
    sent = await request.text();
    return json({});
  };
  await ask("/api/login", {
    method: "POST",
    body: '{"id_number":"N1234567","password":"erik-2026","__proto__":{"role":"manager"},"role":"manager"}',
    headers: { "content-type": "application/json", lang: "ru", origin: SITE },
  });
  expect(JSON.parse(sent)).toEqual({ id_number: "N1234567", password: "erik-2026" });
});

it("nor does one in an address", async () => {
  let sent = "";
  answer = async (request) => {
    sent = request.url;
    return json(rightReply(request));
  };
  const response = await ask("/api/provider/news?__proto__=a&constructor=b&page=2", { headers: { lang: "ru" } });
  expect([response.status, sent]).toEqual([200, "http://back.example/news?page=2"]);
});
