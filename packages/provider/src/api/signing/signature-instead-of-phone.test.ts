import { afterAll, beforeAll, expect, it } from "vitest";
import { bytesOfNonce, digestOf } from "../../platform/codes/pkce.ts";
import { codeTo, newcomer, stepOne, stepTwo, tokenOf } from "../../testing/account.ts";
import { backOffice, START, type BackOffice } from "../../testing/back-office.ts";
import { signersAt, type Signers } from "../../testing/signing/signers.ts";

let signers: Signers;
let office: BackOffice;
beforeAll(async () => {
  signers = await signersAt(START);
  office = await backOffice(undefined, { signatures: signers.signatures, withoutBase: true });
});
afterAll(() => office.database.close());

it("without a citizens' base a phone does not open an account, and a signature does", async () => {
  const check = async () => (await office.post("/checkRegister", { iin: newcomer.iin, phone: newcomer.phone })).body;
  expect(await check()).toMatchObject({ status: "", reason: "closed" });
  expect((await stepOne(office)).body).toMatchObject({ status: "", reason: "closed" });
  expect(office.inbox).toEqual([]);

  const verifier = "only-this-browser-holds-it-0000000000000000";
  const { nonce } = (await office.post("/authLogin", { challenge: digestOf(verifier) })).body as { nonce: string };
  const signature = await signers.sign(await signers.issue(newcomer.iin), bytesOfNonce(nonce));
  expect((await office.post("/getAuthLogin", { nonce, verifier, signature })).body).toMatchObject({ reason: "noAccount" });
  expect(await check()).toMatchObject({ status: "ok" });
  await stepOne(office);
  expect(tokenOf(await stepTwo(office, codeTo(office, newcomer.digits)))).toMatch(/^prv_/);
});

it("a signature login resets the wrong passwords of its owner's account", async () => {
  const person = office.person("nothing");
  const { queries } = office.database;
  await office.post("/api/login", { iin: person.iin, password: "wrong" });
  expect(await queries.selectFrom("login_failure").select("count").execute()).toEqual([{ count: 1 }]);
  const verifier = "only-this-browser-holds-it-0000000000000000";
  const { nonce } = (await office.post("/authLogin", { challenge: digestOf(verifier) })).body as { nonce: string };
  const signature = await signers.sign(await signers.issue(person.iin ?? ""), bytesOfNonce(nonce));
  expect((await office.post("/getAuthLogin", { nonce, verifier, signature })).body).toMatchObject({ status: "ok" });
  expect(await queries.selectFrom("login_failure").select("count").execute()).toEqual([]);
});
