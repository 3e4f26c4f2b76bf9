import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bytesOfNonce, digestOf } from "../../platform/codes/pkce.ts";
import { codeTo, notMeToken, recover, tokenOf } from "../../testing/account.ts";
import { backOffice, START, type BackOffice } from "../../testing/back-office.ts";
import { signersAt, type Signers } from "../../testing/signing/signers.ts";

const WHO = "nothing";
const MINUTE = 60_000;
const verifier = "only-this-browser-holds-it-0000000000000000";
const fresh = { password: "Менің-құпиясөзім!", password_repeat: "Менің-құпиясөзім!" };
const own = { phone: "+7 (700) 555-44-33", digits: "77005554433" };

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
async function signedIn(): Promise<string> {
  const nonce = String((await office.post("/authLogin", { challenge: digestOf(verifier) })).body["nonce"]);
  const signature = await signers.sign(await signers.issue(me().iin ?? ""), bytesOfNonce(nonce));
  return tokenOf(await office.post("/getAuthLogin", { nonce, verifier, signature }));
}
const userOf = async (token: string) => (await office.ask("GET", "/api/user", { token })).body["user"] as Record<string, unknown>;
const phoneOf = async () =>
  (await office.database.queries.selectFrom("customer").select("phone").where("iin", "=", me().iin).executeTakeFirstOrThrow()).phone;
const askFor = async (token: string) => {
  const { body } = await office.post("/changePhone", { phone: own.phone }, token);
  await office.settled();
  return body;
};
const confirm = (token: string, codes: Readonly<Record<string, unknown>>) =>
  office.post("/changePhone", { phone: own.phone, ...codes }, token);

describe("S31: a customer who has just signed in by a key", () => {
  it("gets the time until which the signature replaces the password; a person who signed in by password does not", async () => {
    expect(await userOf(await signedIn())).toMatchObject({ signed_until: new Date(START + 15 * MINUTE).toISOString() });
    expect(await userOf(await office.login(WHO))).not.toHaveProperty("signed_until");
  });
  it("sets a password without the present one, and only while the signature is fresh", async () => {
    const token = await signedIn();
    office.clock.now += 15 * MINUTE;
    const late = await office.post("/changePassword", fresh, token);
    expect(late.body).toMatchObject({ status: "error", errors: { current_password: expect.anything() } });
    office.clock.now -= 1;
    expect((await office.post("/changePassword", fresh, token)).body).toMatchObject({ status: "ok" });
    expect((await office.post("/api/login", { iin: me().iin, password: fresh.password })).body).toMatchObject({ status: "ok" });
  });
  it("does not renew the signature by a new password, which begins a new session", async () => {
    const token = await signedIn();
    office.clock.now += 14 * MINUTE;
    const next = tokenOf(await office.post("/changePassword", fresh, token));
    expect(await userOf(next)).toMatchObject({ signed_until: new Date(START + 15 * MINUTE).toISOString() });
    office.clock.now += MINUTE;
    const again = await office.post("/changePassword", fresh, next);
    expect(again.body).toMatchObject({ errors: { current_password: expect.anything() } });
  });
  it("changes the phone by the code sent to the new one alone; the former number gets only a report of the change", async () => {
    const token = await signedIn();
    const { requestID, ...input } = await askFor(token);
    expect(input).toMatchObject({ status: "ok" });
    expect(input).not.toHaveProperty("sentToOld");
    expect(codeTo(office, me().phone)).toBe("");
    const right = codeTo(office, own.digits);
    const wrong = await confirm(token, { requestID, code_new: right === "0000" ? "1111" : "0000" });
    expect(wrong.body).toMatchObject({ status: "error" });
    expect(await phoneOf()).toBe(me().phone);
    expect((await confirm(token, { requestID, code_new: right })).body).toMatchObject({ status: "ok" });
    expect(await phoneOf()).toBe(own.digits);
    await office.minuteLater();
    expect(await notMeToken(office, me().phone)).not.toBe("");
  });
  it("finishes a change that was started while the signature was fresh", async () => {
    const token = await signedIn();
    office.clock.now += 15 * MINUTE - 1;
    const { requestID } = await askFor(token);
    office.clock.now += MINUTE;
    expect((await confirm(token, { requestID, code_new: codeTo(office, own.digits) })).body).toMatchObject({ status: "ok" });
  });
  it("gets both codes once the signature is too old", async () => {
    const token = await signedIn();
    office.clock.now += 15 * MINUTE;
    const { requestID, sentToOld } = await askFor(token);
    expect(sentToOld).toEqual(expect.any(String));
    expect((await confirm(token, { requestID, code_new: codeTo(office, own.digits) })).body).toMatchObject({ status: "error" });
    expect(await phoneOf()).toBe(me().phone);
  });
});

it("S08: an account whose phone a stranger has changed is restored by a signature, and the stranger's phone no longer recovers it", async () => {
  const stranger = "77005550077";
  await office.database.queries.updateTable("customer").set({ phone: stranger }).where("iin", "=", me().iin).execute();
  const token = await signedIn();
  await office.post("/changePassword", fresh, token);
  const again = await signedIn();
  const { requestID } = await askFor(again);
  await confirm(again, { requestID, code_new: codeTo(office, own.digits) });
  expect(await phoneOf()).toBe(own.digits);
  office.clock.now += 24 * 60 * MINUTE;
  expect(await recover(office, stranger)).toBe("");
});
