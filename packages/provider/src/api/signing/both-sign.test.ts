import { randomBytes } from "node:crypto";
import { calls } from "@shanyraq/calls";
import { locales } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { createTrustList, verifyAt, readEvidenceFiles, verifyCms } from "@shanyraq/signing";
import type { KeyAlgorithm } from "@shanyraq/signing/authority";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { requestSignatures } from "../../domain/agreements/request-signatures.ts";
import { START } from "../../testing/back-office.ts";
import { insurersSignatory } from "../../testing/signing/insurer-key.ts";
import { openSigningOffice, signedParties, type SigningOffice } from "../../testing/signing/signed-purchase.ts";
import { wordsOfPdf } from "../../testing/words-of-pdf.ts";

const TEN_YEARS_MS = 3_650 * 86_400_000;
let opened: SigningOffice;

describe.each<KeyAlgorithm>(["rsa", "gost-512"])("a bought contract, with keys of %s", (algorithm) => {
  beforeAll(async () => {
    opened = await openSigningOffice(algorithm);
  });
  afterAll(() => opened.close());

  it("is signed by the insurer and by the customer, and both signatures are verified with it", async () => {
    const { buy, get, read, signByCustomer } = opened;
    const { GUID, contractId } = await buy();
    expect(signedParties(await read(GUID, "customer"))).toEqual([
      ["insurer", true],
      ["policyholder", false],
    ]);
    expect(await opened.standing(contractId)).toMatchObject({ state: "partly", signed: false });
    expect(await signByCustomer(GUID)).toMatchObject({ status: "ok", request: { state: "signed" } });
    expect(await opened.standing(contractId)).toMatchObject({ state: "signed", signed: true, parties: [{ role: "insurer" }, {}] });
    for (const type of ["contract", "rules"]) {
      expect(await get("/check-sign", GUID, type)).toMatchObject({
        verdict: "good",
        signers: [
          { bin: insurersSignatory.bin, role: "head", proved: true, revocation: "good" },
          { bin: "", role: "person", proved: true, revocation: "good" },
        ],
      });
      expect((await get("/cmsDataInfo", GUID, type))["files"]).toHaveLength(2);
    }
  });

  it("shows both signers to anyone who has its number, and no number of a person", async () => {
    const { GUID } = await opened.buy();
    await opened.signByCustomer(GUID);
    const seen = await opened.read(GUID);
    expect(seen).toMatchObject({ state: "signed", own: false });
    expect(seen.documents.map(({ signers }) => signers.map(({ bin }) => bin))).toEqual([
      [insurersSignatory.bin, ""],
      [insurersSignatory.bin, ""],
    ]);
    expect(JSON.stringify(seen)).not.toContain(insurersSignatory.iin);
  });

  it("can be proved ten years later by its archive, which holds both signatures of each paper", async () => {
    const { GUID } = await opened.buy();
    await opened.signByCustomer(GUID);
    const signatures = readEvidenceFiles(unzipSync(await opened.bytesOf(GUID, "evidence")));
    const root = createTrustList({ anchors: [opened.signers.authority.root.certificate.bytes] });
    if (!root.ok || !signatures) throw new Error("the archive can be read");
    expect(signatures.map(({ name }) => name)).toEqual(["contract", "contract", "rules", "rules"]);
    const at = new Date(START + TEN_YEARS_MS);
    for (const { cms, content, evidence } of signatures)
      expect(await verifyCms(cms, { ...verifyAt(evidence, root.value), at, content })).toMatchObject({ value: { verdict: "good" } });
  });
});

describe("the parties of a request", () => {
  beforeAll(async () => {
    opened = await openSigningOffice("ecdsa");
  });
  afterAll(() => opened.close());
  const request = async (who: "nothing" | "nonResident", withInsurer: boolean) => {
    const { contractId } = await opened.buy();
    const { database, clock, person } = opened.office;
    const insurer = withInsurer ? { insurer: insurersSignatory } : {};
    return requestSignatures(database.queries, randomBytes, { contractId, customer: person(who), at: clock.now, ...insurer });
  };

  it.each(locales)("are both named on the policy and on the sheet of signatures in %s", async (lang) => {
    const { contractId, GUID } = await opened.buy();
    await opened.signByCustomer(GUID);
    const ask = async (path: string, query: Readonly<Record<string, string>>) => {
      const headers = { lang };
      const token = await opened.office.login("nothing");
      const { body } = await opened.office.ask("GET", `${path}?${new URLSearchParams(query).toString()}`, { token, headers });
      return wordsOfPdf(body["data"]).replaceAll("\u00a0", " ");
    };
    const policy = await ask(calls.contractDocument.path, { contractId, type: "policy", lang });
    const { surname } = opened.office.person("nothing");
    expect(policy).toContain(`${text(lang, "document.policy.signs.insurer")} ${insurersSignatory.name}`);
    expect(policy).toContain(`${text(lang, "document.policy.signs.policyholder")} ${surname}`);
    const sheet = await ask("/getDecryption", { GUID, type: "sheet" });
    expect(sheet.split(text(lang, "signature.sheet.signer"))).toHaveLength(5);
    expect(sheet).toContain(`Insurer, ${insurersSignatory.bin}`);
  });

  it("are the insurer alone when the customer is a foreigner without a number, and its signature completes their papers", async () => {
    const GUID = await request("nonResident", true);
    await opened.office.minuteLater();
    expect(await opened.read(GUID ?? "")).toMatchObject({ state: "signed", parties: [{ role: "insurer" }] });
  });

  it("let that foreigner download the papers and the insurer's signatures, and nobody else", async () => {
    const { contractId } = await opened.buy();
    const { database, clock, person } = opened.office;
    const foreigner = person("nonResident");
    await database.queries.updateTable("contract").set({ customer_id: foreigner.id }).where("id", "=", contractId).execute();
    const signing = { contractId, customer: foreigner, at: clock.now, insurer: insurersSignatory };
    const GUID = (await requestSignatures(database.queries, randomBytes, signing)) ?? "";
    await opened.office.minuteLater();
    await opened.office.provider.work();
    const read = async (who: "nonResident" | "overdue", path: string, more: object = {}) =>
      opened.office.ask("GET", `${path}?${new URLSearchParams({ GUID, ...more }).toString()}`, { token: await opened.office.login(who) });
    expect((await read("nonResident", "/cmsDataInfo", { type: "contract" })).body["files"]).toHaveLength(1);
    expect((await read("nonResident", "/getDecryption", { type: "sheet" })).status).toBe(200);
    expect((await read("overdue", "/cmsDataInfo", { type: "contract" })).status).toBe(404);
    const token = await opened.office.login("nonResident");
    expect((await opened.office.post("/checkSignedByGuid", { GUID }, token)).body).toMatchObject({ request: { own: false, holder: true } });
    const listed = (await opened.office.post("/checkSignedByGuid", {}, token)).body["requests"] as { readonly GUID: string }[];
    expect(listed.map((one) => one.GUID)).toContain(GUID);
  });

  it("do not exist when such a foreigner buys from an insurer without a key", async () => {
    expect(await request("nonResident", false)).toBeUndefined();
  });

  it("stay the customer alone in a request that was made before the insurer had a key", async () => {
    const GUID = (await request("nothing", false)) ?? "";
    await opened.read(GUID, "customer");
    opened.key.asked.length = 0;
    expect(await opened.office.options.insurerKey?.signPapers(GUID)).toEqual([]);
    await opened.office.minuteLater();
    expect(opened.key.asked).toEqual([]);
    expect(signedParties(await opened.read(GUID))).toEqual([["policyholder", false]]);
    expect(await opened.signByCustomer(GUID)).toMatchObject({ request: { state: "signed" } });
  });

  it("are the customer alone when the insurer has no key", async () => {
    const { buy, signByCustomer, close } = await openSigningOffice("ecdsa", { withKey: false });
    const { GUID } = await buy();
    expect(await signByCustomer(GUID)).toMatchObject({ request: { state: "signed", parties: [{ role: "policyholder", you: true }] } });
    await close();
  });

  it("sign with a key each, even if the same person signs for both", async () => {
    const { GUID } = await opened.buy();
    const { iin } = insurersSignatory;
    const { queries } = opened.office.database;
    await queries.updateTable("signing_party").set({ iin }).where("request_id", "=", GUID).where("role", "=", "policyholder").execute();
    expect(await opened.sign(GUID, opened.key.own)).toMatchObject({ status: "error", reason: "sameSigner" });
    expect(await opened.sign(GUID, await opened.signers.issue(iin))).toMatchObject({ status: "ok", request: { state: "signed" } });
  });
});
