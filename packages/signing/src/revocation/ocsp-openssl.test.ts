import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Identity } from "../authority/issue-certificate.ts";
import { createTestAuthority, type TestAuthority } from "../authority/test-authority.ts";
import type { OcspStatus } from "../authority/write-revocations.ts";
import { ownBytes, toBase64, toHex, type Bytes } from "../bytes.ts";
import { holder, random } from "../testing/world.ts";
import { freshAnswer } from "./fresh-answer.ts";
import { askOcsp } from "./ocsp.ts";
import { ocspRequest } from "./ocsp-request.ts";

const HOUR = 3_600_000;
/** Openssl goes by the clock of its machine. */
const now = new Date();
const validity = { thisUpdate: new Date(now.getTime() - HOUR), nextUpdate: new Date(now.getTime() + HOUR) };
const folder = mkdtempSync(path.join(tmpdir(), "ocsp-"));
const file = (name: string) => path.join(folder, name);
const keep = (name: string, bytes: Uint8Array) => writeFileSync(file(name), bytes);
const pem = (bytes: Uint8Array) => `-----BEGIN CERTIFICATE-----\n${toBase64(bytes).replace(/.{64}/g, "$&\n")}\n-----END CERTIFICATE-----\n`;
/** What it says, good or bad, of which it says a part on the other stream. */
function openssl(...args: readonly string[]): string {
  const { stdout, stderr } = spawnSync("openssl", args, { encoding: "utf8", cwd: folder });
  return stdout + stderr;
}

let authority: TestAuthority;
let person: Identity;
const nonce = ownBytes(random(16));

beforeAll(async () => {
  authority = await createTestAuthority({
    algorithm: "rsa",
    now,
    random,
    ocspUrl: "http://ocsp.example/a",
    crlUrl: "http://crl.example/a",
  });
  person = await authority.issue(holder);
  writeFileSync(file("person.pem"), pem(person.certificate.bytes));
  writeFileSync(file("issuing.pem"), pem(authority.issuing.certificate.bytes));
  writeFileSync(file("root.pem"), pem(authority.root.certificate.bytes));
  keep("request.der", await ocspRequest(person.certificate, authority.issuing.certificate, nonce));
});
afterAll(() => rmSync(folder, { recursive: true }));

it("openssl reads our request: whose certificate, and the nonce", () => {
  const output = openssl("ocsp", "-reqin", "request.der", "-req_text");
  expect(output).toContain(`Serial Number: ${toHex(person.certificate.serial).toUpperCase()}`);
  expect(output).toContain("Hash Algorithm: sha1");
  expect(output.replace(/\s/g, "")).toContain(`OCSPNonce:0410${toHex(nonce).toUpperCase()}`);
});

it("openssl reads in our certificates where to ask", () => {
  expect(openssl("x509", "-in", "person.pem", "-noout", "-ocsp_uri").trim()).toBe("http://ocsp.example/a");
  expect(openssl("x509", "-in", "person.pem", "-noout", "-ext", "crlDistributionPoints")).toContain("URI:http://crl.example/a");
  expect(openssl("verify", "-CAfile", "root.pem", "-untrusted", "issuing.pem", "person.pem")).toContain("person.pem: OK");
});

it.each<readonly [string, OcspStatus]>([
  ["good", "good"],
  ["unknown", "unknown"],
  ["revoked", { serial: new Uint8Array(), since: validity.thisUpdate, reason: 1 }],
])("openssl accepts our responder's answer: %s", async (word, status) => {
  keep("response.der", await authority.answer(readFileSync(file("request.der")), () => status, validity));
  const chain = ["-CAfile", "root.pem", "-verify_other", "issuing.pem"];
  const output = openssl("ocsp", "-issuer", "issuing.pem", "-cert", "person.pem", "-respin", "response.der", ...chain, "-no_nonce");
  expect(output).toContain("Response verify OK");
  expect(output).toContain(`person.pem: ${word}`);
  // Beside the question it looks at the number as well.
  expect(openssl("ocsp", "-reqin", "request.der", "-respin", "response.der", ...chain)).toBe("Response verify OK\n");
  if (word === "revoked") expect(output).toContain("Reason: keyCompromise");
});

it.each([Uint8Array.of(), Uint8Array.of(0x30, 0), random(40)])("our responder refuses a malformed request (%#)", async (request) => {
  keep("refusal.der", await authority.answer(request, () => "good", validity));
  expect(openssl("ocsp", "-respin", "refusal.der", "-noverify")).toContain("malformedrequest");
});
it("our responder does not answer for another authority", async () => {
  const other = await createTestAuthority({ algorithm: "ecdsa", now, random });
  keep("refusal.der", await other.answer(readFileSync(file("request.der")), () => "good", validity));
  expect(openssl("ocsp", "-respin", "refusal.der", "-noverify")).toContain("unauthorized");
});

/** A responder of openssl with an authority of its own, and what it answers to a question of ours. */
async function openssls(state: "V" | "R"): Promise<{ response: Bytes; about: Parameters<typeof freshAnswer>[1] }> {
  const { readCertificateFile } = await import("../x509/certificate.ts");
  openssl("req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=CA", "-keyout", "ca.key", "-out", "ca.pem", "-days", "2");
  openssl("req", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=Who", "-keyout", "who.key", "-out", "who.csr");
  openssl("x509", "-req", "-in", "who.csr", "-CA", "ca.pem", "-CAkey", "ca.key", "-set_serial", "0x4D2", "-days", "2", "-out", "who.pem");
  const [certificate, issuer] = ["who.pem", "ca.pem"].map((name) => readCertificateFile(readFileSync(file(name))));
  if (!certificate?.ok || !issuer?.ok) throw new Error("openssl makes certificates");
  keep("asked.der", await ocspRequest(certificate.value, issuer.value, nonce));
  const stamp = `${new Date(now.getTime() - HOUR).toISOString().replace(/\D/g, "").slice(2, 14)}Z`;
  writeFileSync(file("index.txt"), `${state}\t991231235959Z\t${state === "R" ? `${stamp},keyCompromise` : ""}\t04D2\tunknown\t/CN=Who\n`);
  const responder = ["ocsp", "-index", "index.txt", "-CA", "ca.pem", "-rsigner", "ca.pem", "-rkey", "ca.key"];
  openssl(...responder, "-reqin", "asked.der", "-respout", "said.der", "-nmin", "5");
  return { response: ownBytes(readFileSync(file("said.der"))), about: { certificate: certificate.value, issuer: issuer.value, nonce } };
}

it("the answer of openssl's responder is read: good with the nonce, and for no other request", async () => {
  const { response, about } = await openssls("V");
  const at = new Date();
  expect(await askOcsp(response, about.certificate, about.issuer, at, at)).toEqual({ status: "good" });
  expect((await freshAnswer(response, about, at))?.until?.getTime()).toBeGreaterThan(at.getTime());
  expect(await freshAnswer(response, { ...about, nonce: random(16) }, at)).toBeUndefined();
  expect(await freshAnswer(response, about, new Date(at.getTime() + HOUR))).toBeUndefined();
});
it("the answer of openssl's responder is read: revoked, because the key was compromised", async () => {
  const { response, about } = await openssls("R");
  const at = new Date();
  expect(await askOcsp(response, about.certificate, about.issuer, at, at)).toMatchObject({ status: "revoked", keyCompromised: true });
  expect(await freshAnswer(response, about, at)).toBeDefined();
});
