import { addDays } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PayoutStatus } from "../../platform/ports/payouts.ts";
import { noteCredentialChange } from "../../api/account/note-credential-change.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { codeTo } from "../../testing/account.ts";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import { identify, paidContract } from "../../testing/contracts/change.ts";
import { payoutUnderWay } from "../../testing/contracts/contract-steps.ts";
import { askAccount, RIPE } from "../../testing/contracts/maturity.ts";
import { accountOf, agreedTermination, openTermination, decideTermination, YESTERDAY } from "../../testing/contracts/termination.ts";
import { DEFAULT_QUIET_DAYS } from "./quiet-days.ts";

const WHO = "nothing";
const DAY_MS = 86_400_000;
let office: BackOffice;
let token: string;
beforeEach(async () => {
  ({ office, token } = await signedInOffice(WHO));
});
afterEach(() => office.database.close());

const changed = (kind: "phone" | "password") =>
  noteCredentialChange({ db: office.database.queries, now: office.clock.now }, office.person(WHO).id, kind);
/** Asks to be paid to an account, at the end of a contract or by ending it. */
const asking = {
  "at the end of a term": async () => {
    const contractId = await paidContract(office, office.person(WHO).id, RIPE);
    await identify(office, token, contractId, WHO);
    return askAccount(office, token, contractId, accountOf(office.person(WHO)));
  },
  "by ending a contract": async () => {
    const contractId = await paidContract(office, office.person(WHO).id, YESTERDAY);
    await identify(office, token, contractId, WHO);
    return openTermination(office, token, contractId, accountOf(office.person(WHO)));
  },
} as const;
const ways = Object.keys(asking) as (keyof typeof asking)[];

describe.each(["phone", "password"] as const)("after a changed %s", (kind) => {
  it.each(ways)("money is not sent to a new account for some days, %s", async (way) => {
    await changed(kind);
    const until = addDays(today(office.clock.now), DEFAULT_QUIET_DAYS);
    const refused = await asking[way]();
    expect(refused.status).toBe(409);
    expect(refused.body["message"]).toContain(until.split("-").toReversed().join("."));
    office.clock.now += DEFAULT_QUIET_DAYS * DAY_MS;
    token = await office.login(WHO);
    expect((await asking[way]()).status).toBe(200);
  });
  it("a pending agreement is not accepted either, and is accepted once the days are over", async () => {
    const made = await agreedTermination(office, token, WHO);
    await changed(kind);
    expect((await decideTermination(office, token, made)).status).toBe(409);
    office.clock.now += DEFAULT_QUIET_DAYS * DAY_MS;
    token = await office.login(WHO);
    await identify(office, token, made.contractId, WHO);
    expect((await decideTermination(office, token, made)).status).toBe(200);
  });
});

it("a customer who signed in by a signature does not wait", async () => {
  await changed("phone");
  await office.database.queries.updateTable("session").set({ by_key: true }).execute();
  expect((await asking["at the end of a term"]()).status).toBe(200);
});

describe("an account that money was sent to", () => {
  /** Ends a contract; the bank answers before the phone is changed, or after it. */
  async function paidOut(says: PayoutStatus, before: boolean): Promise<void> {
    office.payouts.bank.says = before ? says : "sent";
    await decideTermination(office, token, await agreedTermination(office, token, WHO));
    await office.minuteLater();
    office.clock.now += DAY_MS;
    await changed("phone");
    office.clock.now += DAY_MS;
    office.payouts.bank.says = says;
    await office.minuteLater();
    token = await office.login(WHO);
  }
  it.each([
    ["and that it reached before the change is no new one", "paid", true, 200],
    ["and that it reached after the change alone is a new one", "paid", false, 409],
    ["and that its bank refused is a new one", "returned", true, 409],
  ] satisfies [string, PayoutStatus, boolean, number][])("%s", async (_, says, before, status) => {
    await paidOut(says, before);
    expect((await asking["by ending a contract"]()).status).toBe(status);
  });
});

it("an account that received another person's money counts as new", async () => {
  const contractId = await paidContract(office, office.person("everyStatus").id, YESTERDAY);
  await payoutUnderWay({ office, contractId });
  await office.database.queries
    .updateTable("payout")
    .set({ state: "paid", ended_at: moment(office.clock.now - DAY_MS), next_at: null })
    .where("contract_id", "=", contractId)
    .execute();
  await changed("phone");
  expect((await asking["by ending a contract"]()).status).toBe(409);
});

it("a real change of phone starts the days", async () => {
  const phone = "+7 (700) 555-44-22";
  const { requestID } = (await office.post("/changePhone", { phone }, token)).body;
  const codes = { code_old: codeTo(office, office.person(WHO).phone), code_new: codeTo(office, "77005554422") };
  expect((await office.post("/changePhone", { phone, requestID, ...codes }, token)).body).toMatchObject({ status: "ok" });
  expect((await asking["at the end of a term"]()).status).toBe(409);
});

it("a real change of password starts the days", async () => {
  const { status } = await office.post(
    "/changePassword",
    { password: "Another-2026!", password_repeat: "Another-2026!", current_password: office.person(WHO).password },
    token,
  );
  expect(status).toBe(200);
  token = await office
    .post("/api/login", { iin: office.person(WHO).iin, password: "Another-2026!" })
    .then(({ body }) => (body["Authorization"] as { token: string }).token);
  expect((await asking["at the end of a term"]()).status).toBe(409);
});
