import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { backlog } from "../../backlog.ts";
import { START } from "../../testing/back-office.ts";
import { insurersSignatory } from "../../testing/signing/insurer-key.ts";
import { openSigningOffice, signedParties, type SigningOffice } from "../../testing/signing/signed-purchase.ts";

const DAY_MS = 86_400_000;
const { iin, bin } = insurersSignatory;
let opened: SigningOffice;
beforeAll(async () => {
  opened = await openSigningOffice("ecdsa");
});
afterAll(() => opened.close());
beforeEach(() => {
  const { key, office } = opened;
  Object.assign(key.state, { identity: key.own, broken: false, timestamped: true, onSign: () => {} });
  key.asked.length = 0;
  office.log.length = 0;
});

const logged = () => opened.office.log.filter(({ event }) => event.startsWith("insurer-")).map(({ event, reason }) => [event, reason]);
const signersOf = async (GUID: string) => (await opened.read(GUID)).documents.map(({ signers }) => signers.length);

describe("the insurer's key", () => {
  it("signs the kept papers and nothing else, once, however often the job runs", async () => {
    const { GUID } = await opened.buy();
    const papers = await Promise.all(["contract", "rules"].map((type) => opened.bytesOf(GUID, type)));
    expect(opened.key.asked.map(({ requestId, content }) => [requestId, Buffer.from(content).toString("hex")])).toEqual(
      papers.map((bytes) => [GUID, Buffer.from(bytes).toString("hex")]),
    );
    await Promise.all([opened.signAgain(GUID), opened.office.provider.work()]);
    expect(opened.key.asked).toHaveLength(2);
    expect(await opened.office.options.insurerKey?.signPapers(GUID)).toEqual([]);
  });

  it("signs after a crash between the print and the signature, and the papers stay as they were", async () => {
    opened.office.deaths.add("sign-for-insurer:signed");
    const { GUID } = await opened.buy();
    const before = await opened.read(GUID);
    expect(signedParties(before)).toContainEqual(["insurer", false]);
    await opened.signAgain(GUID);
    const after = await opened.read(GUID);
    expect(signedParties(after)).toContainEqual(["insurer", true]);
    expect(after.documents.map(({ sha256 }) => sha256)).toEqual(before.documents.map(({ sha256 }) => sha256));
  });

  it("signs the rest after a crash between two papers", async () => {
    opened.office.deaths.add("sign-for-insurer:kept");
    const { GUID } = await opened.buy();
    expect(await signersOf(GUID)).toEqual([1, 0]);
    const [first] = opened.key.asked;
    await opened.signAgain(GUID);
    expect(await signersOf(GUID)).toEqual([1, 1]);
    expect(opened.key.asked.map(({ documentId }) => documentId === first?.documentId)).toEqual([true, false, false]);
  });

  it("is tried at growing intervals while it does not respond, and only once in each round", async () => {
    const { clock, database, provider } = opened.office;
    opened.key.state.broken = true;
    const { GUID } = await opened.buy();
    await opened.buy();
    opened.key.asked.length = 0;
    opened.office.log.length = 0;
    clock.now += 3_600_000;
    await provider.work();
    expect(opened.key.asked).toHaveLength(1);
    expect(logged()).toEqual([["insurer-key-failed", "Error"]]);
    const party = await database.queries
      .selectFrom("signing_party")
      .select(["sign_tries", "next_sign_at"])
      .where("request_id", "=", GUID)
      .where("role", "=", "insurer")
      .executeTakeFirstOrThrow();
    expect(party.sign_tries).toBeGreaterThan(1);
    expect(Date.parse(party.next_sign_at ?? "")).toBeGreaterThan(clock.now);
    await opened.at(START);
  });
});

describe("a key that takes its time", () => {
  it("delays a round for some seconds, and signs the rest in the next", async () => {
    const { clock, provider } = opened.office;
    opened.key.state.broken = true;
    for (let count = 0; count < 3; count += 1) await opened.buy();
    clock.now += 3_600_000;
    Object.assign(opened.key.state, { broken: false, onSign: () => (clock.now += 6_000) });
    opened.key.asked.length = 0;
    const requests = async () => {
      await provider.work();
      return new Set(opened.key.asked.map(({ requestId }) => requestId)).size;
    };
    expect(await requests()).toBe(1);
    clock.now += 60_000;
    expect(await requests()).toBe(2);
    await opened.at(START);
  });
});

describe("the operator", () => {
  it("sees how many requests wait for the insurer, until they are signed", async () => {
    const { clock, database } = opened.office;
    const waiting = async () => (await backlog(database, clock.now)).insurerSignatures.count;
    const before = await waiting();
    opened.key.state.broken = true;
    const { GUID } = await opened.buy();
    expect(await waiting()).toBe(before + 1);
    opened.key.state.broken = false;
    await opened.signAgain(GUID);
    expect(await waiting()).toBe(before);
  });
});

describe("the customer, when the insurer signs too,", () => {
  it("does not wait for the insurer: after signing they have nothing to do, and their deadline does not bind the insurer", async () => {
    opened.key.state.broken = true;
    const { GUID, contractId } = await opened.buy();
    expect(await opened.signByCustomer(GUID)).toMatchObject({ status: "ok", request: { state: "partly" } });
    expect(await opened.standing(contractId)).toMatchObject({ state: "partly", signed: true });
    await opened.at(START + 31 * DAY_MS);
    expect(await opened.read(GUID)).toMatchObject({ state: "partly" });
    opened.key.state.broken = false;
    await opened.signAgain(GUID);
    expect(await opened.read(GUID)).toMatchObject({ state: "signed" });
    await opened.at(START);
  });

  it("who missed the deadline has papers that the insurer does not sign either", async () => {
    opened.key.state.broken = true;
    const { GUID } = await opened.buy();
    opened.key.state.broken = false;
    await opened.at(START + 31 * DAY_MS);
    opened.key.asked.length = 0;
    await opened.signAgain(GUID);
    expect(opened.key.asked.map(({ requestId }) => requestId)).not.toContain(GUID);
    expect((await opened.read(GUID)).state).toBe("expired");
    await opened.at(START);
  });
});

describe("a signature of the insurer", () => {
  it.each([
    ["of another organisation", { bin: "990240001239", role: "head" }, "otherOrganisation"],
    ["of the signatory as a person", { role: "person" }, "otherOrganisation"],
    ["of somebody else of the company", { iin: "010101500019", bin, role: "head" }, "otherPerson"],
    ["of an employee without the right to sign", { bin, role: "employee" }, "noRightToSign"],
    ["that has expired", { bin, role: "head", notAfter: new Date(START - DAY_MS) }, "expired"],
  ] as const)("by a key %s is refused, the customer's stays, and the operator can read why", async (_, who, reason) => {
    const { key, signers } = opened;
    const { notAfter, ...holder } = { notAfter: undefined, iin, ...who };
    const validity = notAfter && { notBefore: new Date(START - 20 * DAY_MS), notAfter };
    key.state.identity = await signers.authority.issue(signers.holder(holder.iin, holder), validity);
    const { GUID } = await opened.buy();
    expect(logged()).toEqual([["insurer-signature-refused", reason]]);
    expect(await opened.signByCustomer(GUID)).toMatchObject({ status: "ok", request: { state: "partly" } });
    // With the right key the next round signs, without anybody's action.
    key.state.identity = key.own;
    await opened.signAgain(GUID);
    expect(await opened.get("/check-sign", GUID, "contract")).toMatchObject({
      verdict: "good",
      signers: [{ role: "person" }, { role: "head" }],
    });
  });

  it("without a timestamp is refused: only the insurer's own database would say when it was made", async () => {
    opened.key.state.timestamped = false;
    const { GUID } = await opened.buy();
    expect(logged()).toEqual([["insurer-signature-refused", "noTimestamp"]]);
    expect(await signersOf(GUID)).toEqual([0, 0]);
  });

  it("by a revoked key is refused", async () => {
    opened.key.state.identity = await opened.signers.issue(iin, { role: "head", bin });
    opened.signers.revoke(opened.key.state.identity);
    const { GUID } = await opened.buy();
    expect(logged()).toEqual([["insurer-signature-refused", "revoked"]]);
    expect(await signersOf(GUID)).toEqual([0, 0]);
  });
});
