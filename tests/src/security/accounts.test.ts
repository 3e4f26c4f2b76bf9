import { describe, expect, it } from "vitest";
import { isFullRun } from "@shanyraq/provider/testing/full-run";
import { messagesOf } from "../product/purchase.ts";
import { runningProduct } from "../product/running-product.ts";
import { personWho, visitor, type Visitor } from "../product/visitor.ts";

const running = runningProduct({ CAPTCHA: "off" });

const person = personWho("nothing");
const FRESH = "Жаңа-құпиясөз";
const fresh = { password: FRESH, password_repeat: FRESH };

/** The newest code that came to a phone. */
async function codeTo(who: Visitor, phone: string): Promise<string> {
  const found = () => messagesOf(who).then((all) => all.find(({ recipient, body }) => recipient === phone && /\b\d{4}\b/.test(body)));
  await expect.poll(found, { timeout: 10_000 }).toBeTruthy();
  return /\b\d{4}\b/.exec((await found())?.body ?? "")?.[0] ?? "";
}

describe("S06: a session that was planted is not adopted", () => {
  it("by a login, whose session is another one", async () => {
    const stranger = visitor(running.product.origin);
    await stranger.login(personWho("overdue"));
    const planted = stranger.session();
    const victim = visitor(running.product.origin);
    victim.become({ ...planted, token: "" });
    await victim.login(person);
    expect(victim.session().cookie).not.toBe(planted.cookie);
    expect((await victim.call("user")).body.user.id).toBe(person.id);
    stranger.become(planted);
    expect((await stranger.call("user")).body.user.id).not.toBe(person.id);
  });
});

describe("S08: a recovered password", () => {
  it("signs in where it was set and ends the session elsewhere, at the edge too; until it is set the session may do nothing (S30)", async () => {
    const elsewhere = visitor(running.product.origin);
    await elsewhere.login(person);
    const forgetful = visitor(running.product.origin);
    expect((await forgetful.call("forgotPassword", { phone: person.phone })).body).toMatchObject({ status: "ok" });
    const { body } = await forgetful.call("forgotPasswordCode", { phone: person.phone, sms: await codeTo(forgetful, person.phone) });
    expect(JSON.stringify(body)).not.toContain("prv_");
    expect((await forgetful.call("user")).status).toBe(403);
    expect((await forgetful.call("userContracts")).status).toBe(403);
    expect((await forgetful.call("changePassword", fresh)).body).toMatchObject({ status: "ok" });
    expect((await forgetful.call("user")).body.user.id).toBe(person.id);
    const ended = await elsewhere.call("user");
    expect([ended.status, ended.headers.getSetCookie()[0]?.includes("Max-Age=0")]).toEqual([401, true]);
  });
});

it("the end of the session is sent with the user, so that a page can warn before it", async () => {
  const customer = visitor(running.product.origin);
  await customer.login(personWho("everyStatus"));
  const { endsIn } = (await customer.call("user")).body;
  expect(endsIn).toBeGreaterThan(29 * 60);
  expect(endsIn).toBeLessThanOrEqual(30 * 60);
});

describe("S26: known and unknown are answered alike", () => {
  const guest = visitor(() => running.product.origin);
  const someone = personWho("overdue");
  const questions = [
    ["a login", (known: boolean) => guest.call("login", { iin: known ? (someone.iin ?? "") : "950719301232", password: "wrong" })],
    [
      "the question who is registered",
      (known: boolean) => guest.call("checkRegister", { iin: known ? (someone.iin ?? "") : "950719301232", phone: "+7 (700) 555-44-33" }),
    ],
    [
      "a wrong recovery code",
      (known: boolean) => guest.call("forgotPasswordCode", { phone: known ? `+${someone.phone}` : "+7 (700) 555-44-33", sms: "0000" }),
    ],
  ] as const;
  it.each(questions)("%s, in word", async (_, ask) => {
    const [known, unknown] = [await ask(true), await ask(false)];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  });

  const PAIRS = 80;
  const middle = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  const msOf = async (act: () => Promise<unknown>): Promise<number> => {
    const began = performance.now();
    await act();
    return performance.now() - began;
  };
  // Times are compared where nothing else runs.
  if (isFullRun)
    it.each(questions)("%s, in time", async (_, ask) => {
      const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
      for (let pair = 0; pair < PAIRS; pair += 1) {
        times.known.push(await msOf(() => ask(true)));
        times.unknown.push(await msOf(() => ask(false)));
      }
      const ratio = middle(times.known) / middle(times.unknown);
      // A server that looks the password up first answers ten times slower where there is one.
      expect(ratio).toBeGreaterThan(0.6);
      expect(ratio).toBeLessThan(1.6);
    });
});

it("S44: what accounts do is logged, without a name, a number, a password, a code or a token", async () => {
  const log = running.product.output();
  for (const event of ["login", "login-refused", "recovered"]) expect(log).toContain(`"event":"${event}"`);
  for (const secret of [person.iin ?? "", person.phone, person.email, person.surname, FRESH, "prv_", "__Host-sid"])
    expect(log).not.toContain(secret);
});
