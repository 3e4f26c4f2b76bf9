import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { formOf, newcomer } from "../attacks/insurer.ts";
import { buy, messagesOf, worksheetOf } from "../product/purchase.ts";
import { freshPlace, startProduct, type Product } from "../product/start.ts";
import { personWho, visitor } from "../product/visitor.ts";

const person = personWho("nothing");
const forgetful = personWho("overdue");
const who = newcomer();
const STORY = "Рассказ-который-никому-не-виден, кроме сотрудника.";
const NEW_PASSWORD = "Жаңа-құпиясөз-44";
/** What an operator may have mistyped, and what of it is nobody's. */
const MISTYPED = {
  DATABASE_URL: "mysql://life:pw-marker-44@db.example/life",
  SESSION_KEYS: "k1:key-marker-44",
  FILES_KEYS: "k1:files-marker-44",
  PROVIDER_SECRET: "secret-marker-44",
};

let place: ReturnType<typeof freshPlace>;
let product: Product;
let failed: string;
/** Everything that was typed, sent, kept or handed out on the way. */
const markers = new Map<string, string>();
const mark = (what: string, ...values: readonly (string | null | undefined)[]) => {
  for (const value of values) if (value) markers.set(value, what);
};
let codes: readonly string[];

/** Signs in, is refused, registers, buys, forgets a password, writes a statement, asks for calls that fail, and leaves. */
async function walk(): Promise<void> {
  const { origin } = product;
  const key = () => ({ "idempotency-key": crypto.randomUUID() });
  for (const one of [person, forgetful])
    mark("a person", one.iin, one.phone, one.email, one.surname, one.name, one.password, one.patronymic || undefined);
  await visitor(origin).call("login", { iin: person.iin ?? "", password: "wrong-password-44" });
  mark("a wrong password", "wrong-password-44");

  const fresh = visitor(origin);
  const form = formOf(who, { surname: "Маркеров", name: "Журналбек", email: "log-marker@example.kz" });
  mark("a newcomer", who.iin, who.digits, who.phone, form["surname"], form["name"], form["email"], form["password"]);
  expect((await fresh.call("registerStepOne", form)).body).toMatchObject({ status: "ok" });
  const [code = ""] = await codesTo(who.digits);
  await fresh.call("smsCheckRegisterStepTwo", { iin: who.iin, phone: who.phone, sms: code === "0000" ? "1111" : "0000" });
  expect((await fresh.call("smsCheckRegisterStepTwo", { iin: who.iin, phone: who.phone, sms: code })).body).toMatchObject({ status: "ok" });
  mark("a session", fresh.session().cookie.split("=")[1], fresh.session().token);

  const buyer = visitor(origin);
  await buyer.login(person);
  const paid = await buy(buyer, person);
  mark("a payment", paid.qr, paid.receipt?.number, paid.receipt?.contractNumber, paid.receipt?.contractId);
  mark("a worksheet", "012345678", "Абай", worksheetOf(person).answers.person?.email ?? "");
  const declined = (await buyer.call("worksheet", worksheetOf(person), key())).body.requestID ?? "";
  mark("an application", declined);
  await buyer.call("changeEmail", { email: "other-marker@example.kz" });
  mark("an address", "other-marker@example.kz");

  const lost = visitor(origin);
  await lost.call("forgotPassword", { phone: `+${forgetful.phone}` });
  // It leaves behind the answer.
  await vi.waitUntil(async () => (await codesTo(forgetful.phone)).length > 0, { timeout: 60_000 });
  const [sms = ""] = await codesTo(forgetful.phone);
  await lost.call("forgotPasswordCode", { phone: `+${forgetful.phone}`, sms });
  expect((await lost.call("changePassword", { password: NEW_PASSWORD, password_repeat: NEW_PASSWORD })).body).toMatchObject({
    status: "ok",
  });
  mark("a new password", NEW_PASSWORD);

  const writer = visitor(origin);
  const written = { topic: "question", name: "Пишущий-Маркер", phone: "+7 (701) 555-44-44", channel: "phone", text: STORY };
  mark("a statement", STORY, "Пишущий", "77015554444", "555-44-44");
  const kept = await writer.call("feedback", written, key());
  expect(kept.body).toMatchObject({ success: true });
  mark("its number", kept.body.number);

  // What is refused, malformed or not there is where a careless line would quote what came.
  await writer.send("/api/provider/getSenimCalc", { method: "POST", body: `{"iin":"${person.iin}` });
  await writer.send(`/api/provider/nothing/${person.iin}?phone=${person.phone}`);
  await writer.send(`/${person.iin}/${NEW_PASSWORD}`);
  await writer.send("/api/csp-report", {
    method: "POST",
    headers: { "content-type": "application/csp-report" },
    body: JSON.stringify({
      "csp-report": { "document-uri": `${origin}/?iin=${person.iin}`, "blocked-uri": `https://${person.iin}.example/${NEW_PASSWORD}` },
    }),
  });
  const { cookie, token } = buyer.session();
  mark("a session", cookie.split("=")[1], token);
  await buyer.call("logout", {});
}
async function codesTo(recipient: string): Promise<readonly string[]> {
  const all = await messagesOf(visitor(product.origin));
  return all.filter((message) => message.recipient === recipient).flatMap(({ body }) => body.match(/\b\d{4}\b/g) ?? []);
}

beforeAll(async () => {
  place = freshPlace();
  failed = await startProduct(place, MISTYPED).then(
    () => "",
    (error: unknown) => String(error),
  );
  product = await startProduct(place, { CAPTCHA: "off" });
  await walk();
  codes = (await messagesOf(visitor(product.origin))).flatMap(({ body }) => body.match(/\b\d{4}(?:\d\d)?\b/g) ?? []);
  await product.stop();
});
afterAll(() => place.remove());

describe("S44: every line of the log of a whole walk", () => {
  const lines = () =>
    product
      .output()
      .split("\n")
      .filter((line) => line.trim() !== "");
  it("is there, and names what was done", () => {
    expect(lines().length).toBeGreaterThan(60);
    expect(markers.size).toBeGreaterThan(30);
    for (const event of ["request", "login", "login-refused", "code-refused", "recovered"])
      expect(product.output(), event).toContain(`"event":"${event}"`);
  });
  it("holds nothing of a person, a password, a session, a payment or what was written, whether it is JSON or not", () => {
    for (const line of lines())
      for (const [marker, what] of markers) expect(line.includes(marker) ? `${what} stands in ${line}` : "").toBe("");
    expect(product.output()).not.toMatch(/prv_|__Host-|Bearer |eyJ[A-Za-z0-9_-]{20}/);
  });
  it("holds no code that was sent", () => {
    expect(codes.length).toBeGreaterThanOrEqual(4);
    for (const line of lines()) {
      // Numbers of our own making, a moment, a year and a port may hold four digits by chance.
      const {
        at: _at,
        requestId: _requestId,
        traceId: _traceId,
        ms: _ms,
        year: _year,
        from: _from,
        ...rest
      } = line.startsWith("{") ? (JSON.parse(line) as Record<string, unknown>) : { line: line.replace(/https?:\/\/\S+|:\d+/g, "") };
      for (const code of codes)
        expect(new RegExp(`(?<!\\d)${code}(?!\\d)`).test(JSON.stringify(rest)) ? `${code} in ${line}` : "").toBe("");
    }
  });
  it("is one line: nothing that came has broken one in two", () => {
    for (const line of lines().filter((one) => one.includes('"event"'))) expect(() => JSON.parse(line) as unknown).not.toThrow();
  });
  it("about a failed start names the wrong variables, and none of their values", () => {
    for (const name of Object.keys(MISTYPED)) expect(failed).toContain(name);
    expect(failed).not.toMatch(/-marker-44/);
  });
});
