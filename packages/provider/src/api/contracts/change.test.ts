import { randomBytes } from "node:crypto";
import { letterSizes } from "@shanyraq/documents/testing/letter-sizes.ts";
import { addMonths } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { today } from "../../platform/server/moment.ts";
import { requestSignatures } from "../../domain/agreements/request-signatures.ts";
import { codeTo } from "../../testing/account.ts";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import {
  agreed,
  askChange,
  requestChange,
  confirmChange,
  digitsOf,
  identify,
  paidContract,
  signChange,
  toSister,
  type ChangeInput,
} from "../../testing/contracts/change.ts";
import { heldBy } from "../../testing/contracts/premium.ts";
import { pageFaults } from "../../testing/page-faults.ts";
import { wrongCode } from "../../testing/purchase.ts";

let office: BackOffice;
let token: string;
beforeEach(async () => {
  ({ office, token } = await signedInOffice("nothing"));
});
afterEach(() => office.database.close());

const WHO = "nothing";
const customer = () => office.person(WHO);
const calc = (contractId: string, change?: ChangeInput, by = token) =>
  office.post("/contract/calcChange", { contractId, ...(change && { change }) }, by);
const verify = (contractId: string, code: string, by = token) => office.post("/contract/calcChange/verifyID", { contractId, code }, by);
const schedule = async (contractId: string) => {
  const { body } = await office.post("/user/contracts/paymentSchedule", { contractId }, token);
  return (body["ScheduleBlock"] as { rows: Record<string, string | number>[] }).rows;
};
const people = async (contractId: string) => (await office.post("/user/contracts/beneficiary", { contractId }, token)).body["data"];
const annual: ChangeInput = { frequency: "annual" };

describe("beneficiaries", () => {
  it("are changed by identity, code and accepted agreement, and stay as they were until then", async () => {
    const requested = await requestChange(office, token, WHO);
    expect(await people(requested.contractId)).toEqual([]);
    expect((await confirmChange(office, token, requested)).body).toMatchObject({ status: "ok", requestID: requested.requestID });
    expect(await people(requested.contractId)).toEqual([]);
    const { body } = await office.post("/getAdditionalAgreement", { requestID: requested.requestID }, token);
    expect(Buffer.from(String(body["data"]), "base64").subarray(0, 5).toString()).toBe("%PDF-");
    expect(body).toMatchObject({ state: "waiting", kind: "beneficiaries", from: null });
    const sha256 = String(body["sha256"]);
    expect((await signChange(office, token, { requestID: requested.requestID, sha256 })).body).toMatchObject({ status: "ok" });
    expect(await people(requested.contractId)).toEqual([
      { name: "Волкова Анна", relation: "sibling", birth_date: "1996-01-01", share: 100 },
    ]);
  });

  it("are changed by an agreement in large print, if its customer reads that, and the bytes that they read are the ones they sign", async () => {
    await office.post("/userUpdate", { reading: "largePrint" }, token);
    const made = await agreed(office, token, WHO);
    expect(letterSizes(Buffer.from(String(made.agreement["data"]), "base64"))[0]).toBe(18);
    expect(await pageFaults(made.agreement["data"])).toEqual([]);
    expect((await signChange(office, token, made)).body).toMatchObject({ status: "ok" });
  });

  it("send a notice and an e-mail with the agreement, which is listed among the documents too", async () => {
    const made = await agreed(office, token, WHO);
    await signChange(office, token, made);
    await office.provider.work();
    const message = office.inbox.find(({ key }) => key.startsWith("changed/"));
    expect(message?.to).toBe(customer().email);
    expect(message?.attachments?.map(({ name }) => name)).toEqual([made.agreement["fileName"]]);
    expect(message?.attachments?.[0]?.data).toBe(made.agreement["data"]);
    const notices = await office.database.queries
      .selectFrom("notification")
      .select("kind")
      .where("customer_id", "=", customer().id)
      .execute();
    expect(notices.map(({ kind }) => kind).filter((kind) => kind === "contractChanged" || kind === "changeWaits")).toEqual([
      "contractChanged",
    ]);
    const { body } = await office.post("/getContractDocuments", { contractId: made.contractId }, token);
    const documents = body["documents"] as { type: string; url: string }[];
    const paper = documents.find(({ type }) => type === "agreement");
    expect((await office.ask("GET", paper?.url ?? "", { token })).body["data"]).toBe(made.agreement["data"]);
    expect(documents[0]?.type).toBe("policy");
  });

  it("leave the policy document as it was issued, even on the same day", async () => {
    const contractId = await paidContract(office, customer().id, { monthsAgo: 0 });
    const policy = async () =>
      (await office.ask("GET", `/user/contracts/document?${new URLSearchParams({ contractId, type: "policy" }).toString()}`, { token }))
        .body["data"];
    const before = await policy();
    await identify(office, token, contractId, WHO);
    const { body } = await askChange(office, token, contractId);
    const requestID = String(body["requestID"]);
    await confirmChange(office, token, { contractId, requestID, code: codeTo(office, customer().phone) });
    const agreement = await office.post("/getAdditionalAgreement", { requestID }, token);
    await signChange(office, token, { requestID, sha256: String(agreement.body["sha256"]) });
    expect(await people(contractId)).toHaveLength(1);
    expect(await policy()).toBe(before);
  });

  it.each([
    { beneficiaries: { list: [{ name: "А Б", relation: "child", birthDate: "2015-01-01", share: 90 }] } },
    { beneficiaries: { list: [{ name: "А Б", relation: "child", birthDate: "2030-01-01", share: 100 }] } },
    { beneficiaries: { list: [] } },
  ] satisfies readonly ChangeInput[])("are refused when the list is invalid: %j", async (change) => {
    const contractId = await paidContract(office, customer().id);
    await identify(office, token, contractId, WHO);
    expect((await calc(contractId, change)).status).toBe(400);
    expect((await askChange(office, token, contractId, change)).status).toBe(400);
  });
});

describe("premiums", () => {
  it("are shown before and after, and change with the next year of the policy", async () => {
    const contractId = await paidContract(office, customer().id);
    await identify(office, token, contractId, WHO);
    const { body } = await calc(contractId, annual);
    const from = addMonths(today(office.clock.now), 9);
    expect(body["priced"]).toMatchObject({ kind: "frequency", from });
    const dueRows = (body["ScheduleBlock"] as { rows: { dueDate: string }[] }).rows;
    const before = await schedule(contractId);
    expect([before.length, dueRows.length]).toEqual([120, 12 + 9]);
    const sent = await askChange(office, token, contractId, annual);
    const requestID = String(sent.body["requestID"]);
    await confirmChange(office, token, { contractId, requestID, code: codeTo(office, customer().phone) });
    const agreement = await office.post("/getAdditionalAgreement", { requestID }, token);
    expect(await pageFaults(agreement.body["data"])).toEqual([]);
    expect((await signChange(office, token, { requestID, sha256: String(agreement.body["sha256"]) })).body).toMatchObject({ from });
    const after = await schedule(contractId);
    expect(after).toEqual(dueRows);
    expect(after.slice(0, 12)).toEqual(before.slice(0, 12));
    const card = async () =>
      ((await office.post("/user/contracts/", { id: contractId }, token)).body["data"] as { frequency: string }[])[0]?.frequency;
    expect(await card()).toBe("monthly");
  });

  it("fall with the sum assured, which cannot be raised here", async () => {
    const contractId = await paidContract(office, customer().id);
    await identify(office, token, contractId, WHO);
    const { body } = await calc(contractId, { sumAssured: "3000000" });
    const rows = (body["priced"] as { rows: { name: string; before: string; after: string }[] }).rows;
    expect(rows[0]).toMatchObject({ before: "5\u00a0000\u00a0000,00\u00a0₸", after: "3\u00a0000\u00a0000,00\u00a0₸" });
    for (const sumAssured of ["6000000", "5000000", "1"]) expect((await calc(contractId, { sumAssured })).status, sumAssured).toBe(400);
  });

  it("of a saving contract keep its sum, which depends on the savings so far", async () => {
    const contractId = await paidContract(office, customer().id, { inputs: { product: "senim" } });
    await identify(office, token, contractId, WHO);
    const overview = (await calc(contractId)).body;
    expect(overview["kinds"]).toEqual([{ kind: "beneficiaries" }, { kind: "frequency" }]);
    expect((await calc(contractId, { sumAssured: "3000000" })).status).toBe(409);
    expect((await calc(contractId, annual)).status).toBe(200);
  });

  it("of a contract that was bought by its premium can change their frequency too", async () => {
    const inputs = { product: "senim", by: "premium", premium: "50000", sumAssured: undefined } as const;
    const contractId = await paidContract(office, customer().id, { inputs });
    await identify(office, token, contractId, WHO);
    expect((await calc(contractId, annual)).body).toMatchObject({ success: true });
  });

  it("that were paid once, or have no year left, cannot be changed", async () => {
    const once = await paidContract(office, customer().id, { inputs: { frequency: "single" } });
    const last = await paidContract(office, customer().id, { inputs: { term: "5" }, monthsAgo: 50 });
    for (const contractId of [once, last]) {
      expect((await calc(contractId)).body["kinds"]).toEqual([{ kind: "beneficiaries" }]);
      await identify(office, token, contractId, WHO);
      expect((await calc(contractId, annual)).status).toBe(409);
    }
  });
});

describe("a contract is not changed", () => {
  it("with an overdue premium, and says so before anything is typed", async () => {
    const contractId = await paidContract(office, customer().id, { unpaid: 1, monthsAgo: 3 });
    office.clock.now += 86_400_000;
    token = await office.login(WHO);
    expect((await calc(contractId)).body["refused"]).toMatchObject({ reason: "debt" });
    await identify(office, token, contractId, WHO);
    expect((await calc(contractId, toSister)).status).toBe(409);
    expect((await askChange(office, token, contractId)).status).toBe(409);
  });

  it("once it has ended", async () => {
    const contractId = await paidContract(office, customer().id, {
      end: { kind: "cancelled", at: "2026-11-21T05:00:00Z", data: { refund: 1 } },
    });
    expect((await calc(contractId)).body["refused"]).toMatchObject({ reason: "ended" });
  });

  it("while another change of it awaits a decision, which is shown and can be given up", async () => {
    const made = await agreed(office, token, WHO);
    const overview = (await calc(made.contractId)).body;
    expect(overview["refused"]).toMatchObject({ reason: "waiting" });
    expect(overview["changes"]).toMatchObject([{ requestID: made.requestID, state: "waiting", kind: "beneficiaries" }]);
    expect((await askChange(office, token, made.contractId, annual)).status).toBe(409);
    expect((await signChange(office, token, made, false)).body).toMatchObject({ status: "ok" });
    expect((await calc(made.contractId)).body["refused"]).toBeUndefined();
    expect((await signChange(office, token, made)).status).toBe(409);
    expect(await people(made.contractId)).toEqual([]);
  });

  it("by an expired agreement; the next one can be made then", async () => {
    const made = await agreed(office, token, WHO);
    office.clock.now += 11 * 86_400_000;
    const again = await office.login(WHO);
    expect((await calc(made.contractId, undefined, again)).body["changes"]).toMatchObject([{ state: "lapsed" }]);
    await identify(office, again, made.contractId, WHO);
    expect((await signChange(office, again, made)).status).toBe(409);
    const { body } = await askChange(office, again, made.contractId);
    const code = codeTo(office, customer().phone);
    const confirmed = await confirmChange(office, again, { contractId: made.contractId, requestID: String(body["requestID"]), code });
    expect(confirmed.body).toMatchObject({ status: "ok", number: expect.stringMatching(/\/2$/) as string });
  });

  it("without an identification in this very session, or with an old one (S31)", async () => {
    const contractId = await paidContract(office, customer().id);
    for (const answer of [await calc(contractId, toSister), await askChange(office, token, contractId)]) expect(answer.status).toBe(403);
    await identify(office, token, contractId, WHO);
    expect((await calc(contractId, toSister)).status).toBe(200);
    const other = await office.login(WHO);
    expect((await calc(contractId, toSister, other)).status).toBe(403);
    office.clock.now += 31 * 60_000;
    expect((await calc(contractId, toSister)).status).toBe(403);
  });

  it("by guessing: five wrong identities a day, over all sessions and contracts, block further tries", async () => {
    const [contractId, another] = [await paidContract(office, customer().id), await paidContract(office, customer().id)];
    const wrong = wrongCode(digitsOf(customer()));
    for (const [index, id] of [contractId, another, contractId, another, contractId].entries())
      expect((await verify(id, wrong)).body).toMatchObject({ status: "error", attemptsLeft: 4 - index });
    const other = await office.login(WHO);
    expect((await verify(contractId, digitsOf(customer()), other)).body).toMatchObject({ status: "error", attemptsLeft: 0 });
    office.clock.now += 86_400_000;
    const later = await office.login(WHO);
    expect((await verify(contractId, digitsOf(customer()), later)).body).toMatchObject({ status: "ok" });
  });

  it("by a wrong code, and the tries are counted", async () => {
    const requested = await requestChange(office, token, WHO);
    const wrong = { ...requested, code: wrongCode(requested.code) };
    for (const left of [4, 3, 2, 1, 0])
      expect((await confirmChange(office, token, wrong)).body).toMatchObject({ status: "error", attemptsLeft: left });
    expect((await confirmChange(office, token, requested)).body).toMatchObject({ status: "error" });
  });

  it("by another's code, or for another customer", async () => {
    const requested = await requestChange(office, token, WHO);
    const other = await office.login("overdue");
    const { id } = await heldBy(office, "overdue");
    await identify(office, other, id, "overdue");
    expect((await confirmChange(office, other, requested)).status).toBe(404);
    expect((await confirmChange(office, other, { ...requested, contractId: id })).status).toBe(404);
    expect((await calc(requested.contractId, undefined, other)).status).toBe(404);
    expect((await verify(requested.contractId, "0000", other)).status).toBe(404);
  });

  it("by an agreement other than the one that was read", async () => {
    const made = await agreed(office, token, WHO);
    expect((await signChange(office, token, { ...made, sha256: "0".repeat(64) })).status).toBe(409);
    expect(await people(made.contractId)).toEqual([]);
  });

  it("by an agreement whose premiums were computed before another change", async () => {
    const first = await requestChange(office, token, WHO, annual);
    const second = await askChange(office, token, first.contractId, toSister);
    const requestID = String(second.body["requestID"]);
    await confirmChange(office, token, { contractId: first.contractId, requestID, code: codeTo(office, customer().phone) });
    expect((await confirmChange(office, token, first)).status).toBe(409);
    const { body } = await office.post("/getAdditionalAgreement", { requestID }, token);
    await signChange(office, token, { requestID, sha256: String(body["sha256"]) });
    await identify(office, token, first.contractId, WHO);
    expect((await confirmChange(office, token, first)).status).toBe(409);
  });

  it("while its own papers await a signature, and says where they are signed", async () => {
    const owner = await office.login("everyStatus");
    const held = await heldBy(office, "everyStatus", ({ view }) => view.status === "active");
    const GUID = await requestSignatures(office.database.queries, randomBytes, {
      contractId: held.id,
      customer: office.person("everyStatus"),
      at: office.clock.now,
    });
    expect((await calc(held.id, undefined, owner)).body["refused"]).toMatchObject({ reason: "unsigned", GUID });
  });
});
