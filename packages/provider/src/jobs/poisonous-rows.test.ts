import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addDays } from "@shanyraq/rules";
import { eachRow } from "../platform/failures/each-row.ts";
import type { JobName } from "../platform/failures/job-name.ts";
import { MAX_TRIES } from "../platform/failures/record-failure.ts";
import { writeMessages } from "../platform/messages/outbox.ts";
import { looseLimits } from "../platform/ports/limits.ts";
import type { Transfer } from "../platform/ports/transfers.ts";
import { codeTo } from "../testing/account.ts";
import { personWho } from "../seed/seeded-person.ts";
import { backOffice, START, type BackOffice } from "../testing/back-office.ts";
import { withCard } from "../testing/contracts/autopay.ts";
import { paidContract } from "../testing/contracts/change.ts";
import { poison } from "../testing/poison.ts";
import { keyed } from "../testing/purchase.ts";
import { failingRows, retryRow } from "./failing-rows.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const DUE = "2026-12-21";
const who = "nothing";

let office: BackOffice;
let statement: Transfer[];
let heal = async (): Promise<void> => {};
beforeEach(async () => {
  statement = [];
  office = await backOffice(looseLimits, { transfers: { since: async () => statement } });
});
afterEach(async () => {
  await heal();
  heal = async () => {};
  await office.database.close();
});

const arrives = (id: string, purpose = "оплата") =>
  statement.push({ id, amount: 100, purpose, receivedAt: new Date(office.clock.now).toISOString() });
const takenTransfers = async () =>
  (await office.database.queries.selectFrom("bank_transfer").select("id").orderBy("id").execute()).map(({ id }) => id);
const at = (day: string) => Date.parse(`${day}T07:00:00.000Z`);

/** Three rows that are due of a job's, the second of which cannot be written, and those of them with which the job is done. */
interface Queue {
  readonly job: JobName;
  readonly prepare: () => Promise<readonly [string, string, string]>;
  readonly poisonous: { readonly table: Parameters<typeof poison>[1]["table"]; readonly column: string };
  readonly done: () => Promise<readonly string[]>;
}
const queues: readonly Queue[] = [
  {
    job: "takeTransfers",
    prepare: async () => {
      for (const id of ["t1", "t2", "t3"]) arrives(id);
      return ["t1", "t2", "t3"];
    },
    poisonous: { table: "bank_transfer", column: "id" },
    done: takenTransfers,
  },
  {
    job: "remind",
    prepare: async () => {
      const ids = (["nothing", "minor", "nonResident"] as const).map((shows) => personWho(shows).id).toSorted();
      for (const id of ids) await paidContract(office, id);
      office.clock.now = at(addDays(DUE, -7));
      return [ids[0] ?? "", ids[1] ?? "", ids[2] ?? ""];
    },
    poisonous: { table: "notification", column: "customer_id" },
    done: async () => {
      const rows = await office.database.queries
        .selectFrom("notification")
        .select("customer_id")
        .where("kind", "=", "paymentDue")
        .execute();
      return rows.map(({ customer_id }) => customer_id);
    },
  },
  {
    job: "orderCharges",
    prepare: async () => {
      const token = await office.login(who);
      for (let count = 0; count < 3; count += 1) {
        const contractId = await paidContract(office, personWho(who).id);
        await withCard(office, token, contractId);
        await office.post("/user/contracts/autopay/on", { contractId }, token, keyed());
        await office.post("/user/contracts/autopay/on", { contractId, code: codeTo(office, personWho(who).phone) }, token, keyed());
        await office.minuteLater();
      }
      const rows = await office.database.queries.selectFrom("autopay").select("id").orderBy("looked_at").execute();
      office.clock.now = at(DUE);
      return [rows[0]?.id ?? "", rows[1]?.id ?? "", rows[2]?.id ?? ""];
    },
    poisonous: { table: "autopay", column: "id" },
    done: async () => {
      const rows = await office.database.queries.selectFrom("payment").select("autopay_id").where("autopay_id", "is not", null).execute();
      return rows.map(({ autopay_id }) => autopay_id ?? "");
    },
  },
];

describe.each(queues)("a row that $job cannot write", ({ job, prepare, poisonous, done }) => {
  it("does not delay rows before or behind it, is named in the log, and succeeds once it is repaired", async () => {
    const [before, bad, behind] = await prepare();
    heal = await poison(office.database, { ...poisonous, value: bad });
    await office.minuteLater();
    expect(await done()).toEqual(expect.arrayContaining([before, behind]));
    expect(await done()).not.toContain(bad);
    expect(office.log.filter(({ event }) => event === "job-row-failed")).toEqual([expect.objectContaining({ job, row: bad })]);
    expect(await failingRows(office.database)).toEqual([expect.objectContaining({ job, key: bad, tries: 1 })]);
    await heal();
    await office.minuteLater();
    expect(await done()).toContain(bad);
    expect(await failingRows(office.database)).toEqual([]);
  });
});

describe("a transfer that cannot be kept", () => {
  it("is tried after longer and longer waits, given up at last, and taken once a person lets it be tried again", async () => {
    arrives("t1");
    heal = await poison(office.database, { table: "bank_transfer", column: "id", value: "t1" });
    const waits: number[] = [];
    for (let tried = 1; tried <= MAX_TRIES; tried += 1) {
      await office.minuteLater();
      const [row] = await failingRows(office.database);
      expect(row?.tries).toBe(tried);
      if (row?.nextAt == null) break;
      waits.push((Date.parse(row.nextAt) - office.clock.now) / MINUTE_MS);
      // A round before its time leaves it alone.
      office.clock.now = Date.parse(row.nextAt) - MINUTE_MS - 1;
      await office.minuteLater();
      office.clock.now = Date.parse(row.nextAt);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360, 360, 360, 360]);
    expect(office.log.filter(({ event }) => event === "job-row-given-up")).toEqual([
      expect.objectContaining({ level: "error", job: "takeTransfers", row: "t1" }),
    ]);
    await heal();
    office.clock.now += 30 * DAY_MS;
    await office.minuteLater();
    expect(await takenTransfers()).toEqual([]);
    expect(await retryRow(office.database, { job: "takeTransfers", key: "t1" }, office.clock.now)).toBe(true);
    await office.minuteLater();
    expect(await takenTransfers()).toEqual(["t1"]);
    expect(await retryRow(office.database, { job: "takeTransfers", key: "t1" }, office.clock.now)).toBe(false);
  });
  it("because no database can hold its number is listed under one that it can", async () => {
    arrives("t\u00001");
    arrives("t2");
    await office.minuteLater();
    expect(await takenTransfers()).toEqual(["t2"]);
    expect((await failingRows(office.database)).map(({ key }) => key)).toEqual(["t\uFFFD1"]);
  });
  it("because of U+0000 in its purpose is kept without it", async () => {
    arrives("t1", "оплата\u0000за полис");
    await office.minuteLater();
    expect(await takenTransfers()).toEqual(["t1"]);
  });
});

it("money that is owed is tried at least every quarter of an hour, and never given up", async () => {
  const owed = { job: "payMaturities", isOwed: true, rows: ["a row"], keyOf: (key: string) => key } as const;
  for (let tried = 1; tried <= MAX_TRIES + 4; tried += 1) {
    await eachRow(office.options, office.clock.now, { ...owed, act: async () => Promise.reject(new Error("poisonous")) });
    const [row] = await failingRows(office.database);
    expect(row?.tries).toBe(tried);
    const next = Date.parse(row?.nextAt ?? "");
    expect(next - office.clock.now).toBeLessThanOrEqual(15 * MINUTE_MS);
    office.clock.now = next;
  }
});

it("a message that was not accepted five times is listed, and is sent once a person lets it be tried again", async () => {
  office.phones.broken = true;
  const message = { key: "letter/1", channel: "sms", to: "77000000011", text: "x" } as const;
  await writeMessages(office.database.queries, [message], START);
  const listed = async () => (await failingRows(office.database)).filter(({ key }) => key === message.key);
  for (let tried = 1; tried <= 5; tried += 1) {
    expect(await listed()).toEqual([]);
    office.clock.now += DAY_MS;
    await office.provider.work();
  }
  expect(await listed()).toEqual([expect.objectContaining({ job: "deliver", tries: 5, reason: null })]);
  office.phones.broken = false;
  await retryRow(office.database, { job: "deliver", key: message.key }, office.clock.now);
  await office.provider.work();
  expect(office.inbox.map(({ key }) => key)).toContain(message.key);
});

it("a job that fails as a whole is logged, and the jobs after it run", async () => {
  arrives("t1");
  await office.database.queries.schema.alterTable("balance_check").renameTo("balance_check_away").execute();
  try {
    await office.minuteLater();
  } finally {
    await office.database.queries.schema.alterTable("balance_check_away").renameTo("balance_check").execute();
  }
  expect(office.log).toContainEqual(expect.objectContaining({ event: "job-failed", job: "checkBalances" }));
  expect(await takenTransfers()).toEqual(["t1"]);
});
