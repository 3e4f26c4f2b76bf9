import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { digestOf } from "../../platform/codes/pkce.ts";
import { seedSignings } from "../../seed/seed-signings.ts";
import { backOffice, START, type BackOffice } from "../../testing/back-office.ts";
import { contractsBought, order } from "../../testing/purchase.ts";
import { phoneInMemory, signersAt, type Signers } from "../../testing/signing/signers.ts";

let signers: Signers;
let office: BackOffice;
let token: string;
const phone = phoneInMemory(() => office.clock.now);
const verifier = "only-this-browser-holds-it-0000000000000000";

interface RequestAnswer {
  readonly GUID: string;
  readonly state: string;
  readonly own: boolean;
  readonly parties: readonly { readonly signedAt: string | null; readonly you: boolean; readonly iin: string }[];
  readonly documents: readonly {
    readonly type: string;
    readonly sha256: string;
    readonly size: number;
    readonly pages: number;
    readonly signed: boolean;
    readonly signers: readonly object[];
  }[];
}

beforeAll(async () => {
  signers = await signersAt(START);
  office = await backOffice(undefined, { signatures: signers.signatures, qrSigning: phone.service });
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
  token = await office.login("everyStatus");
});
afterAll(() => office.database.close());

const list = async () => (await office.post("/checkSignedByGuid", {}, token)).body["requests"] as readonly RequestAnswer[];
const inState = async (state: string): Promise<RequestAnswer> => {
  const found = (await list()).find((one) => one.state === state);
  if (!found) throw new Error(`no request is ${state}`);
  return found;
};
const get = async (path: string, GUID: string, type: string, by: string | undefined = token) =>
  office.ask("GET", `${path}?${new URLSearchParams({ GUID, type }).toString()}`, { token: by });
const bytesOf = async ({ GUID }: RequestAnswer, type: string) =>
  Buffer.from(String((await get("/getDecryption", GUID, type)).body["data"]), "base64");
const own = () => office.person("everyStatus").iin ?? "";
const signed = async (request: RequestAnswer, who: Awaited<ReturnType<Signers["issue"]>>, types = ["contract", "rules"]) =>
  Promise.all(types.map(async (type) => ({ type, cms: await signers.sign(who, new Uint8Array(await bytesOf(request, type))) })));
const send = async (GUID: string, signatures: object, by = token) => office.post("/egovVerify", { GUID, signatures }, by);

describe("requests to sign", () => {
  it("exist in every state", async () => {
    expect((await list()).map(({ state }) => state).toSorted()).toEqual(["expired", "partly", "signed", "waiting"]);
  });
  it("documents are PDFs with the stated size, pages and digest, the same for every reader", async () => {
    const request = await inState("waiting");
    for (const { type, sha256, size, pages } of request.documents) {
      const file = await bytesOf(request, type);
      expect(file.subarray(0, 5).toString()).toBe("%PDF-");
      expect([createHash("sha256").update(file).digest("hex"), file.byteLength]).toEqual([sha256, size]);
      expect(pages).toBeGreaterThan(0);
      expect(await bytesOf(request, type)).toEqual(file);
    }
  });
  it("hide the documents and signatures of others", async () => {
    const { GUID } = await inState("signed");
    const stranger = await office.login("overdue");
    for (const path of ["/check-sign", "/getDecryption", "/cmsDataInfo"]) {
      expect((await get(path, GUID, "contract", stranger)).status).toBe(404);
      expect((await get(path, GUID, "contract", "")).status).toBe(401);
    }
    const waiting = await inState("waiting");
    const phoneCode = { challenge: digestOf(verifier), GUID: waiting.GUID };
    expect((await office.post("/egovQrInit", phoneCode, stranger)).status).toBe(404);
  });
  it("show anyone who has the GUID who signed, and neither content nor numbers", async () => {
    const { GUID } = await inState("signed");
    const { status, body } = await office.post("/checkSignedByGuid", { GUID: GUID.toUpperCase() });
    expect(status).toBe(200);
    const request = body["request"] as RequestAnswer;
    expect(request).toMatchObject({ state: "signed", own: false });
    expect(request.documents[0]?.signers).toHaveLength(2);
    expect(JSON.stringify(body)).not.toContain(own());
    expect(request.parties[1]?.iin).toMatch(/^88\*{10}$/);
  });
  it.each(["00000000-0000-4000-8000-000000000000", "no guid"])("are not found by %s", async (GUID) => {
    expect((await office.post("/checkSignedByGuid", { GUID })).status).toBe(404);
  });
  it("the list requires a sign-in", async () => {
    expect((await office.post("/checkSignedByGuid", {})).status).toBe(401);
  });
});

describe("a signature under a document", () => {
  it.each([
    ["of another person", async (request: RequestAnswer) => signed(request, await signers.issue("010101500019")), "otherPerson"],
    [
      "under other bytes",
      async () => [{ type: "contract", cms: await signers.sign(await signers.issue(own()), Uint8Array.of(1)) }],
      "contentDiffers",
    ],
    ["under a document that is not here", async () => [{ type: "nothing", cms: "MAA=" }], "otherDocument"],
    ["that is none", async () => [{ type: "contract", cms: "MAA=" }], "malformed"],
  ])("%s is refused", async (_, make, reason) => {
    const request = await inState("waiting");
    expect((await send(request.GUID, await make(request))).body).toMatchObject({ status: "error", reason });
    expect((await inState("waiting")).documents.every((document) => !document.signed)).toBe(true);
  });
  it.each([
    ["for signing in alone", undefined, "authenticationKey"],
    ["of a website", "1.3.6.1.5.5.7.3.1", "wrongPurpose"],
    ["of a time-stamping service", "1.3.6.1.5.5.7.3.8", "wrongPurpose"],
  ])("by a key that is %s is refused", async (_, use, reason) => {
    const request = await inState("waiting");
    expect((await send(request.GUID, await signed(request, await signers.issueFor(own(), use)))).body).toMatchObject({ reason });
  });
  it("for a legal entity is accepted only from a key of that entity", async () => {
    const request = await inState("partly");
    const party = office.database.queries
      .updateTable("signing_party")
      .where("request_id", "=", request.GUID)
      .where("role", "=", "policyholder");
    await party.set({ bin: "150340012340" }).execute();
    const isForCompany = async () => (await office.post("/checkSignedByGuid", { GUID: request.GUID }, token)).body["request"];
    expect(await isForCompany()).toMatchObject({ forCompany: true });
    const ofPerson = await signers.issue(own());
    const ofAnother = await signers.issue(own(), { role: "head", bin: "990240001239", organisation: "ТОО" });
    for (const who of [ofPerson, ofAnother])
      expect((await send(request.GUID, await signed(request, who, ["contract"]))).body).toMatchObject({ reason: "otherOrganisation" });
    const ofEntity = await signers.issue(own(), { role: "head", bin: "150340012340", organisation: "ТОО" });
    expect((await send(request.GUID, await signed(request, ofEntity, ["rules"]))).body).toMatchObject({ status: "ok" });
    await party.set({ bin: null }).execute();
    expect(await isForCompany()).not.toHaveProperty("forCompany");
  });
  it("after the deadline is refused", async () => {
    const request = await inState("expired");
    expect((await send(request.GUID, await signed(request, await signers.issue(own())))).body).toMatchObject({ reason: "deadlinePassed" });
  });
  it("is not accepted from a person who is not a party", async () => {
    const request = await inState("waiting");
    const stranger = await office.login("overdue");
    expect((await send(request.GUID, [], stranger)).body).toMatchObject({ reason: "notParty" });
  });
  it("may cover one of two documents first, then the rest, and the last signature completes the request", async () => {
    const request = await inState("partly");
    const who = await signers.issue(own());
    const first = await send(request.GUID, await signed(request, who, ["rules"]));
    expect(first.body).toMatchObject({ status: "ok", request: { state: "partly" } });
    const all = await signed(request, who);
    const last = await send(request.GUID, all);
    expect(last.body).toMatchObject({ status: "ok", request: { state: "signed", documents: [{ signed: true }, { signed: true }] } });
    // Sent again, nothing is added.
    expect((await send(request.GUID, all)).body).toMatchObject({ status: "ok" });
    expect((await get("/cmsDataInfo", request.GUID, "contract")).body).toMatchObject({ files: [{}, {}], signers: [{}, {}] });
    expect((await get("/check-sign", request.GUID, "contract")).body).toMatchObject({ verdict: "good" });
    expect((await bytesOf(request, "sheet")).subarray(0, 5).toString()).toBe("%PDF-");
  });
  it("may come from a phone", async () => {
    const request = await inState("waiting");
    const code = (await office.post("/egovQrInit", { challenge: digestOf(verifier), GUID: request.GUID }, token)).body;
    expect(code["linkPhone"]).toBe(`+7 7** *** **${office.person("everyStatus").phone.slice(-2)}`);
    phone.state.scanned = true;
    const input = { nonce: code["nonce"], verifier };
    const { body } = await office.post("/egovQrSetData", { ...input, dataUrl: code["dataURL"] }, token);
    const who = await signers.issue(own());
    const papers = phone.handed.at(-1) ?? [];
    expect(papers.map(({ id }) => id)).toEqual(["contract", "rules"]);
    phone.state.answer = new Map(
      await Promise.all(
        papers.map(async ({ id, data }) => [id, await signers.sign(who, new Uint8Array(Buffer.from(data, "base64")))] as const),
      ),
    );
    // Only who began it in the cabinet sees its end.
    expect((await office.post("/egovQrGetData", { ...input, signUrl: body["signUrl"] })).status).toBe(404);
    const ended = await office.post("/egovQrGetData", { ...input, signUrl: body["signUrl"] }, token);
    expect(ended.body).toMatchObject({ status: "ok", state: "signed", request: { state: "signed" } });
  });
});

it("a bought policy awaits a signature", async () => {
  const buyer = await office.login("nothing");
  const hash = await order(office, buyer);
  await office.post("/kaspi-qr-pay", { hash, attempt: 1 }, buyer);
  office.bank.put("paid");
  await office.minuteLater();
  await contractsBought(office, hash);
  await office.provider.work();
  const again = await office.login("nothing");
  const { body } = await office.post("/checkSignedByGuid", {}, again);
  // The e-mail of the purchase has brought them.
  expect(body["requests"]).toMatchObject([{ state: "waiting", own: true, documents: [{ type: "contract" }, { type: "rules" }] }]);
  const [{ GUID }] = body["requests"] as [RequestAnswer];
  const opened = await office.post("/checkSignedByGuid", { GUID }, again);
  expect(opened.body["request"]).toMatchObject({ state: "waiting", documents: [{ type: "contract" }, { type: "rules" }] });
});
