import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { productionLimits } from "../../platform/ports/limits.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";

let office: BackOffice;
let token: string;
beforeEach(async () => {
  office = await backOffice();
  token = await office.login("nothing");
});
afterEach(() => office.database.close());

describe("the register of documents", () => {
  const number = "012345678";
  const check = async (as = token, document_number = number) =>
    (await office.post("/checkPassport", { document_number, document_date: "2020-01-01" }, as)).body["standing"];
  const says = (standing: "valid" | "expired" | "lost") =>
    office.papersRegister.standings.set(`${office.person("nothing").iin}/${number}`, standing);

  it.each(["valid", "expired", "lost"] as const)("returns that a document is %s", async (standing) => {
    says(standing);
    expect(await check()).toBe(standing);
  });
  it("returns the same for another's document as for one that was never issued", async () => {
    says("lost");
    const other = await office.login("overdue");
    expect([await check(other), await check(other, "N99999999")]).toEqual(["notFound", "notFound"]);
  });
  it("is unavailable for a foreigner, and while it does not respond: nothing is made up, and the purchase continues", async () => {
    expect(await check(await office.login("nonResident"))).toBe("unavailable");
    office.papersRegister.broken = true;
    expect(await check()).toBe("unavailable");
    expect(office.log).toContainEqual(expect.objectContaining({ event: "documents-silent" }));
    expect(JSON.stringify(office.log)).not.toContain(number);
  });
  it("reads a number in any notation, and rejects what cannot be a number", async () => {
    office.papersRegister.standings.set(`${office.person("nothing").iin}/N12345678`, "valid");
    expect(await check(token, " n12345678 ")).toBe("valid");
    expect((await office.post("/checkPassport", { document_number: "12-34" }, token)).status).toBe(400);
    expect((await office.post("/checkPassport", { document_number: number })).status).toBe(401);
  });
  it("cannot be enumerated: a customer who asks too often has to wait", async () => {
    await office.database.close();
    office = await backOffice(productionLimits);
    token = await office.login("nothing");
    const ask = async () => (await office.post("/checkPassport", { document_number: number }, token, { "x-real-ip": "192.0.2.7" })).status;
    const statuses = new Set<number>();
    for (let times = 0; times < 60; times += 1) statuses.add(await ask());
    expect([...statuses]).toEqual([200, 429]);
  });
});

describe("the heads and owners of a company", () => {
  const BIN = "150340012340";
  const ask = async (as = token) => (await office.post("/getOwners", { BIN }, as)).body;
  beforeEach(() => {
    const { iin } = office.person("legalEntity");
    const head = { name: "Тұрсынова Әсел", iin: iin ?? "" };
    office.register.people.set(BIN, { head, owners: [{ name: head.name, number: head.iin, share: 60 }, { name: "ТОО «Үлгі»" }] });
  });
  it("are listed with masked numbers, with a mark when one is the customer", async () => {
    const { iin } = office.person("legalEntity");
    const body = await ask();
    const number = `${iin?.slice(0, 2)}**********`;
    expect(body).toMatchObject({
      success: true,
      head: { name: "Тұрсынова Әсел", number },
      isHead: false,
      owners: [{ name: "Тұрсынова Әсел", number, share: 60 }, { name: "ТОО «Үлгі»" }],
    });
    expect(JSON.stringify(body)).not.toContain(iin);
    expect(await ask(await office.login("legalEntity"))).toMatchObject({ isHead: true });
    expect(await ask(await office.login("nonResident"))).toMatchObject({ isHead: false });
  });
  it("give a message when they are unknown and when the register does not respond", async () => {
    office.register.people.clear();
    const none = await ask();
    office.register.broken = true;
    const silent = await ask();
    expect([none["success"], silent["success"], none["error"] === silent["error"]]).toEqual([false, false, false]);
    expect(office.log.map(({ event }) => event)).toContain("registry-failed");
  });
  it("can be requested only by a BIN and by a customer", async () => {
    expect((await office.post("/getOwners", { BIN: "150340012341" }, token)).status).toBe(400);
    expect((await office.post("/getOwners", { BIN })).status).toBe(401);
  });
});
