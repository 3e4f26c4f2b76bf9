import {
  createTrustList,
  verifyAt,
  ocspRequest,
  readCertificate,
  readEvidenceFiles,
  verifyCms,
  type AskRevocation,
} from "@shanyraq/signing";
import type { OcspStatus } from "@shanyraq/signing/authority";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seedSignings } from "../../seed/seed-signings.ts";
import { backOffice, START, type BackOffice } from "../../testing/back-office.ts";
import { signersAt, type Signers } from "../../testing/signing/signers.ts";

const TEN_YEARS_MS = 10 * 365 * 24 * 3_600_000;
let signers: Signers;
let office: BackOffice;
let GUID: string;
/** The responder that is asked about certificates; in most of these tests it gives no answer. */
const responder: { answer: AskRevocation } = { answer: async () => ({}) };
/** What the responder of the signers' authority says; of the authority itself it says nothing. */
const saying =
  (status: OcspStatus): AskRevocation =>
  async (certificate, issuer) => {
    const [about, by] = [readCertificate(certificate), readCertificate(issuer)];
    if (!about.ok || !by.ok || Buffer.compare(issuer, signers.authority.issuing.certificate.bytes) !== 0) return {};
    const validity = { thisUpdate: new Date(START), nextUpdate: new Date(START + 60_000) };
    return { ocsp: [await signers.authority.answer(await ocspRequest(about.value, by.value), () => status, validity)] };
  };

beforeAll(async () => {
  signers = await signersAt(START);
  office = await backOffice(undefined, { signatures: { ...signers.signatures, ask: async (...args) => responder.answer(...args) } });
  await seedSignings(office.database, {
    now: START,
    siteOrigin: "https://life.example",
    signer: {
      insurer: { name: "Ахметов Арман", iin: "700101300015", bin: "190740099992" },
      sign: async (iin, content, at) => {
        const cms = await signers.sign(await signers.issue(iin), content, at);
        return { cms, ...(await signers.judged(cms, content)) };
      },
    },
  });
  const token = await office.login("everyStatus");
  const { body } = await office.post("/checkSignedByGuid", {}, token);
  const request = (body["requests"] as { readonly GUID: string; readonly state: string }[]).find(({ state }) => state === "waiting");
  GUID = request?.GUID ?? "";
});
afterAll(() => office.database.close());

const check = async () => {
  const token = await office.login("everyStatus");
  return (await office.ask("GET", `/check-sign?${new URLSearchParams({ GUID, type: "contract" }).toString()}`, { token })).body;
};
async function sign() {
  const token = await office.login("everyStatus");
  const path = `/getDecryption?${new URLSearchParams({ GUID, type: "contract" }).toString()}`;
  const { body } = await office.ask("GET", path, { token });
  const who = await signers.issue(office.person("everyStatus").iin ?? "");
  const cms = await signers.sign(who, new Uint8Array(Buffer.from(String(body["data"]), "base64")));
  return { who, send: async () => office.post("/egovVerify", { GUID, signatures: [{ type: "contract", cms }] }, token) };
}
const count = async (table: "evidence" | "signature_evidence") =>
  Number(
    (
      await office.database.queries
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as("all"))
        .executeTakeFirstOrThrow()
    ).all,
  );

it("a document that nobody has signed has no evidence, and the message says so", async () => {
  expect(await archive(await office.login("everyStatus"))).toMatchObject({
    status: 404,
    body: { message: expect.stringMatching(/^Доказательств/) as string },
  });
});

it("a signature by a key that was revoked before is refused, and nothing of it is kept", async () => {
  const before = [await count("evidence"), await count("signature_evidence")];
  const { who, send } = await sign();
  signers.revoke(who);
  expect((await send()).body).toMatchObject({ status: "error", reason: "revoked" });
  expect([await count("evidence"), await count("signature_evidence")]).toEqual(before);
});

it("a signature is refused when the authority's responder says that its key was revoked, even if the lists do not know of it", async () => {
  const before = [await count("evidence"), await count("signature_evidence")];
  const { who, send } = await sign();
  responder.answer = saying({ serial: who.certificate.serial, since: new Date(START - 60_000) });
  expect((await send()).body).toMatchObject({ status: "error", reason: "revoked" });
  expect([await count("evidence"), await count("signature_evidence")]).toEqual(before);
});

it("the evidence of a verification is kept beside the signature, once, however often it is sent", async () => {
  const { who, send } = await sign();
  responder.answer = saying("good");
  expect((await send()).body).toMatchObject({ status: "ok" });
  const before = [await count("evidence"), await count("signature_evidence")];
  expect((await send()).body).toMatchObject({ status: "ok" });
  expect([await count("evidence"), await count("signature_evidence")]).toEqual(before);
  const kept = await office.database.queries
    .selectFrom("signature")
    .innerJoin("signing_document", "signing_document.id", "signature.document_id")
    .innerJoin("signature_evidence", "signature_evidence.signature_id", "signature.id")
    .innerJoin("evidence", "evidence.sha256", "signature_evidence.sha256")
    .select("evidence.kind")
    .where("signing_document.request_id", "=", GUID)
    .orderBy("evidence.kind")
    .execute();
  // Its own certificate, the issuing authority's, the root's and the clock's; the root's list, and what the responder said.
  expect(kept.map(({ kind }) => kind)).toEqual(["certificate", "certificate", "certificate", "certificate", "crl", "ocsp"]);
  expect(await check()).toMatchObject({ verdict: "good", signers: [{ revocation: "good", proved: true }] });
  // From now on its key is revoked, and lists are no longer available.
  signers.revoke(who);
  signers.list.known = false;
  responder.answer = async () => ({});
  expect(await check()).toMatchObject({ verdict: "good" });
});

const archive = async (by: string) => {
  const { status, body } = await office.ask("GET", `/getDecryption?${new URLSearchParams({ GUID, type: "evidence" }).toString()}`, {
    token: by,
  });
  return { status, body, files: status === 200 ? unzipSync(new Uint8Array(Buffer.from(String(body["data"]), "base64"))) : {} };
};

it("all evidence is one file, by which a reader who knows only the root finds the signature good ten years later", async () => {
  const { body, files } = await archive(await office.login("everyStatus"));
  expect(body).toMatchObject({ type: "application/zip" });
  expect(new TextDecoder().decode(files["readme.txt"])).toContain(GUID);
  const root = createTrustList({ anchors: [signers.authority.root.certificate.bytes] });
  const read = readEvidenceFiles(files);
  if (!root.ok || !read) throw new Error("the archive can be read");
  expect(read.map(({ name }) => name)).toEqual(["contract"]);
  for (const { cms, content, evidence } of read) {
    const at = new Date(START + TEN_YEARS_MS);
    const verified = await verifyCms(cms, { ...verifyAt(evidence, root.value), at, content });
    expect(verified).toMatchObject({ ok: true, value: { verdict: "good" } });
    const other = await verifyCms(cms, { ...verifyAt(evidence, root.value), at, content: Uint8Array.of(1) });
    expect(other).toMatchObject({ ok: true, value: { verdict: "bad" } });
  }
  // A second request gets the same bytes.
  expect((await archive(await office.login("everyStatus"))).body["data"]).toBe(body["data"]);
  expect((await archive(await office.login("overdue"))).status).toBe(404);
  expect((await archive("")).status).toBe(401);
});

it("a signature is as good ten years later as it was", async () => {
  office.clock.now = START + TEN_YEARS_MS;
  expect(await check()).toMatchObject({
    verdict: "good",
    signers: [{ signature: "good", trust: "good", time: "good", revocation: "good" }],
  });
});

it("a signature from before evidence was kept is shown with the finding of that time", async () => {
  const { queries } = office.database;
  const ofRequest = queries.selectFrom("signing_document").select("id").where("request_id", "=", GUID);
  const { id, judged_at } = await queries
    .selectFrom("signature")
    .selectAll()
    .where("document_id", "in", ofRequest)
    .executeTakeFirstOrThrow();
  await queries.updateTable("signature").set({ judged_at: null }).where("id", "=", id).execute();
  expect(await check()).toMatchObject({ verdict: "good" });
  await queries.updateTable("signature").set({ judged_at }).where("id", "=", id).execute();
});

it("evidence cannot be changed or removed, and a changed signature is shown to be bad", async () => {
  const { queries } = office.database;
  await expect(
    queries
      .updateTable("evidence")
      .set({ content: Uint8Array.of(0) })
      .execute(),
  ).rejects.toThrow(/append-only/);
  await expect(queries.deleteFrom("evidence").execute()).rejects.toThrow(/append-only/);
  await expect(queries.deleteFrom("signature_evidence").execute()).rejects.toThrow(/append-only/);
  const ofRequest = queries.selectFrom("signing_document").select("id").where("request_id", "=", GUID);
  await queries.updateTable("signature").set({ cms: "MAA=" }).where("document_id", "in", ofRequest).execute();
  expect(await check()).toMatchObject({ verdict: "bad" });
});
