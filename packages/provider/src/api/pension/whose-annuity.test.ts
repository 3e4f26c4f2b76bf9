import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import { checkedCase, openedCase } from "../../testing/annuities/pension.ts";
import { keyed } from "../../testing/purchase.ts";

const shows = "pension" as const;
let office: BackOffice;
let token: string;
beforeEach(async () => {
  ({ office, token } = await signedInOffice(shows));
});
afterEach(() => office.database.close());

const of = () => ({ office, token, shows });

describe("another customer", () => {
  it("finds no case of somebody else by any call", async () => {
    const requestID = await checkedCase(of());
    const other = await office.login("overdue");
    const calls = ["/getPaHash", "/setApprovalApp", "/getApprovalSheetValid", "/getCheckKDP", "/sentAppOtp", "/createContractPens"];
    for (const path of calls) expect([path, (await office.post(path, { requestID }, other, keyed())).status]).toEqual([path, 404]);
    expect((await office.post("/getFilePA", { requestID, type: "application" }, other)).status).toBe(404);
    expect((await office.post("/user/applications/withdraw", { requestID }, other, keyed())).status).toBe(404);
    expect((await office.post("/getClientPensInf", {}, other)).body["case"]).toBeUndefined();
  });
});

describe("the manager's list", () => {
  const list = async (filter: Record<string, unknown> = {}) =>
    (await office.post("/getClientPensInfManager", filter, await office.login("manager"))).body;

  it("has the manager's own customers with what blocks each, masked, and finds them by name, number and IIN", async () => {
    await openedCase(of());
    const { iin } = office.person(shows);
    const row = { name: "Оспанова Гүлжан Серікқызы", stage: "opened", blocks: expect.stringContaining("не запросил") };
    expect(await list()).toMatchObject({ total: 1, data: [row] });
    expect(JSON.stringify(await list())).not.toContain(iin);
    for (const search of ["оспанова", "PA-2026", iin]) expect((await list({ search }))["total"]).toBe(1);
    expect((await list({ search: "волков" }))["total"]).toBe(0);
    expect((await list({ stage: "asked" }))["total"]).toBe(0);
    expect(await list({ page: 7 })).toMatchObject({ currentPage: 1, lastPage: 1 });
  });
  it("does not have the customers of another manager", async () => {
    await openedCase(of());
    await office.database.queries
      .updateTable("portfolio")
      .set({ manager_id: office.person("overdue").id })
      .execute();
    expect((await list())["total"]).toBe(0);
  });
});
