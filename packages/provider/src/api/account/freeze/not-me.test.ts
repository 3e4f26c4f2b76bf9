import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bytesOfNonce, digestOf } from "../../../platform/codes/pkce.ts";
import { productionLimits } from "../../../platform/ports/limits.ts";
import { hashToken } from "../../../platform/server/session.ts";
import { changePhone, codeTo, notMeToken, recover, tokenOf } from "../../../testing/account.ts";
import { backOffice, START, type Answer, type BackOffice } from "../../../testing/back-office.ts";
import { signersAt, type Signers } from "../../../testing/signing/signers.ts";

const WHO = "nothing";
const HOUR = 3_600_000;
const fresh = { password: "Жаңа-құпиясөз", password_repeat: "Жаңа-құпиясөз" };
const verifier = "only-this-browser-holds-it-0000000000000000";

let signers: Signers;
let office: BackOffice;
beforeAll(async () => {
  signers = await signersAt(START);
});
beforeEach(async () => {
  office = await backOffice(undefined, { signatures: signers.signatures });
});
afterEach(() => office.database.close());

const me = () => office.person(WHO);
const press = (token: string) => office.post("/notMe", { token });
const signIn = (password = me().password): Promise<Answer> => office.post("/api/login", { iin: me().iin, password });
const sign = async () => {
  const nonce = String((await office.post("/authLogin", { challenge: digestOf(verifier) })).body["nonce"]);
  const signature = await signers.sign(await signers.issue(me().iin ?? ""), bytesOfNonce(nonce));
  return office.post("/getAuthLogin", { nonce, verifier, signature });
};
const userOf = (token: string) => office.ask("GET", "/api/user", { token });
/** A thief who took over the SIM card has set another password, and the owner received a message with a link. */
async function stolen(): Promise<{ readonly link: string; readonly thief: string }> {
  const thief = tokenOf(await office.post("/changePassword", fresh, await recover(office, me().phone)));
  return { link: await notMeToken(office, me().email), thief };
}
const frozen = { status: "error", success: false, reason: "frozen", frozenUntil: "2026-11-22T06:00:00.000Z" };
/** Day and hour of Almaty. */
const WORDS = /22\.11\.2026, 11:00/;

describe("the link in the message about a changed way in", () => {
  it("has a token of 256 bits in its fragment, the same by SMS and e-mail, and only the digest is kept", async () => {
    const { link } = await stolen();
    expect(Buffer.from(link, "base64url")).toHaveLength(32);
    expect(await notMeToken(office, me().phone)).toBe(link);
    const { queries } = office.database;
    const kept = JSON.stringify([
      await queries.selectFrom("way_in_report").selectAll().execute(),
      await queries.selectFrom("outbox").selectAll().execute(),
    ]);
    expect(kept).toContain(hashToken(link));
    expect(kept).not.toContain(link);
  });
  it("is sealed while it waits in the outbox, and is deleted once it is sent", async () => {
    const waiting = () => office.database.queries.selectFrom("outbox").selectAll().where("key", "like", "wayIn/%").execute();
    const recovered = await recover(office, me().phone);
    office.phones.broken = true;
    await office.post("/changePassword", fresh, recovered);
    await office.provider.work();
    const sealed = await waiting();
    expect(sealed.map(({ letter }) => Object.keys(letter as object).toSorted())).toEqual([
      ["key", "sealed"],
      ["key", "sealed"],
    ]);
    office.phones.broken = false;
    await office.minuteLater();
    expect(await notMeToken(office, me().phone)).not.toBe("");
    expect(await waiting()).toEqual([]);
  });
  it("S08: when pressed, freezes for a day, ends every session, and changes nothing else", async () => {
    const { link, thief } = await stolen();
    const before = await office.database.queries.selectFrom("customer").selectAll().where("iin", "=", me().iin).executeTakeFirst();
    const { body } = await press(link);
    expect(body).toEqual({ status: "ok", success: true, frozenUntil: frozen.frozenUntil });
    expect((await userOf(thief)).status).toBe(401);
    expect(await office.database.queries.selectFrom("customer").selectAll().where("iin", "=", me().iin).executeTakeFirst()).toEqual(before);
  });
  it("S26: answers a used, an over and an unknown link alike, and freezes by none of them", async () => {
    const { link } = await stolen();
    office.clock.now += 72 * HOUR;
    const over = await press(link);
    const again = await changedEmailLink();
    await press(again);
    const used = await press(again);
    const unknown = await press("x".repeat(43));
    expect(over.body).toMatchObject({ status: "error", reason: "linkOver" });
    expect([used.status, used.body]).toEqual([over.status, over.body]);
    expect([unknown.status, unknown.body]).toEqual([over.status, over.body]);
  });
  it("is valid until the end of its third day", async () => {
    const { link } = await stolen();
    office.clock.now += 72 * HOUR - 1;
    expect((await press(link)).body).toMatchObject({ status: "ok" });
  });
  it("pressed many times at once freezes once", async () => {
    const { link } = await stolen();
    const presses = await Promise.all(Array.from({ length: 5 }, async () => press(link)));
    expect(presses.filter(({ body }) => body["status"] === "ok")).toHaveLength(1);
  });
  it("notifies the former and the present addresses, and appears in the cabinet and in the log", async () => {
    await changePhone(office, WHO, "+7 (700) 555-44-33");
    const link = await notMeToken(office, me().phone);
    await press(link);
    await office.minuteLater();
    const messages = office.inbox.filter(({ key }) => key.startsWith("accountFrozen/"));
    expect(messages.map(({ to }) => to).toSorted()).toEqual(["77005554433", me().phone, me().email].toSorted());
    for (const { text } of messages) expect(text).toMatch(/22\.11\.2026, 11:0\d/);
    const notices = await office.database.queries.selectFrom("notification").select("kind").execute();
    expect(notices.map(({ kind }) => kind)).toContain("accountFrozen");
    expect(office.log.map(({ event }) => event)).toContain("account-frozen");
    expect(JSON.stringify(office.log)).not.toContain(link);
  });
  it("can be pressed by one network as often as strangers may ask", async () => {
    await office.database.close();
    office = await backOffice(productionLimits);
    const statuses: number[] = [];
    for (let turn = 0; turn < 40; turn += 1) {
      const { status } = await office.post("/notMe", { token: `guess-${turn}` }, undefined, { "x-real-ip": "203.0.113.9" });
      statuses.push(status);
    }
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });
});

/** The owner, signed in by the new password, gives another e-mail address. */
async function changedEmailLink(): Promise<string> {
  const token = tokenOf(await signIn(fresh.password));
  const { body } = await office.post("/changeEmail", { email: "other@example.kz" }, token);
  await office.settled();
  const codes = { code_old: codeTo(office, me().email), code_new: codeTo(office, "other@example.kz"), requestID: body["requestID"] };
  await office.post("/changeEmail", { email: "other@example.kz", ...codes }, token);
  return notMeToken(office, me().email);
}

describe("a frozen account", () => {
  beforeEach(async () => {
    const { link } = await stolen();
    await press(link);
  });
  it("refuses even the right password, and says until when and what to do", async () => {
    const { status, body } = await signIn(fresh.password);
    expect(status).toBe(200);
    expect(body).toMatchObject(frozen);
    expect(body["message"]).toMatch(WORDS);
    expect(body).not.toHaveProperty("Authorization");
  });
  it("S26: is not revealed to a person with a wrong password: the response equals that for an unknown number", async () => {
    const wrong = await signIn("not-the-password");
    const unknown = await office.post("/api/login", { iin: "950719301232", password: "not-the-password" });
    expect([wrong.status, wrong.body["message"]]).toEqual([unknown.status, unknown.body["message"]]);
  });
  it("S26: sends a code like any phone, and opens no session after the right one", async () => {
    office.clock.now += 3 * 60_000;
    const { phone } = me();
    const response = await office.post("/forgotPassword", { phone });
    const stranger = await office.post("/forgotPassword", { phone: "77005550099" });
    expect({ ...response.body, sentTo: "" }).toEqual({ ...stranger.body, sentTo: "" });
    await office.settled();
    const wrong = await office.post("/forgotPasswordCode", { phone, sms: "0000" === codeTo(office, phone) ? "1111" : "0000" });
    expect(wrong.body).not.toHaveProperty("reason");
    const right = await office.post("/forgotPasswordCode", { phone, sms: codeTo(office, phone) });
    expect(right.body).toMatchObject(frozen);
    expect(right.body).not.toHaveProperty("Authorization");
  });
  it("has no session that began in the moment of the freeze", async () => {
    const { queries } = office.database;
    const { id } = await queries.selectFrom("customer").select("id").where("iin", "=", me().iin).executeTakeFirstOrThrow();
    const token = `prv_${"s".repeat(43)}`;
    await queries
      .insertInto("session")
      .values({
        token_hash: hashToken(token),
        id: "00000000-0000-4000-8000-000000000001",
        customer_id: id,
        purpose: "full",
        device: "",
        created_at: new Date(office.clock.now).toISOString(),
        seen_at: null,
        expires_at: new Date(office.clock.now + HOUR).toISOString(),
        revoked_at: null,
      })
      .execute();
    for (const [path, body] of [
      ["/changePassword", { ...fresh, current_password: fresh.password }],
      ["/changePhone", { phone: "+7 (700) 555-44-33" }],
      ["/changeEmail", { email: "other@example.kz" }],
    ] as const)
      expect((await office.post(path, body, token)).status).toBe(401);
    await queries.updateTable("credential").set({ frozen_until: null }).where("customer_id", "=", id).execute();
    expect((await userOf(token)).status).toBe(200);
  });
  it("opens automatically after a day", async () => {
    office.clock.now += 24 * HOUR;
    expect((await signIn(fresh.password)).body).toMatchObject({ status: "ok" });
  });
  it("opens at once by a signature of its owner, and no longer by the password that a stranger set", async () => {
    const token = tokenOf(await sign());
    expect((await userOf(token)).status).toBe(200);
    expect((await signIn(fresh.password)).status).toBe(401);
    expect(office.log.map(({ event }) => event)).toContain("account-opened");
    const recovered = await office.post(
      "/changePassword",
      { ...fresh, password: "Төрт-сөз-жарық", password_repeat: "Төрт-сөз-жарық" },
      await later(),
    );
    expect(recovered.body).toMatchObject({ status: "ok" });
    expect((await signIn("Төрт-сөз-жарық")).body).toMatchObject({ status: "ok" });
  });
});

/** The owner has the phone again, and recovers the password. */
async function later(): Promise<string> {
  office.clock.now += 3 * 60_000;
  return recover(office, me().phone);
}

it("a signature changes neither the password of an account that is not frozen nor its links", async () => {
  const { link } = await stolen();
  await sign();
  expect((await signIn(fresh.password)).body).toMatchObject({ status: "ok" });
  expect((await press(link)).body).toMatchObject({ status: "ok" });
});
it("a signature ends the other links of a frozen account: none of them freezes it again", async () => {
  const { link } = await stolen();
  const other = await changedEmailLink();
  await press(link);
  await sign();
  expect((await press(other)).body).toMatchObject({ reason: "linkOver" });
});
