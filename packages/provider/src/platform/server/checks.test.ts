import { callNames, calls } from "@shanyraq/calls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seededPeople } from "../../seed/seeded-person.ts";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";

let office: BackOffice;
let token: string;
beforeAll(async () => {
  ({ office, token } = await signedInOffice("nothing"));
});
afterAll(() => office.database.close());

const concrete = (path: string) => path.replace(/\{\w+\}/g, "1");
const built = callNames;

describe("the order of checks", () => {
  it("is 404 for an unknown address and 405 with Allow for another method", async () => {
    expect((await office.ask("GET", "/nowhere")).status).toBe(404);
    const { status, headers } = await office.ask("GET", "/worksheet");
    expect([status, headers.get("allow")]).toEqual([405, "POST"]);
  });
  it("refuses a body that declares a size over the limit before it looks at its type or its sender", async () => {
    const body = JSON.stringify({ text: "x".repeat(64 * 1024) });
    const headers = { "content-type": "text/plain", "content-length": String(body.length) };
    expect((await office.ask("POST", "/worksheet", { body, headers })).status).toBe(413);
  });
  it("reads nothing of a body before it knows its sender", async () => {
    let read = 0;
    const body = new ReadableStream({ pull: (sink) => void (sink.enqueue(new Uint8Array(1024)), (read += 1)) }, { highWaterMark: 0 });
    const headers = { "content-type": "application/json" };
    const request = new Request("http://provider/worksheet", { method: "POST", body, headers, duplex: "half" } as RequestInit);
    expect([(await office.provider.fetch(request)).status, read]).toEqual([401, 0]);
  });
  it("counts what it reads, whatever Content-Length says", async () => {
    const stream = new ReadableStream({ start: (sink) => (sink.enqueue(new Uint8Array(16 * 1024 + 1)), sink.close()) });
    const request = new Request("http://provider/getCalc", {
      method: "POST",
      body: stream,
      headers: { "content-type": "application/json" },
      duplex: "half",
    } as RequestInit);
    expect((await office.provider.fetch(request)).status).toBe(413);
  });
  it("refuses another type before it checks the sender", async () => {
    expect(
      (await office.ask("POST", "/worksheet", { body: "a=1", headers: { "content-type": "application/x-www-form-urlencoded" } })).status,
    ).toBe(415);
  });
  it("checks the sender before it reads the fields", async () => {
    expect((await office.post("/worksheet", { wrong: true })).status).toBe(401);
    expect((await office.post("/worksheet", "{", undefined)).status).toBe(401);
    expect((await office.post("/worksheet", {}, token)).status).toBe(400);
  });
  it("reports wrong fields in the language of the caller", async () => {
    const { body } = await office.post("/api/login", { iin: "123", password: "x1" }, undefined, { lang: "kk" });
    expect(body).toMatchObject({ status: "error", errors: { iin: "ЖСН/БСН қате!" } });
  });
  it("is never cached", async () => {
    for (const path of ["/news", "/nowhere", "/worksheet"])
      expect((await office.ask("GET", path)).headers.get("cache-control")).toBe("no-store");
  });
  it("answers no hostile body with an internal failure", async () => {
    const hostile = [
      '{"__proto__":{"role":"manager"}}',
      '{"iin":"\\u0000","password":"\\ud800x"}',
      "[]",
      "null",
      "7",
      '"x"',
      '{"iin":{"a":1},"password":[]}',
      `${"[".repeat(5_000)}`,
      '{"hash":"\' OR 1=1 --","attempt":1}',
    ];
    for (const path of ["/api/login", "/getSenimCalc", "/kaspi-qr-pay", "/setCalcHashData", "/product_menus_product"])
      for (const body of hostile)
        expect([
          path,
          body,
          (await office.ask("POST", path, { body, headers: { "content-type": "application/json" } })).status < 500,
        ]).toEqual([path, body, true]);
    expect((await office.ask("GET", "/pages/slug/%00")).status).toBe(404);
    expect((await office.ask("GET", "/getCalc/data?hash=%00")).status).toBe(400);
    expect((await office.ask("GET", "/getOKEDList?__proto__=x&constructor=y")).status).toBe(200);
  });
});

describe("every row of the table", () => {
  it.each(built.filter((name) => calls[name].auth !== "anyone"))("%s is closed to a stranger", async (name) => {
    const { method, path } = calls[name];
    expect((await office.ask(method, concrete(path), method === "POST" ? { body: {} } : {})).status).toBe(401);
    expect(
      (await office.ask(method, concrete(path), { ...(method === "POST" && { body: {} }), token: `prv_${"A".repeat(43)}` })).status,
    ).toBe(401);
  });
  it.each(["redemptions", "paymentSchedule", "beneficiary", "payments"] as const)("%s does not find another's contract", async (name) => {
    const theirs = await office.database.queries
      .selectFrom("contract")
      .select("id")
      .where("customer_id", "=", office.person("everyStatus").id)
      .execute();
    for (const { id } of theirs) expect((await office.post(calls[name].path, { contractId: id }, token)).status).toBe(404);
    expect((await office.post("/user/contracts/", { id: theirs[0]?.id }, token)).status).toBe(404);
    const own = await office.login("everyStatus");
    for (const { id } of theirs) expect((await office.post(calls[name].path, { contractId: id }, own)).status).toBe(200);
  });
});

describe("signing in", () => {
  it.each(seededPeople)("$shows signs in with IIN or document and the password", async ({ shows, role }) => {
    const own = await office.login(shows);
    expect(own).toMatch(/^prv_[A-Za-z0-9_-]{43}$/);
    expect((await office.ask("GET", "/api/user", { token: own })).body["user"]).toMatchObject({ role });
  });
  it("answers an unknown account and a wrong password alike", async () => {
    const known = await office.post("/api/login", { iin: office.person("nothing").iin, password: "wrong" });
    const unknown = await office.post("/api/login", { id_number: "X0000000", password: "wrong" });
    expect(known.status).toBe(401);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  });
  it("ends with logging out, and after twelve hours", async () => {
    const one = await office.login("nothing");
    await office.post("/api/logout", {}, one);
    expect((await office.ask("GET", "/api/user", { token: one })).status).toBe(401);
    const two = await office.login("nothing");
    office.clock.now += 12 * 3_600_000;
    expect((await office.ask("GET", "/api/user", { token: two })).status).toBe(401);
    office.clock.now -= 12 * 3_600_000;
  });
  it("stores no token and logs no personal data", async () => {
    const own = await office.login("nothing");
    const sessions = await office.database.queries.selectFrom("session").selectAll().execute();
    expect(JSON.stringify(sessions)).not.toContain(own);
    expect(JSON.stringify(office.log.map((entry) => ({ ...entry, requestId: "" })))).not.toMatch(/prv_|\d{12}|example\.kz/);
  });
});
