import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { nextYearOf } from "../changes/next-year.ts";
import { codeTo } from "../testing/account.ts";
import { signedInOffice, type BackOffice } from "../testing/back-office.ts";
import { agreed, askChange, askedChange, confirmChange, identify, paidContract, signChange, toSister } from "../testing/change.ts";
import { keyed } from "../testing/purchase.ts";

const WHO = "nothing";
const MINUTE = 60_000;
let office: BackOffice;
let token: string;
beforeEach(async () => {
  ({ office, token } = await signedInOffice(WHO));
});
afterEach(() => office.database.close());

const forgetWhoIsThere = () => office.database.queries.updateTable("shown_identity").set({ shown_at: null, session_id: null }).execute();

describe("an agreement takes whoever has shown who they are", () => {
  it("when its code is typed", async () => {
    const asked = await askedChange(office, token, WHO);
    await forgetWhoIsThere();
    expect((await confirmChange(office, token, asked)).status).toBe(403);
  });
  it("when it is accepted", async () => {
    const made = await agreed(office, token, WHO);
    await forgetWhoIsThere();
    expect((await signChange(office, token, made)).status).toBe(403);
  });
  it("anew for the next one", async () => {
    const made = await agreed(office, token, WHO);
    expect((await signChange(office, token, made)).status).toBe(200);
    const other = await paidContract(office, office.person(WHO).id);
    expect((await askChange(office, token, other)).status).toBe(403);
  });
});

describe("a code confirms a request", () => {
  it("once: a second time says that it is confirmed already", async () => {
    const asked = await askedChange(office, token, WHO);
    expect((await confirmChange(office, token, asked)).body).toMatchObject({ status: "ok" });
    expect((await confirmChange(office, token, asked)).status).toBe(409);
  });
  it("within half an hour of the sums that were looked at, however new the code is", async () => {
    const asked = await askedChange(office, token, WHO);
    office.clock.now += 31 * MINUTE;
    await identify(office, token, asked.contractId, WHO);
    const again = await office.post("/contract/calcChange/worksheet/repeat", { requestID: asked.requestID }, token, keyed());
    expect(again.status).toBe(200);
    const code = codeTo(office, office.person(WHO).phone);
    expect((await confirmChange(office, token, { ...asked, code })).status).toBe(409);
  });
});

it("terms that stand already are nothing to change", async () => {
  const contractId = await paidContract(office, office.person(WHO).id);
  await identify(office, token, contractId, WHO);
  expect((await askChange(office, token, contractId, { frequency: "monthly" })).body).toMatchObject({
    errors: { frequency: expect.any(String) as string },
  });
  expect((await askChange(office, token, contractId, toSister)).status).toBe(200);
});

it.each([
  ["2027-03-09", "2027-03-10"],
  ["2027-03-10", "2028-03-10"],
  ["2029-03-10", undefined],
])("on %s other premiums would hold from %s", (day, from) => {
  expect(nextYearOf({ startDate: "2026-03-10", endDate: "2030-03-10" }, day)).toBe(from);
});
