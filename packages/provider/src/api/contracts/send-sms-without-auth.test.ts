import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { paidContract } from "../../testing/contracts/change.ts";
import { policyOf } from "../../testing/contracts/premium.ts";
import { YESTERDAY } from "../../testing/contracts/termination.ts";

let office: BackOffice;
beforeEach(async () => {
  office = await backOffice();
});
afterEach(() => office.database.close());

const ask = (number: string, owner: string) => office.post("/contract/sendSMSWithoutAuth", { number, owner, captcha: "" });
const sent = async () => {
  await office.settled();
  await office.provider.work();
  return office.inbox.filter(({ key }) => key.startsWith("endAddress/"));
};

describe("a person who cannot sign in and wants to end their policy", () => {
  it("has its address sent to the phone of its owner, and to no other", async () => {
    const { number, iin } = await policyOf({ office });
    expect((await ask(` ${number.toLowerCase()} `, iin)).body).toMatchObject({ status: "ok", message: expect.any(String) as string });
    const [message, ...more] = await sent();
    expect(more).toEqual([]);
    expect(message).toMatchObject({ channel: "sms", to: office.person("overdue").phone });
    expect(message?.text).toContain("https://life.example/cabinet/reports/cancel/");
    expect(message?.text).not.toContain(iin);
  });
  it("gets the last day of a full refund while that day has not passed", async () => {
    const person = office.person("nothing");
    const contractId = await paidContract(office, person.id, YESTERDAY);
    const { number } = await office.database.queries
      .selectFrom("contract")
      .select("number")
      .where("id", "=", contractId)
      .executeTakeFirstOrThrow();
    await ask(number, person.iin ?? "");
    expect((await sent())[0]?.text).toMatch(/до \d{2}\.\d{2}\.\d{4}/);
  });
  it("gets the same answer for another's policy and an unknown one, and no message is sent", async () => {
    const { number, iin } = await policyOf({ office });
    const right = await ask(number, iin);
    await sent();
    // Reminders of premiums continue meanwhile.
    const texts = () => office.inbox.filter(({ text }) => text.includes("/cabinet/reports/cancel/")).length;
    const before = texts();
    expect((await ask(number, office.person("nothing").iin ?? "")).body).toEqual(right.body);
    expect((await ask("SH-2026-00000000", iin)).body).toEqual(right.body);
    await sent();
    expect(texts()).toBe(before);
    expect((await ask("", "")).status).toBe(400);
  });
});
