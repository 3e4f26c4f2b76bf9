import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY, formOf, MINUTE, newcomer, openInsurer, theirs, type Browser, type Insurer, type Newcomer } from "./insurer.ts";

let insurer: Insurer;
let owner: Browser;
let stranger: Browser;
let victim: Newcomer;
beforeAll(async () => {
  insurer = await openInsurer();
});
beforeEach(() => {
  // What was counted before is over.
  insurer.clock.now += DAY;
  victim = newcomer();
  owner = insurer.browser("192.0.2.1");
  stranger = insurer.browser("198.51.100.1");
});
afterAll(() => insurer.close());

const prove = async (who: Browser) => {
  await who.call("sendSms", { phone: victim.phone });
  return who.call("smsCheckRegister", { iin: victim.iin, phone: victim.phone, sms: insurer.codeTo(victim.digits) });
};

describe("a phone that its owner has just shown", () => {
  beforeEach(async () => {
    expect((await prove(owner)).body).toMatchObject({ status: "ok" });
  });
  it.each(["register", "registerStepThree", "registerNonResident"] as const)(
    "opens nothing to a stranger who names it (%s)",
    async (name) => {
      expect((await stranger.call(name, theirs(victim))).status).toBe(403);
      expect(stranger.isIn()).toBe(false);
      expect((await owner.call("register", formOf(victim))).body).toMatchObject({ status: "ok" });
    },
  );
  it("opens nothing for another person in the same browser", async () => {
    expect((await owner.call("register", formOf(victim, { iin: newcomer().iin }))).status).toBe(403);
  });
  it("opens nothing with another phone", async () => {
    expect((await owner.call("register", formOf(victim, { phone: newcomer().phone }))).status).toBe(403);
  });
  it("opens nothing to a foreigner, who has agreed to nothing", async () => {
    const { iin: _, ...form } = formOf(victim, { id_number: "P7654321", name: "Jean", surname: "Martin" });
    expect((await owner.call("register", form)).status).toBe(403);
  });
  it("opens nothing ten minutes later", async () => {
    insurer.clock.now += 10 * MINUTE;
    expect((await owner.call("register", formOf(victim))).status).toBe(403);
  });
  it("opens one account: twenty at once and a second time later make no more", async () => {
    const flow = owner.jar.get("__Host-flow") ?? "";
    const answers = await Promise.all(Array.from({ length: 20 }, () => owner.call("register", formOf(victim))));
    expect(answers.filter(({ body }) => body?.status === "ok")).toHaveLength(1);
    // The number and the phone are free again: what is left is the proof, and that is spent.
    const { iin, digits: phone } = newcomer();
    await insurer.database.queries.updateTable("customer").set({ iin, phone }).where("iin", "=", victim.iin).execute();
    owner.leave();
    owner.jar.set("__Host-flow", flow);
    expect((await owner.call("register", formOf(victim))).status).toBe(403);
  });
});

describe("a foreigner's consent", () => {
  let foreigner: { id_number: string; phone: string; surname: string; name: string };
  beforeEach(() => {
    foreigner = { id_number: `P${victim.digits}`, phone: victim.phone, surname: "O'Neil", name: "Jean-Luc" };
  });
  const form = (more: object = {}) => {
    const { iin: _, ...rest } = formOf(victim);
    return { ...rest, ...foreigner, registered: "1", resident: "0", ...more };
  };
  async function agree(who: Browser) {
    const { message: ClientGUID = "" } = (await who.call("createClientVms", { name: "O'Neil Jean-Luc", ID: foreigner.id_number })).body;
    const { data_xml = "", ObjectGUID = "" } = (await who.call("getConsentText", { type: "ConsentPersonalData", ClientGUID })).body;
    const input = { PhoneNumber: foreigner.phone, ClientGUID, TypeOTP: "ConsentPD" };
    const { data } = (await who.call("sendSmsOtp", { ...input, Email: "" })).body;
    const given = { ...input, ID: data?.ID ?? "", ObjectGUID, file: Buffer.from(data_xml).toString("base64") };
    return { ClientGUID, given };
  }

  it("opens an account in the browser where it was given, and one alone", async () => {
    const { ClientGUID, given } = await agree(owner);
    expect((await owner.call("setConsentOtp", { ...given, code: insurer.codeTo(victim.digits) })).body).toMatchObject({ status: "ok" });
    const flow = owner.jar.get("__Host-flow") ?? "";
    expect((await stranger.call("registerNonResident", form({ client_guid: ClientGUID }))).status).toBe(403);
    expect((await owner.call("registerNonResident", form({ client_guid: ClientGUID }))).body).toMatchObject({ status: "ok" });
    const freed = newcomer();
    await insurer.database.queries
      .updateTable("customer")
      .set({ id_number: freed.iin, phone: freed.digits })
      .where("id_number", "=", foreigner.id_number)
      .execute();
    owner.leave();
    owner.jar.set("__Host-flow", flow);
    expect((await owner.call("registerNonResident", form({ client_guid: ClientGUID }))).status).toBe(403);
  });
  it("is neither read, sent a code for nor confirmed from another browser, which has to begin again", async () => {
    const { ClientGUID, given } = await agree(owner);
    const sms = insurer.codeTo(victim.digits);
    const tries = [
      await stranger.call("getConsentText", { type: "ConsentPersonalData", ClientGUID }),
      await stranger.call("sendSmsOtp", { PhoneNumber: foreigner.phone, ClientGUID, TypeOTP: "ConsentPD", Email: "" }),
      await stranger.call("setConsentOtp", { ...given, code: sms }),
    ];
    for (const { status, body } of tries) {
      expect(status).toBe(403);
      expect(JSON.stringify(body)).toContain("Начните заново");
    }
    expect((await owner.call("setConsentOtp", { ...given, code: sms })).body).toMatchObject({ status: "ok" });
  });
});
