import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { growOld } from "../../testing/annuities/pension.ts";

const shows = "pension" as const;
let office: BackOffice;
beforeEach(async () => {
  office = await backOffice();
});
afterEach(() => office.database.close());

describe("eligibility for an annuity", () => {
  it("is answered for any visitor from a calculation, with both options up to the age of 90", async () => {
    const { body } = await office.post("/getClientPensInf", { calculation: await growOld(office, shows) });
    const offer = body["offer"] as { monthly: string; comparison: { rows: { age: number }[]; breakEvenAge: number | null } };
    expect(Number(offer.monthly)).toBeGreaterThan(35_596);
    expect(offer.comparison.rows.at(-1)?.age).toBe(90);
    expect(body).not.toHaveProperty("case");
    expect(body).not.toHaveProperty("holder");
  });
  it("shows from which day a person who is too young may have one", async () => {
    const calculation = { ...(await growOld(office, shows)), birthDate: "1990-01-30" };
    const { body } = await office.post("/getClientPensInf", { calculation });
    expect(body["offer"]).toMatchObject({ lack: { kind: "age", field: "birthDate", from: "2035-01-30" } });
  });
  it("shows the shortfall, and when the savings alone are likely to be enough", async () => {
    const calculation = { ...(await growOld(office, shows)), birthDate: "1980-06-11", savings: "6000000" };
    const { lack } = (await office.post("/getClientPensInf", { calculation })).body["offer"] as { lack: Record<string, string> };
    expect(lack).toMatchObject({ kind: "money", field: "savings" });
    expect(Number(lack["shortfall"])).toBeGreaterThan(0);
    const own = { ...calculation, contribution: String(Math.ceil(Number(lack["shortfall"]))) };
    expect((await office.post("/getClientPensInf", { calculation: own })).body["offer"]).not.toHaveProperty("lack");
  });
  it("starts five years earlier with professional contributions", async () => {
    const calculation = { ...(await growOld(office, shows)), birthDate: "1984-01-30", category: "oppv60" };
    expect((await office.post("/getClientPensInf", { calculation })).body["offer"]).not.toHaveProperty("lack");
    const standard = { ...calculation, category: "standard" };
    expect((await office.post("/getClientPensInf", { calculation: standard })).body["offer"]).toMatchObject({ lack: { kind: "age" } });
  });
});
