import { iinWithCheckDigit } from "@shanyraq/rules";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";

let office: BackOffice;
beforeAll(async () => {
  office = await backOffice();
});
afterAll(() => office.database.close());

const known = iinWithCheckDigit("15034001234") ?? "";
const unknown = iinWithCheckDigit("15034009999") ?? "";
const entity = { bin: known, name: "ТОО «Дала Құрылыс»", oked: "41201", headcount: 48, registered: "2015-03-01" };
const stat = (bin: string) => office.ask("GET", `/statGov?bin=${bin}`);

describe("the register of legal entities", () => {
  it("is available by BIN to any visitor and to a customer alike", async () => {
    office.register.entities.set(known, entity);
    const reply = { success: true, item: { ...entity, headcount: "48" } };
    expect((await stat(known)).body).toMatchObject(reply);
    const token = await office.login("legalEntity");
    expect((await office.post("/getJuridical", { isLegal: true, UIN: known }, token)).body).toMatchObject(reply);
    expect((await office.post("/getJuridical", { isLegal: true, UIN: known })).status).toBe(401);
  });
  it("gives a message when it has no such entity, and when it does not answer", async () => {
    const none = await stat(unknown);
    expect([none.status, none.body["success"]]).toEqual([200, false]);
    office.register.broken = true;
    const silent = await stat(known);
    office.register.broken = false;
    expect([silent.status, silent.body["success"]]).toEqual([200, false]);
    expect(silent.body["error"]).not.toBe(none.body["error"]);
    expect(office.log.map(({ event }) => event)).toContain("registry-failed");
  });
  it.each(["", "1", "150340012341", "x".repeat(12)])("refuses %j as a BIN", async (bin) => {
    expect((await stat(bin)).status).toBe(400);
  });
});

describe("the classifier of activities", () => {
  const list = async (search = "", lang = "ru") => {
    const { body } = await office.ask("GET", `/getOKEDList?search=${encodeURIComponent(search)}`, { headers: { lang } });
    return body["list"] as { code: string; name: string; riskClass: number; rate: string }[];
  };
  it("is returned whole without a search", async () => {
    expect(await list()).toHaveLength(1_104);
  });
  it("is searched by the beginning of a code, with the rate of its class", async () => {
    const found = await list("4120");
    expect(found.map(({ code }) => code)).toContain("41201");
    expect(found.every(({ code, rate }) => code.startsWith("4120") && /^\d\.\d\d$/.test(rate))).toBe(true);
  });
  it("is searched by words in the caller's language", async () => {
    expect((await list("выращивание риса")).map(({ code }) => code)).toContain("01120");
    expect((await list("күріш", "kk")).map(({ code }) => code)).toContain("01120");
    expect((await list("growing rice", "en")).map(({ code }) => code)).toContain("01120");
    expect(await list("ничего такого нет")).toEqual([]);
  });
});
