import { addDays } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { recordDeath } from "../deaths/record-death.ts";
import { today } from "../../platform/server/moment.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { claimed, INSURED, insuredFor, reported, WIDOW, type Insured } from "../../testing/contracts/claimed.ts";
import { keyed } from "../../testing/purchase.ts";

let office: BackOffice;
let insured: Insured;
let day: string;
beforeEach(async () => {
  office = await backOffice();
  insured = await insuredFor(office, "term-life");
  day = addDays(today(office.clock.now), -3);
});
afterEach(() => office.database.close());

const setOwner = (values: { readonly email?: string; readonly locale?: "kk" | "en" }) =>
  office.database.queries.updateTable("customer").set(values).where("id", "=", office.person(INSURED).id).execute();
const messages = async () => {
  await office.provider.work();
  return office.inbox.filter(({ key }) => key.startsWith("eventReported/"));
};
const notices = () =>
  office.database.queries.selectFrom("notification").select(["customer_id", "data", "url"]).where("kind", "=", "eventReported").execute();

describe("the owner of a contract that somebody else reported an event of", () => {
  it("gets one e-mail and one notice in their language, which say neither who reported nor what happened", async () => {
    await setOwner({ locale: "kk" });
    const number = await reported(office, insured, day);
    await claimed(office, number);
    await reported(office, insured, day, "injury");
    const [message, ...more] = await messages();
    expect(more).toEqual([]);
    expect(message).toMatchObject({ channel: "email", to: office.person(INSURED).email });
    expect(message?.text).toContain(`${insured.number} шартыңыз бойынша сақтандыру жағдайы хабарланды`);
    expect(JSON.stringify(message)).not.toMatch(new RegExp(`${WIDOW.name}|${number}|қайтыс|жарақат`));
    const [notice, ...others] = await notices();
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ customer_id: office.person(INSURED).id, url: "/cabinet/claims" });
    expect(Object.keys(notice?.data ?? {}).toSorted()).toEqual(["contract", "email", "phone"]);
  });
  it("gets an SMS where their account has no e-mail", async () => {
    await setOwner({ email: "", locale: "en" });
    await reported(office, insured, day, "injury");
    expect(await messages()).toMatchObject([{ channel: "sms", to: office.person(INSURED).phone }]);
  });
  it("gets no SMS of their own death, and one of the death of their child", async () => {
    await setOwner({ email: "" });
    await reported(office, insured, day);
    expect(await messages()).toEqual([]);
    expect(await notices()).toHaveLength(1);
    const childs = await insuredFor(office, "term-life", { subjects: { insured: { name: "Волков Егор", birthDate: "2015-03-02" } } });
    await reported(office, childs, day);
    expect(await messages()).toHaveLength(1);
  });
  it("gets no SMS of any contract once they are known to have died", async () => {
    await setOwner({ email: "" });
    await recordDeath(office.database.queries, insured.contractId, day, office.clock.now);
    await reported(office, await insuredFor(office, "accident"), day, "injury");
    expect(await messages()).toEqual([]);
  });
  it("gets it once one of the staff has found that the report is about their contract", async () => {
    const number = await reported(office, { contractId: "", number: "" }, day);
    expect(await messages()).toEqual([]);
    const { id } = await office.database.queries
      .selectFrom("statement")
      .select("id")
      .where("number", "=", number)
      .executeTakeFirstOrThrow();
    const link = { id, person: office.person(INSURED).iin, contractNumber: insured.number };
    expect((await office.post("/employee/cases/contract", link, await office.login("employee"), keyed())).status).toBe(200);
    expect(await messages()).toHaveLength(1);
  });
  it("gets none of what they reported signed in", async () => {
    const report = { event: "injury", eventDate: day, place: "Алматы", text: "Сломана рука.", claimant: "insured", email: "" };
    const whose = { contractNumber: insured.number, name: "Волков Илья", phone: office.person(INSURED).phone };
    expect((await office.post("/insurance", { ...report, ...whose }, await office.login(INSURED), keyed())).status).toBe(200);
    expect([await messages(), await notices()]).toEqual([[], []]);
  });
});
