import { tiynOf } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { appendEvents } from "../../domain/ledger/append.ts";
import { PROMISED_DAYS } from "../../domain/products/lines/ending.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import { paidContract } from "../../testing/contracts/change.ts";
import {
  agreedTermination,
  requestTermination,
  confirmTermination,
  costOf,
  decideTermination,
} from "../../testing/contracts/termination.ts";

const WHO = "nothing";
let office: BackOffice;
let token: string;
beforeEach(async () => {
  ({ office, token } = await signedInOffice(WHO));
});
afterEach(() => office.database.close());

describe("an agreed termination is valid for its day and the state of its contract", () => {
  it("a code that is typed after midnight does not confirm the sums of the day before", async () => {
    // Two minutes before midnight of the last day on which everything comes back.
    office.clock.now = Date.parse(`${today(office.clock.now)}T18:58:00Z`);
    token = await office.login(WHO);
    const requested = await requestTermination(office, token, WHO, { monthsAgo: 0, daysAgo: PROMISED_DAYS });
    office.clock.now += 4 * 60_000;
    expect((await confirmTermination(office, token, requested)).status).toBe(409);
  });
  it("an agreement is void once the contract was changed", async () => {
    const made = await agreedTermination(office, token, WHO);
    const change = { kind: "beneficiaries", beneficiaries: [] } as const;
    const at = moment(office.clock.now);
    await appendEvents(
      office.database.queries,
      made.contractId,
      [{ kind: "changed", at, data: { number: "SH-2020-00000000/9", from: today(office.clock.now), change } }],
      office.clock.now,
    );
    expect((await decideTermination(office, token, made)).status).toBe(409);
  });
  it("protection gives back the whole part of a premium that covers nothing", async () => {
    const contractId = await paidContract(office, office.person(WHO).id);
    const back = async () => tiynOf(((await costOf(office, token, contractId))["cost"] as { back: string }).back) ?? 0;
    const before = await back();
    await appendEvents(
      office.database.queries,
      contractId,
      [{ kind: "premiumPaid", at: moment(office.clock.now), data: { receipt: "KV-PART", amount: 12_300, method: "Kaspi QR" } }],
      office.clock.now,
    );
    expect(await back()).toBe(before + 12_300);
  });
});
