import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bytesOfNonce, digestOf, NONCE_MS } from "../../platform/codes/pkce.ts";
import { annuityContract, PENSION, viewOf } from "../../testing/annuities/annuity.ts";
import { codeTo, newcomer, stepOne, stepTwo, tokenOf } from "../../testing/account.ts";
import { ANOTHER_BROWSER, backOffice, START, type BackOffice } from "../../testing/back-office.ts";
import { phoneInMemory, signersAt, type Signers } from "../../testing/signing/signers.ts";

let signers: Signers;
let office: BackOffice;
const phone = phoneInMemory(() => office.clock.now);
beforeAll(async () => {
  signers = await signersAt(START);
  office = await backOffice(undefined, { signatures: signers.signatures, qrSigning: phone.service });
});
beforeEach(() => {
  office.clock.now = START;
  signers.list.known = true;
});
afterAll(() => office.database.close());

const verifier = "only-this-browser-holds-it-0000000000000000";
const begin = async (challenge = digestOf(verifier)) => (await office.post("/authLogin", { challenge })).body as { nonce: string };
const iinOf = (shows: "everyStatus" | "nothing") => office.person(shows).iin ?? "";
const bySignature = async (who: Awaited<ReturnType<Signers["issue"]>>, more: { nonce?: string; verifier?: string } = {}) => {
  const { nonce } = await begin();
  const signature = await signers.sign(who, bytesOfNonce(nonce));
  return office.post("/getAuthLogin", { nonce, verifier, signature, ...more });
};

describe("S42 login by a signature", () => {
  it("signs in the person whose IIN is in the certificate", async () => {
    const answer = await bySignature(await signers.issue(iinOf("nothing")));
    expect(answer.body).toMatchObject({ status: "ok", user: { iin: iinOf("nothing") } });
    const { body } = await office.ask("GET", "/api/user", { token: tokenOf(answer) });
    expect(body).toMatchObject({ user: { name: "Илья" } });
  });
  it("proves that the recipient of an annuity is alive, which a password does not", async () => {
    const contractId = await annuityContract(office, "nothing", { inputs: PENSION, startDate: "2026-05-21" });
    await office.login("nothing");
    expect((await viewOf(office, contractId)).aliveOn).toBeUndefined();
    await bySignature(await signers.issue(iinOf("nothing")));
    expect((await viewOf(office, contractId)).aliveOn).toBe("2026-11-21");
  });
  it("with an employee's key signs in the employee", async () => {
    const answer = await bySignature(await signers.issue(iinOf("nothing"), { role: "employee", bin: "150340012340", organisation: "ТОО" }));
    expect(answer.body).toMatchObject({ status: "ok" });
  });
  it("uses a nonce of 256 bits that is never issued twice", async () => {
    const nonces = await Promise.all(Array.from({ length: 20 }, begin.bind(null, undefined)));
    expect(new Set(nonces.map(({ nonce }) => nonce)).size).toBe(20);
    for (const { nonce } of nonces) expect(Buffer.from(nonce, "base64url")).toHaveLength(32);
  });
  it("succeeds for exactly one of many tries with one nonce", async () => {
    const { nonce } = await begin();
    const signature = await signers.sign(await signers.issue(iinOf("nothing")), bytesOfNonce(nonce));
    const tries = await Promise.all(Array.from({ length: 10 }, async () => office.post("/getAuthLogin", { nonce, verifier, signature })));
    expect(tries.filter(({ body }) => body["status"] === "ok")).toHaveLength(1);
    expect(tries.filter(({ body }) => body["reason"] === "nonceOver")).toHaveLength(9);
  });
  it("refuses a nonce after five minutes", async () => {
    const { nonce } = await begin();
    const signature = await signers.sign(await signers.issue(iinOf("nothing")), bytesOfNonce(nonce));
    office.clock.now += NONCE_MS;
    expect((await office.post("/getAuthLogin", { nonce, verifier, signature })).body).toMatchObject({ reason: "nonceOver" });
  });
  it("fails in another browser, and the attempt uses up the nonce", async () => {
    const { nonce } = await begin();
    const signature = await signers.sign(await signers.issue(iinOf("nothing")), bytesOfNonce(nonce));
    const other = { nonce, verifier: "another-browser", signature };
    expect((await office.post("/getAuthLogin", other)).body).toMatchObject({ status: "error", reason: "nonceOver" });
    expect((await office.post("/getAuthLogin", { ...other, verifier })).body).toMatchObject({ reason: "nonceOver" });
  });
  it("offers registration with the IIN of a right signature that has no account", async () => {
    const answer = await bySignature(await signers.issue("010101500019"));
    expect(answer.body).toMatchObject({ status: "error", reason: "noAccount", user: { iin: "010101500019" } });
    expect(tokenOf(answer)).toBe("");
  });
  it("lets its owner open an account in this browser whatever the base says about their phone, and in no other", async () => {
    const { digits, ...who } = newcomer;
    office.strangersPhones.add(digits);
    const proofs = () => office.database.queries.selectFrom("flow_proof").selectAll().execute();
    const before = await proofs();
    await bySignature(await signers.issue(who.iin));
    expect(await proofs()).toHaveLength(before.length + 1);
    const elsewhere = { "x-flow-id": ANOTHER_BROWSER };
    expect((await office.post("/checkRegister", who, undefined, elsewhere)).body).toMatchObject({ reason: "notInBase" });
    expect((await office.post("/checkRegister", who)).body).toMatchObject({ status: "ok" });
    await stepOne(office, who);
    const answer = await stepTwo(office, codeTo(office, digits), who);
    const { body } = await office.ask("GET", "/api/user", { token: tokenOf(answer) });
    expect(body).toMatchObject({ user: { iin: who.iin, phone: digits } });
    // It has opened its account, and opens no other.
    expect(await proofs()).toEqual(before);
    office.strangersPhones.delete(digits);
  });
  it("refuses a signature under another nonce", async () => {
    const signature = await signers.sign(await signers.issue(iinOf("nothing")), bytesOfNonce((await begin()).nonce));
    const { nonce } = await begin();
    expect((await office.post("/getAuthLogin", { nonce, verifier, signature })).body).toMatchObject({ reason: "contentDiffers" });
  });
  it("refuses a revoked certificate", async () => {
    const who = await signers.issue(iinOf("nothing"));
    signers.revoke(who);
    expect((await bySignature(who)).body).toMatchObject({ reason: "revoked" });
  });
  it("refuses a certificate about whose revocation nothing is known", async () => {
    signers.list.known = false;
    expect((await bySignature(await signers.issue(iinOf("nothing")))).body).toMatchObject({ reason: "revocationUnknown" });
  });
  it("refuses an expired certificate", async () => {
    const validity = { notBefore: new Date(START - 9e9), notAfter: new Date(START - 1e9) };
    expect((await bySignature(await signers.authority.issue(signers.holder(iinOf("nothing")), validity))).body).toMatchObject({
      reason: "expired",
    });
  });
  it("refuses a certificate from an unknown issuer, whatever its name", async () => {
    const stranger = await signersAt(START);
    const { nonce } = await begin();
    const signature = await stranger.sign(await stranger.issue(iinOf("nothing")), bytesOfNonce(nonce));
    expect((await office.post("/getAuthLogin", { nonce, verifier, signature })).body).toMatchObject({ reason: "notTrusted" });
  });
  it("refuses a signature with a swapped certificate", async () => {
    const own = await signers.issue("010101500019");
    const victim = await signers.issue(iinOf("nothing"));
    expect((await bySignature({ key: own.key, certificate: victim.certificate })).body).toMatchObject({ reason: "signatureWrong" });
  });
  it("accepts a key for authentication alone", async () => {
    const who = await signers.issueFor(iinOf("nothing"));
    expect((await bySignature(who)).body).toMatchObject({ status: "ok" });
  });
  it.each(["", "AAAA", "not base64 at all ☃", "MAA="])("refuses %j as a signature", async (signature) => {
    const { nonce } = await begin();
    const { status, body } = await office.post("/getAuthLogin", { nonce, verifier, signature });
    expect([status === 400, body["reason"]].some((one) => one === true || one === "malformed")).toBe(true);
  });
});

describe("login by a phone", () => {
  const open = async (challenge = digestOf(verifier)) =>
    (await office.post("/egovQrInit", { challenge })).body as { nonce: string; dataURL: string; value: string };
  const hand = async ({ nonce, dataURL }: { nonce: string; dataURL: string }, more: object = {}) =>
    office.post("/egovQrSetData", { dataUrl: dataURL, nonce, verifier, ...more });
  const signedBy = async (nonce: string, iin: string) =>
    new Map([["login", await signers.sign(await signers.issue(iin), bytesOfNonce(nonce))]]);

  it("waits for the phone, then for its signature, and signs in once", async () => {
    const code = await open();
    expect((await hand(code)).body).toMatchObject({ state: "waiting" });
    phone.state.scanned = true;
    const { body } = await hand(code);
    expect(body).toMatchObject({ state: "scanned" });
    const ask = async () => office.post("/egovQrGetData", { signUrl: body["signUrl"], nonce: code.nonce, verifier });
    expect((await ask()).body).toEqual({ status: "ok", state: "waiting" });
    phone.state.answer = await signedBy(code.nonce, iinOf("nothing"));
    const both = await Promise.all([ask(), ask()]);
    expect(both.map((answer) => answer.body["state"]).toSorted()).toEqual(["expired", "signed"]);
    expect(both.filter((answer) => tokenOf(answer) !== "")).toHaveLength(1);
    expect(phone.handed.at(-1)).toEqual([{ id: "login", data: Buffer.from(code.nonce).toString("base64") }]);
  });
  it("reports a refusal on the phone as a state and not as an error", async () => {
    const code = await open();
    phone.state.scanned = true;
    const { body } = await hand(code);
    phone.state.answer = "cancelled";
    const input = { signUrl: body["signUrl"], nonce: code.nonce, verifier };
    expect((await office.post("/egovQrGetData", input)).body).toEqual({ status: "ok", state: "cancelled" });
    expect((await office.post("/egovQrGetData", input)).body).toEqual({ status: "ok", state: "expired" });
  });
  it("S42 only the browser that showed the code receives the result", async () => {
    const code = await open();
    expect((await hand(code, { verifier: "another-browser" })).status).toBe(404);
    expect((await hand(code, { nonce: "x".repeat(43) })).status).toBe(404);
  });
  it("never requests an address that a visitor names", async () => {
    const code = await open();
    expect((await hand(code, { dataUrl: "https://evil.example/data" })).status).toBe(400);
    expect((await office.post("/egovQrGetData", { signUrl: "https://evil.example/", nonce: code.nonce, verifier })).status).toBe(400);
  });
  it("refuses an expired code", async () => {
    const code = await open();
    office.clock.now += NONCE_MS;
    expect((await hand(code)).body).toEqual({ status: "ok", state: "expired" });
  });
});

it("login by a signature is unavailable when no authority is trusted", async () => {
  const without = await backOffice();
  expect((await without.post("/authLogin", { challenge: digestOf(verifier) })).status).toBe(503);
  expect((await without.post("/egovQrInit", { challenge: digestOf(verifier) })).status).toBe(503);
  await without.database.close();
});
