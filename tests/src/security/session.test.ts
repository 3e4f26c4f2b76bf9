import { describe, expect, it } from "vitest";
import { calls, callNames, type Call, type CallName } from "@shanyraq/calls";
import { validateInput } from "@shanyraq/calls/validate";
import { worksheetOf } from "../product/purchase.ts";
import { sharedProduct } from "../product/running-product.ts";
import { credentialsOf, personWho, visitor } from "../product/visitor.ts";

const running = sharedProduct();
const person = personWho("everyStatus");
const other = personWho("overdue");
const endpoint = (name: CallName) =>
  ({ login: "/api/login", logout: "/api/logout", user: "/api/user", kaspiQrPay: "/api/kaspi-qr-pay", upload: "/api/upload" })[
    name as string
  ] ?? `/api/provider${calls[name].path.replace(/\{\w+\}/g, "x")}`;
const rows = callNames.map((name) => [name, calls[name] as Call] as const);

it("S01: the session cookie is __Host-, Secure, HttpOnly, SameSite=Strict, Path=/, without Domain and under 4096 bytes", async () => {
  const { headers } = await visitor(running.product.origin).login(person);
  const cookies = headers.getSetCookie();
  // What the browser is known by is kept beside it, in the same way.
  expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual(["__Host-sid", "__Host-device"]);
  for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  const [pair = "", ...attributes] = (cookies[0] ?? "").split("; ");
  expect(pair).toMatch(/^__Host-sid=./);
  expect(attributes).toEqual(expect.arrayContaining(["Path=/", "HttpOnly", "Secure", "SameSite=Strict"]));
  expect(attributes.some((one) => /^domain/i.test(one))).toBe(false);
  expect((cookies[0] ?? "").length).toBeLessThan(4096);
});

it("S02: the provider's token is in no answer of the edge", async () => {
  const buyer = visitor(running.product.origin);
  const bodies = [
    await buyer.login(person),
    await buyer.call("user"),
    await buyer.call("userContracts"),
    await buyer.call("worksheet", worksheetOf(person), { "idempotency-key": crypto.randomUUID() }),
  ];
  for (const { body, headers } of bodies) {
    expect(JSON.stringify(body)).not.toContain("prv_");
    expect(JSON.stringify([...headers])).not.toContain("prv_");
  }
});

describe("S03: cookie and request token only count together", () => {
  it("the request token alone is 401, the cookie alone on a POST 403, a pair of two sessions 403", async () => {
    const mine = visitor(running.product.origin);
    const theirs = visitor(running.product.origin);
    await mine.login(person);
    await theirs.login(other);
    const [a, b] = [mine.session(), theirs.session()];
    const probe = visitor(running.product.origin);
    probe.become({ cookie: "", token: a.token });
    expect((await probe.call("userContracts")).status).toBe(401);
    probe.become({ cookie: a.cookie, token: "" });
    expect((await probe.call("userContracts")).status).toBe(403);
    probe.become({ cookie: a.cookie, token: b.token });
    expect((await probe.call("userContracts")).status).toBe(403);
    probe.become(a);
    expect((await probe.call("userContracts")).status).toBe(200);
  });
  it("the cookie alone gives a reloaded page its user and its request token again", async () => {
    const mine = visitor(running.product.origin);
    await mine.login(person);
    const { cookie, token } = mine.session();
    mine.become({ cookie, token: "" });
    expect((await mine.call("user")).body.Authorization?.token).toBe(token);
  });
  it("a logout ends the session for a person who kept the cookie", async () => {
    const mine = visitor(running.product.origin);
    await mine.login(person);
    const kept = mine.session();
    const out = await mine.call("logout");
    expect(out.headers.get("clear-site-data")).toBe('"cache"');
    mine.become(kept);
    expect((await mine.call("userContracts")).status).toBe(401);
    mine.become(kept);
    const ended = await mine.call("user");
    expect([ended.status, ended.headers.get("cache-control")]).toEqual([401, "no-store"]);
    expect(JSON.stringify(ended.body)).not.toContain(person.name);
  });
});

describe("S10: a state change is refused from anywhere but our own pages", () => {
  const post = (path: string, headers: Record<string, string>) =>
    fetch(running.product.origin + path, {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json", lang: "ru", ...headers },
    });
  const foreign: readonly (readonly [string, Record<string, string>])[] = [
    ["a cross-site fetch", { "sec-fetch-site": "cross-site" }],
    ["a same-site fetch", { "sec-fetch-site": "same-site" }],
    ["a foreign origin", { origin: "https://evil.example" }],
    ["the null origin", { origin: "null" }],
  ];
  it.each(rows.filter(([, { browserMethod }]) => browserMethod === "POST"))("%s", async (name, { body }) => {
    const path = endpoint(name);
    const own = { "content-type": body === "file" ? "application/octet-stream" : "application/json" };
    for (const [what, headers] of foreign) expect((await post(path, { ...own, ...headers })).status, what).toBe(403);
    const withoutLang = await fetch(running.product.origin + path, {
      method: "POST",
      body: "{}",
      headers: { ...own, "sec-fetch-site": "same-origin" },
    });
    expect(withoutLang.status).toBe(403);
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
      expect((await post(path, { "content-type": type })).status, type).toBe(415);
  });
  it.each(rows.filter(([, { browserMethod }]) => browserMethod === "POST"))("%s cannot be called by GET", async (name) => {
    const response = await fetch(running.product.origin + endpoint(name));
    expect([404, 405]).toContain(response.status);
  });
});

it("S11: no foreign origin is let in by CORS", async () => {
  const preflight = await fetch(`${running.product.origin}/api/provider/user/contracts/`, {
    method: "OPTIONS",
    headers: { origin: "https://evil.example", "access-control-request-method": "POST" },
  });
  const simple = await fetch(`${running.product.origin}/api/provider/news`, { headers: { origin: "https://evil.example" } });
  for (const { headers } of [preflight, simple]) {
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(headers.get("access-control-allow-credentials")).toBeNull();
  }
});

describe("S15: answers about a person are kept by nobody", () => {
  const SHARED = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";
  const isPublic = ({ method, auth }: Call) => method === "GET" && auth === "anyone";
  const personal = rows.filter(([name, call]) => !isPublic(call) && name !== "logout");
  it("every answer about a person or a change is no-store, during a session and after it", async () => {
    expect(personal.length).toBeGreaterThan(100);
    const mine = visitor(running.product.origin);
    for (const [name, { auth }] of personal) {
      // Some of them end a session or begin another: each is asked by somebody who is signed in.
      if ((await mine.call("user")).status !== 200) await mine.login(person);
      const { headers, status } = await mine.call(name, { slug: "senim", id: "senim" });
      expect([name, headers.get("cache-control"), headers.get("etag")]).toEqual([name, "no-store", null]);
      if (auth === "customer") expect([name, status === 401]).toEqual([name, false]);
    }
    await mine.call("logout");
    for (const [name, { auth }] of personal.filter(([, call]) => call.auth !== "anyone")) {
      const { headers, status } = await mine.call(name, {});
      expect([name, auth, status, headers.get("cache-control")]).toEqual([name, auth, 401, "no-store"]);
    }
  });
  it("a public GET may be kept by a CDN apart for each language, and a page that was signed in gets the very same", async () => {
    const mine = visitor(running.product.origin);
    await mine.login(person);
    const shared: string[] = [];
    for (const [name] of rows.filter(([, call]) => isPublic(call))) {
      const { headers, status } = await mine.call(name, { slug: "senim", id: "senim" });
      expect([name, headers.get("cache-control")]).toEqual([name, status === 200 ? SHARED : "no-store"]);
      if (status !== 200) continue;
      shared.push(name);
      expect(headers.get("vary"), name).toContain("lang");
    }
    expect(shared.length).toBeGreaterThan(15);
  });
});

describe("S32: nobody reaches what is another's", () => {
  const closed = rows.filter(([, { auth }]) => auth !== "anyone");
  it("is tried with every row that is closed to somebody", () => expect(closed.length).toBeGreaterThan(50));
  it.each(closed)("%s is refused to a stranger", async (name) => {
    expect((await visitor(running.product.origin).call(name, {})).status).toBe(401);
  });
  /** Whose rows each of those that are signed in does not make; cell by cell it stands in the provider's matrix of roles. */
  const shut = [
    ["nothing", ["employee", "manager"]],
    ["employee", ["customer", "manager"]],
    ["manager", ["customer", "employee"]],
  ] as const;
  /** Fields of many rows, for each row takes those that it knows. The edge knows no roles: what it finds wrong is 400 before anybody asks whose row it is. */
  const fields = {
    IIN: person.iin,
    contractId: "00000000-0000-4000-8000-000000000001",
    requestID: "00000000-0000-4000-8000-000000000001",
    id: "00000000-0000-4000-8000-000000000001",
    person: person.iin,
    contractNumber: "SH-2026-00000001",
    code: "1234",
    reason: "other",
    answer: "Нет",
    accept: true,
    sha256: "0".repeat(64),
    calculation: worksheetOf(person).calculation,
  };
  it.each(shut)("rows of others are refused to %s, and those of the account are not", async (shows, others) => {
    const who = visitor(running.product.origin);
    await who.login(personWho(shows));
    for (const auth of others) {
      const above = rows.filter(([, call]) => call.auth === auth);
      const closedTo: CallName[] = [];
      for (const [name, { method }] of above) {
        const isRight = (await validateInput(name, method === "GET" && calls[name].browserMethod === "GET" ? {} : fields)).ok;
        expect([name, (await who.call(name, fields)).status]).toEqual([name, isRight ? 403 : 400]);
        if (isRight) closedTo.push(name);
      }
      expect(closedTo.length).toBeGreaterThanOrEqual(Math.ceil(above.length / 2));
    }
    for (const name of ["user", "getPersonData", "getNotifications"] as const)
      expect([name, (await who.call(name, {})).status]).toEqual([name, 200]);
  });
  it.each(["redemptions", "paymentSchedule", "beneficiary", "payments"] as const)("%s of another's contract is not found", async (name) => {
    const owner = visitor(running.product.origin);
    await owner.login(person);
    const contractId = (await owner.call("userContracts")).body.data[0]?.id ?? "";
    expect((await owner.call(name, { contractId })).status).toBe(200);
    const stranger = visitor(running.product.origin);
    await stranger.login(other);
    expect((await stranger.call(name, { contractId })).status).toBe(404);
    expect((await stranger.call("userContracts", { id: contractId })).body.data ?? []).toEqual([]);
  });
  it("another's application and order answer to nobody but their owner", async () => {
    const owner = visitor(running.product.origin);
    await owner.login(person);
    const { requestID = "" } = (await owner.call("worksheet", worksheetOf(person), { "idempotency-key": crypto.randomUUID() })).body;
    expect(requestID).not.toBe("");
    const stranger = visitor(running.product.origin);
    await stranger.login(other);
    expect((await stranger.call("codeCheck", { requestID, code: "1234" })).status).toBe(404);
    expect((await stranger.call("sendCodeRepeat", { requestID })).status).toBe(404);
    expect((await stranger.call("pay", { requestID }, { "idempotency-key": crypto.randomUUID() })).status).toBe(404);
    expect((await visitor(running.product.origin).call("kaspiQrPay", { hash: "unknown", attempt: 1 })).status).toBe(404);
  });
});

describe("S43: a refusal tells nothing of the inside", () => {
  const leaking = /\bat .+:\d+:\d+|node_modules|SELECT |INSERT |kysely|pglite|postgres|provider\.internal|Error:/i;
  it("bodies that are not JSON, of the wrong shape or hostile are refused with an error body and a request id", async () => {
    const mine = visitor(running.product.origin);
    await mine.login(person);
    const bodies = [
      "",
      "{",
      "null",
      "[]",
      '"x"',
      "\u0000",
      '{"__proto__":{"role":"manager"}}',
      '{"constructor":{"prototype":{}}}',
      `{"requestID":"${"x".repeat(5000)}"}`,
      '{"requestID":{"$ne":1}}',
      '{"requestID":"\' OR 1=1 --"}',
    ];
    for (const name of callNames.filter((one) => calls[one].method === "POST" && one !== "logout")) {
      for (const body of bodies) {
        const response = await mine.send(endpoint(name), { method: "POST", body, headers: { "idempotency-key": crypto.randomUUID() } });
        const text = await response.text();
        expect(response.status, `${name} ${body.slice(0, 30)}`).toBeLessThan(500);
        expect(text, `${name} ${body.slice(0, 30)}`).not.toMatch(leaking);
        if (!response.ok) expect(JSON.parse(text)).toMatchObject({ status: "error", message: expect.any(String) as string });
      }
    }
  });
  it("a thousand random bodies break nothing", async () => {
    const stranger = visitor(running.product.origin);
    for (let i = 0; i < 1000; i++) {
      const bytes = crypto.getRandomValues(new Uint8Array(1 + (i % 200)));
      const response = await stranger.send("/api/provider/getCalc", { method: "POST", body: bytes });
      expect(response.status).toBe(400);
      await response.arrayBuffer();
    }
  });
  it("messages come in the language of the header", async () => {
    const messages = await Promise.all(
      ["ru", "kk", "en"].map(
        async (lang) => (await visitor(running.product.origin, lang).call("userContracts")).body as unknown as { message: string },
      ),
    );
    expect(new Set(messages.map(({ message }) => message)).size).toBe(3);
  });
  it("the credentials of nobody are refused like wrong ones", async () => {
    const stranger = visitor(running.product.origin);
    const wrong = await stranger.call("login", { ...credentialsOf(person), password: "wrong-password" });
    const nobody = await stranger.call("login", { id_number: "X0000000", password: "wrong-password" });
    expect([wrong.status, nobody.status]).toEqual([401, 401]);
    expect((wrong.body as { message?: string }).message).toBe((nobody.body as { message?: string }).message);
  });
});

describe("the order of checks", () => {
  it("404, 405, 413, 415, 401, 400 come in that order", async () => {
    const mine = visitor(running.product.origin);
    const huge = JSON.stringify({ x: "x".repeat(1024 * 1024 + 10) });
    expect((await mine.send("/api/provider/nothing-here", { method: "POST", body: huge })).status).toBe(404);
    expect((await mine.send("/api/provider/api/login", { method: "POST", body: "{}" })).status).toBe(404);
    expect((await mine.send("/api/provider/pay", { method: "PUT", body: huge })).status).toBe(405);
    expect((await mine.send("/api/provider/pay", { method: "POST", body: huge, headers: { "content-type": "text/plain" } })).status).toBe(
      413,
    );
    expect((await mine.send("/api/provider/pay", { method: "POST", body: "{", headers: { "content-type": "text/plain" } })).status).toBe(
      415,
    );
    expect((await mine.send("/api/provider/pay", { method: "POST", body: "{" })).status).toBe(401);
    await mine.login(person);
    expect((await mine.call("pay", {})).status).toBe(400);
  });
});
