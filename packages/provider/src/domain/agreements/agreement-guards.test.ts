import { text } from "@shanyraq/i18n/text";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { nextYearOf } from "../changes/next-year.ts";
import { moment } from "../../platform/server/moment.ts";
import { codeTo } from "../../testing/account.ts";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import {
  agreed,
  askChange,
  requestChange,
  confirmChange,
  identify,
  paidContract,
  signChange,
  toSister,
} from "../../testing/contracts/change.ts";
import { askAccount, confirmAccount, setAccount } from "../../testing/contracts/maturity.ts";
import { keyed } from "../../testing/purchase.ts";

const WHO = "nothing";
const MINUTE = 60_000;
let office: BackOffice;
let token: string;
beforeEach(async () => {
  ({ office, token } = await signedInOffice(WHO));
});
afterEach(() => office.database.close());

const forgetWhoIsThere = () => office.database.queries.updateTable("shown_identity").set({ shown_at: null, session_id: null }).execute();

describe("an agreement requires a recent identification", () => {
  it("when its code is typed", async () => {
    const requested = await requestChange(office, token, WHO);
    await forgetWhoIsThere();
    expect((await confirmChange(office, token, requested)).status).toBe(403);
  });
  it("when it is accepted", async () => {
    const made = await agreed(office, token, WHO);
    await forgetWhoIsThere();
    expect((await signChange(office, token, made)).status).toBe(403);
  });
  it("again for the next agreement", async () => {
    const made = await agreed(office, token, WHO);
    expect((await signChange(office, token, made)).status).toBe(200);
    const other = await paidContract(office, office.person(WHO).id);
    expect((await askChange(office, token, other)).status).toBe(403);
  });
});

describe("another tab, after an act that used up the identification,", () => {
  const messageOf = ({ body }: { body: Record<string, unknown> }) => String(body["message"]);
  it("reports that a change is already confirmed", async () => {
    const made = await agreed(office, token, WHO);
    expect((await signChange(office, token, made)).status).toBe(200);
    const again = await confirmChange(office, token, { contractId: made.contractId, requestID: made.requestID, code: made.code });
    expect([again.status, messageOf(again)]).toEqual([409, text("ru", "error.change.confirmed")]);
  });
  it("reports that an account is already confirmed", async () => {
    const named = await setAccount(office, token, WHO);
    const again = await confirmAccount(office, token, named);
    expect([again.status, messageOf(again)]).toEqual([409, text("ru", "error.maturity.confirmed")]);
  });
  it("reports that one act was confirmed, and not that time has run out, when it requests another", async () => {
    const { contractId } = await setAccount(office, token, WHO);
    office.clock.now += 2 * MINUTE;
    const other = await askAccount(office, token, contractId, { iban: "KZ75125KZT1001300335", holder: "Волков Илья" });
    expect([other.status, messageOf(other)]).toEqual([403, text("ru", "error.change.identityUsed")]);
  });
  it("reports that the contract has a pending agreement, before it asks for identification", async () => {
    const { contractId } = await agreed(office, token, WHO);
    await forgetWhoIsThere();
    expect((await askChange(office, token, contractId)).status).toBe(409);
  });
  it("reports that time has run out when it has", async () => {
    const requested = await requestChange(office, token, WHO);
    await office.database.queries
      .updateTable("shown_identity")
      .set({ shown_at: moment(office.clock.now - 31 * MINUTE) })
      .execute();
    expect(messageOf(await confirmChange(office, token, requested))).toBe(text("ru", "error.change.identity"));
  });
});

describe("a code confirms a request", () => {
  it("once: a second time reports that it is already confirmed", async () => {
    const requested = await requestChange(office, token, WHO);
    expect((await confirmChange(office, token, requested)).body).toMatchObject({ status: "ok" });
    expect((await confirmChange(office, token, requested)).status).toBe(409);
  });
  it("within half an hour of the sums that were shown, however new the code is", async () => {
    const requested = await requestChange(office, token, WHO);
    office.clock.now += 31 * MINUTE;
    await identify(office, token, requested.contractId, WHO);
    const again = await office.post("/contract/calcChange/worksheet/repeat", { requestID: requested.requestID }, token, keyed());
    expect(again.status).toBe(200);
    const code = codeTo(office, office.person(WHO).phone);
    expect((await confirmChange(office, token, { ...requested, code })).status).toBe(409);
  });
});

it("terms that are already in force cannot be requested as a change", async () => {
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
])("on %s other premiums would start from %s", (day, from) => {
  expect(nextYearOf({ startDate: "2026-03-10", endDate: "2030-03-10" }, day)).toBe(from);
});
