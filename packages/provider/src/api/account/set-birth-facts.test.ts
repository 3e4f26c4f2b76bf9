import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { codeTo, newcomer, stepOne, stepTwo, tokenOf } from "../../testing/account.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { calculation, keyed, worksheet } from "../../testing/purchase.ts";

let office: BackOffice;
beforeEach(async () => {
  office = await backOffice();
});
afterEach(() => office.database.close());

const userOf = async (token: string) => (await office.ask("GET", "/api/user", { token })).body["user"];
async function registered(): Promise<string> {
  await stepOne(office);
  return tokenOf(await stepTwo(office, codeTo(office, newcomer.digits)));
}

describe("the birth date of a customer", () => {
  it("is suggested by their IIN until they confirm it, once", async () => {
    const token = await registered();
    expect(await userOf(token)).toMatchObject({ birth_date: "1995-07-19", born_by: "iin" });
    const facts = { birth_date: "1995-07-20", sex: "female" };
    expect((await office.post("/userUpdate", facts, token)).body).toMatchObject({ success: true });
    expect(await userOf(token)).toMatchObject({ ...facts, born_by: "person" });
    const again = await office.post("/userUpdate", { ...facts, birth_date: "1980-01-01" }, token);
    expect([again.status, Object.keys(again.body["errors"] as object)]).toEqual([400, ["birth_date"]]);
    expect(await userOf(token)).toMatchObject(facts);
  });
  it("once declared, decides whom a policy is priced for", async () => {
    const token = await registered();
    await office.post("/userUpdate", { birth_date: "1984-12-30", sex: "female" }, token);
    const refused = await office.post("/worksheet", worksheet, token, keyed());
    expect([refused.status, Object.keys(refused.body["errors"] as object)]).toEqual([400, ["calculation.sex"]]);
    const own = { ...worksheet, calculation: { ...calculation, sex: "female", birthDate: "1984-12-30" } };
    expect((await office.post("/worksheet", own, token, keyed())).body).toMatchObject({ success: true });
  });
  it("comes from the register if the register gives it, and then nobody can change it", async () => {
    const token = await office.login("nothing");
    expect(await userOf(token)).toMatchObject({ born_by: "register" });
    expect((await office.post("/userUpdate", { birth_date: "1990-01-01", sex: "male" }, token)).status).toBe(400);
  });
  it.each([
    ["without the sex", { birth_date: "1990-01-01" }, "sex"],
    ["without the date", { sex: "male" }, "birth_date"],
    ["tomorrow", { birth_date: "2026-11-22", sex: "male" }, "birth_date"],
    ["before anybody alive", { birth_date: "1899-12-31", sex: "male" }, "birth_date"],
  ])("%s is refused at its field", async (_, facts, field) => {
    const { status, body } = await office.post("/userUpdate", facts, await registered());
    expect([status, Object.keys(body["errors"] as object)]).toEqual([400, [field]]);
  });
  it("is not changed by the token of another customer", async () => {
    const mine = await registered();
    await office.post("/userUpdate", { birth_date: "1990-01-01", sex: "male" }, await office.login("legalEntity"));
    expect(await userOf(mine)).toMatchObject({ birth_date: "1995-07-19", born_by: "iin" });
  });
});
