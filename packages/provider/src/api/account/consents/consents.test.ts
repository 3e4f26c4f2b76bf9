import { brand } from "@shanyraq/brand";
import type { KeyAlgorithm } from "@shanyraq/signing/authority";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { versionOn } from "../../../domain/consents/versions.ts";
import { codeTo, foreigner, registrationOf, consentOf } from "../../../testing/account.ts";
import { backOffice, signedInOffice, START, type BackOffice } from "../../../testing/back-office.ts";
import { paidContract } from "../../../testing/contracts/change.ts";
import { askedConsent, consentShown } from "../../../testing/signing/consents.ts";
import { signersAt } from "../../../testing/signing/signers.ts";
import { agreedTermination, decideTermination, YESTERDAY } from "../../../testing/contracts/termination.ts";
import { apply, confirmed, keyed, order, worksheet } from "../../../testing/purchase.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
const type = "ConsentPersonalData";
let office: BackOffice;
let token: string;
beforeEach(async () => {
  ({ office, token } = await signedInOffice("nothing"));
});
afterEach(() => office.database.close());

const me = () => office.person("nothing");
const requestConsent = () => askedConsent(office, token, me().id);
const give = (body: object, own = token, lang = "ru") => office.post("/setConsent", body, own, { ...keyed(), lang });
const withdraw = (own = token) => office.post("/setPersonAgreements", { type, agree: false }, own, keyed());
const wrong = (right: string) => (right === "000000" ? "111111" : "000000");
const notices = async () =>
  ((await office.post("/getNotifications", {}, token)).body["message"] as { title: string }[]).map(({ title }) => title);

describe("the wording of a consent", () => {
  it.each(["ru", "kk", "en"] as const)(
    "names operator, person, third parties, health, borders, publication and term (%s)",
    async (lang) => {
      const { xml, version } = await consentShown(office, token, lang);
      expect(version).toBe(versionOn("2026-11-21").name);
      for (const part of [brand.company.bin, me().iin ?? "-", me().surname]) expect(xml).toContain(part);
      expect(xml.match(/<Paragraph>/g)).toHaveLength(10);
      expect(xml).not.toContain("{");
    },
  );
  it("is the version in force that day, with the same bytes on every request", async () => {
    expect(versionOn("2026-08-31").name).toBe("2026-1");
    expect(versionOn("2019-01-01").name).toBe("2026-1");
    expect((await consentShown(office, token)).sha256).toBe((await consentShown(office, token)).sha256);
  });
  it("names a foreigner by the number of their document", async () => {
    const { xml } = await consentShown(office, await office.login("nonResident"), "en");
    expect(xml).toContain("document No. N1234567");
  });
  it("of a registration is kept in the version that was read, even if the wording changed at midnight", async () => {
    office.clock.now = Date.parse("2026-08-31T18:55:00Z");
    const { ClientGUID, given } = await consentOf(office);
    await office.post("/setConsentOtp", { ...given, code: codeTo(office, foreigner.digits) });
    office.clock.now = Date.parse("2026-08-31T19:05:00Z");
    const input = { ...registrationOf(foreigner), registered: "1", resident: "0", client_guid: ClientGUID };
    const { body } = await office.post("/registerNonResident", input);
    const own = (body["Authorization"] as { token: string }).token;
    expect(await consentShown(office, own)).toMatchObject({ standing: "outdated", given: [{ version: "2026-1", channel: "sms" }] });
  });
});

describe("a consent to an earlier wording", () => {
  it("is outdated, and the changes since are listed", async () => {
    await requestConsent();
    const shown = await consentShown(office, token);
    expect(shown).toMatchObject({ standing: "outdated", given: [{ version: "2026-1", withdrawnAt: null }] });
    expect(shown.changes.length).toBeGreaterThan(3);
    expect((await office.post("/checkConsent", { type }, token)).body).toMatchObject({ success: false, standing: "outdated" });
  });
  it("is replaced by the one in force, given by a code of six digits, with its text kept", async () => {
    const reading = await requestConsent();
    expect((await give(reading)).body).toMatchObject({ given: false, sentTo: expect.stringContaining("17") as string, resendAfter: 120 });
    const { xml } = await consentShown(office, token);
    const code = codeTo(office, me().phone);
    expect(code).toHaveLength(6);
    expect((await give({ ...reading, code })).body).toMatchObject({ given: true });
    const shown = await consentShown(office, token);
    expect(shown).toMatchObject({ standing: "inForce", given: [{ version: "2026-2", channel: "sms", xml }, { version: "2026-1" }] });
    expect((await office.post("/checkConsent", { type }, token)).body).toMatchObject({ success: true, standing: "inForce" });
    expect(await notices()).toContain("Согласие дано");
  });
  it("is not replaced by a wrong code, nor by any code after five tries", async () => {
    const reading = await requestConsent();
    await give(reading);
    const code = codeTo(office, me().phone);
    for (let left = 4; left >= 0; left -= 1)
      expect((await give({ ...reading, code: wrong(code) })).body).toMatchObject({ given: false, attemptsLeft: left });
    expect((await give({ ...reading, code })).body).toMatchObject({ given: false });
    office.clock.now += 3 * MINUTE;
    expect((await give(reading)).body).toMatchObject({ status: "error", given: false });
    expect((await consentShown(office, token)).standing).toBe("outdated");
  });
  it("is not replaced by a code that was sent for the text in another language, nor after five minutes", async () => {
    await requestConsent();
    const { sha256, version } = await consentShown(office, token, "kk");
    await give({ type, version, sha256 }, token, "kk");
    const code = codeTo(office, me().phone);
    expect((await give({ ...(await requestConsent()), code })).body).toMatchObject({ given: false });
    office.clock.now += 6 * MINUTE;
    expect((await give({ type, version, sha256, code }, token, "kk")).body).toMatchObject({ given: false });
  });
  it("is not replaced without the text having been read", async () => {
    const reading = await requestConsent();
    expect((await give({ ...reading, version: "2026-1" })).status).toBe(409);
    expect((await give({ ...reading, sha256: "0".repeat(64) })).status).toBe(409);
    expect(office.inbox).toEqual([]);
  });
  it("shows after a reload where the code that is still valid was sent", async () => {
    const reading = await requestConsent();
    await give(reading);
    office.clock.now += MINUTE;
    const { body } = await give(reading);
    expect(body).toMatchObject({ status: "error", resendAfter: 60, sentTo: expect.stringContaining("17") as string });
    expect((await give({ ...reading, code: codeTo(office, me().phone) })).body).toMatchObject({ given: true });
  });
  it("given in two tabs at once is one consent, and the later tab finds it given", async () => {
    const reading = await requestConsent();
    await give(reading);
    const code = codeTo(office, me().phone);
    await Promise.all([give({ ...reading, code }), give({ ...reading, code })]);
    expect((await give({ ...reading, code })).body).toMatchObject({ given: true });
    expect((await consentShown(office, token)).given.filter(({ version }) => version === "2026-2")).toHaveLength(1);
  });
  it("is not replaced by the text and code of another customer", async () => {
    const reading = await requestConsent();
    await give(reading);
    const other = await office.login("overdue");
    expect((await give({ ...reading, code: codeTo(office, me().phone) }, other)).status).toBe(409);
    expect((await consentShown(office, other)).standing).toBe("outdated");
  });
});

describe("a consent given by a key", () => {
  const withSigners = async (algorithm: KeyAlgorithm = "ecdsa") => {
    const signers = await signersAt(START, algorithm);
    const own = await backOffice(undefined, { signatures: signers.signatures });
    const mine = await own.login("nothing");
    const reading = await askedConsent(own, mine, own.person("nothing").id);
    const { xml } = await consentShown(own, mine);
    const giveBy = async (iin: string, words = xml) =>
      own.post(
        "/signConsent",
        { ...reading, signature: await signers.sign(await signers.issue(iin), new TextEncoder().encode(words)) },
        mine,
        keyed(),
      );
    return { own, mine, giveBy, iin: own.person("nothing").iin ?? "", xml };
  };
  it("is kept with the signature over the text that was shown and the evidence of its verification, and no code is sent", async () => {
    const { own, mine, giveBy, iin, xml } = await withSigners();
    expect((await giveBy(iin)).body).toMatchObject({ given: true });
    expect(await consentShown(own, mine)).toMatchObject({
      standing: "inForce",
      given: [{ version: "2026-2", channel: "signature", xml }, {}],
    });
    expect(own.inbox).toEqual([]);
    const { queries } = own.database;
    const [kept] = await queries.selectFrom("consent_signature").select(["cms", "consent_id"]).execute();
    expect(kept?.cms.length).toBeGreaterThan(100);
    expect(
      await queries
        .selectFrom("consent_evidence")
        .select("sha256")
        .where("consent_id", "=", kept?.consent_id ?? "")
        .execute(),
    ).not.toEqual([]);
    // It is given already: a second signature changes nothing.
    expect((await giveBy(iin)).body).toMatchObject({ given: true });
    expect(await queries.selectFrom("consent_signature").select("cms").execute()).toHaveLength(1);
    await own.database.close();
  });
  it("can be given again by a GOST key after it was withdrawn", async () => {
    const { own, mine, giveBy, iin } = await withSigners("gost-512");
    await own.post("/setPersonAgreements", { type, agree: false }, mine, keyed());
    expect((await giveBy(iin)).body).toMatchObject({ given: true });
    expect((await consentShown(own, mine)).standing).toBe("inForce");
    await own.database.close();
  });
  it("is not given by another person's key, nor by a signature over another text", async () => {
    const { own, mine, giveBy, iin, xml } = await withSigners();
    expect((await giveBy(own.person("everyStatus").iin ?? "")).body).toMatchObject({ given: false, message: expect.any(String) as string });
    expect((await giveBy(iin, xml.replace("оператор", "другой"))).body).toMatchObject({ given: false });
    expect((await consentShown(own, mine)).standing).toBe("outdated");
    await own.database.close();
  });
});

describe("the withdrawal of a consent", () => {
  it("ends the consent once and notifies the customer; the consent can be given again", async () => {
    expect((await withdraw()).body).toMatchObject({ success: true });
    expect(await consentShown(office, token)).toMatchObject({
      standing: "withdrawn",
      given: [{ withdrawnAt: expect.any(String) as string }],
    });
    const before = await consentShown(office, token);
    office.clock.now += MINUTE;
    expect((await withdraw()).body).toMatchObject({ success: true });
    expect((await consentShown(office, token)).given).toEqual(before.given);
    expect((await notices()).filter((title) => title === "Согласие отозвано")).toHaveLength(1);
    const { version, sha256 } = before;
    await give({ type, version, sha256 });
    expect((await give({ type, version, sha256, code: codeTo(office, me().phone) })).body).toMatchObject({ given: true });
    expect((await consentShown(office, token)).standing).toBe("inForce");
  });
  it("closes an unconfirmed application and prevents new ones", async () => {
    const requestID = await apply(office, token);
    await withdraw();
    const { state } = await office.database.queries
      .selectFrom("application")
      .select("state")
      .where("id", "=", requestID)
      .executeTakeFirstOrThrow();
    expect(state).toBe("withdrawn");
    expect((await office.post("/worksheet", worksheet, token, keyed())).status).toBe(409);
  });
  const refusedBy = async (kind: string) => {
    const { body } = await withdraw();
    expect(body).toMatchObject({ status: "error", obligations: [{ kind }] });
    expect(await consentShown(office, token)).toMatchObject({ standing: "inForce", obligations: [{ kind }] });
    return (body["obligations"] as { name: string; id: string | null }[])[0];
  };
  it("is refused while a contract is in force, and says which", async () => {
    const id = await paidContract(office, me().id);
    expect(await refusedBy("contract")).toMatchObject({ id, name: expect.stringMatching(/^SH-/) as string });
  });
  it("is refused while an application waits to be paid", async () => {
    await confirmed(office, token);
    await refusedBy("application");
  });
  it("is refused while an order awaits payment, but not because of an order forgotten for a month", async () => {
    await order(office, token);
    await refusedBy("order");
    office.clock.now += 31 * DAY;
    token = await office.login("nothing");
    expect((await withdraw()).body).toMatchObject({ success: true });
  });
  it("is refused while a payout is pending, and possible once it is paid and every contract has ended", async () => {
    await paidContract(office, me().id, { monthsAgo: 24, end: { kind: "cancelled", at: "2026-11-01T07:00:00.000Z", data: { refund: 0 } } });
    const { requestID, sha256 } = await agreedTermination(office, token, "nothing", YESTERDAY);
    await decideTermination(office, token, { requestID, sha256 });
    await refusedBy("payout");
    office.payouts.bank.says = "paid";
    await office.provider.work();
    expect((await withdraw()).body).toMatchObject({ success: true });
  });
  it("is refused while the customer's own statement is open, but not because of a stranger's statement with their phone", async () => {
    const input = {
      event: "injury",
      eventDate: "2026-11-01",
      place: "Алматы",
      text: "Прошу проверить начисление: сумма не совпадает.",
      claimant: "insured",
    };
    const from = { contractNumber: "", name: "Илья Волков", phone: `+${me().phone}`, email: "" };
    await office.post("/insurance", { ...input, ...from }, undefined, keyed());
    expect((await consentShown(office, token)).obligations).toEqual([]);
    const { body } = await office.post("/insurance", { ...input, ...from }, token, keyed());
    expect(await refusedBy("statement")).toMatchObject({ name: body["number"] });
  });
  it("is not possible for another customer, whose consents are not visible either", async () => {
    const [mine] = (await consentShown(office, token)).given;
    const other = await office.login("overdue");
    const { body } = await office.post("/getPersonAgreements", {}, other);
    expect(JSON.stringify(body)).not.toContain(mine?.id);
    await withdraw(other);
    expect((await consentShown(office, token)).standing).toBe("inForce");
  });
  it("is refused with agree: true, and for an unknown consent", async () => {
    expect((await office.post("/setPersonAgreements", { type, agree: true }, token, keyed())).status).toBe(400);
    expect((await office.post("/setPersonAgreements", { type: "Everything", agree: false }, token, keyed())).status).toBe(400);
  });
});
