import { addDays } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { today } from "../../platform/server/moment.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { claimed, decidedBy, INSURED, insuredFor, REFUSAL, reported, WIDOW, type Insured } from "../../testing/contracts/claimed.ts";
import { keyed } from "../../testing/purchase.ts";

let office: BackOffice;
let owner: string;
let insured: Insured;
let day: string;
beforeEach(async () => {
  office = await backOffice();
  owner = await office.login(INSURED);
  insured = await insuredFor(office, "accident");
  day = addDays(today(office.clock.now), -3);
});
afterEach(() => office.database.close());

const list = async (token: string) =>
  (await office.post("/user/claims", {}, token)).body["data"] as readonly Readonly<Record<string, unknown>>[];
const report = async (token: string) => {
  const input = {
    event: "injury",
    eventDate: day,
    place: "Алматы, улица Абая, 10",
    text: "Сломана рука.",
    claimant: "insured",
    contractNumber: insured.number,
    name: "Волков Илья",
    phone: WIDOW.phone,
    email: "",
  };
  return String((await office.post("/insurance", input, token, keyed())).body["number"]);
};
const withdraw = (number: string, token?: string) => office.post("/insurance/withdraw", { number }, token, keyed());

describe("a customer who reported an event signed in", () => {
  it("finds it with where it stands, its contract and what they may do", async () => {
    const number = await report(owner);
    expect(await list(owner)).toMatchObject([
      {
        number,
        isOwn: true,
        event: "injury",
        eventDate: day,
        contract: { number: insured.number, id: insured.contractId },
        claim: { asksAccount: false, canWithdraw: true },
        events: [{ status: "received" }],
      },
    ]);
  });
  it("takes it back without its phone, and reads that it was taken back", async () => {
    const number = await report(owner);
    expect((await withdraw(number, owner)).body).toMatchObject({ success: true });
    const [shown] = await list(owner);
    expect(shown).toMatchObject({ number, events: [{ status: "received" }, { status: "withdrawn" }] });
    expect(shown?.["claim"]).not.toHaveProperty("canWithdraw");
  });
  it("is the only one who does so without a phone", async () => {
    const number = await report(owner);
    const another = await office.login("overdue");
    expect(await list(another)).toEqual([]);
    expect((await withdraw(number, another)).status).toBe(404);
  });
  it.each(["withdraw", "account", "review"])("signs in again when /insurance/%s is sent without a phone", async (form) => {
    const number = await report(owner);
    const account = { iin: WIDOW.iin, accountHolder: WIDOW.name, iban: "KZ86125KZT5004100100" };
    const more = { withdraw: {}, account, review: { text: "Прошу проверить решение ещё раз." } }[form];
    const { status, body } = await office.post(`/insurance/${form}`, { number, ...more }, undefined, keyed());
    expect([status, body]).toMatchObject([401, { code: "unauthorized" }]);
    expect(body).not.toHaveProperty("errors");
  });
});

describe("an owner of a contract that somebody else reported of", () => {
  it("reads that it was reported, and neither by whom nor what happened", async () => {
    const life = await insuredFor(office, "term-life");
    const number = await reported(office, life, day);
    await claimed(office, number);
    const shown = (await list(owner)).find((one) => one["number"] === number);
    expect(shown).toMatchObject({ isOwn: false, contract: { number: life.number } });
    expect(Object.keys(shown ?? {}).toSorted()).toEqual(["contract", "events", "isFinished", "isOwn", "number"]);
    expect(JSON.stringify(shown)).not.toContain(WIDOW.name);
    expect((await withdraw(number, owner)).status).toBe(404);
  });
  it("reads the same of a report that is in hand, and of one that was refused only that it is finished", async () => {
    const number = await reported(office, await insuredFor(office, "term-life"), day);
    const { id } = await claimed(office, number);
    const shown = async () => (await list(owner)).find((one) => one["number"] === number);
    const received = await shown();
    expect(received).toMatchObject({ isFinished: false, events: [{ status: "received", date: today(office.clock.now) }] });
    const [first, second] = [await office.login("employee"), await office.login("supervisor")];
    await decidedBy(office, first, id, { decision: "askPapers", words: "Пришлите заключение врача." });
    expect(await shown()).toEqual(received);
    await decidedBy(office, first, id, REFUSAL);
    expect((await decidedBy(office, second, id, { decision: "refuse", agree: true })).body).toMatchObject({ became: "decided" });
    expect(await shown()).toEqual({ ...received, isFinished: true });
  });
});
