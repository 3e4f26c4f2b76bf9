import { afterEach, describe, expect, it } from "vitest";
import { backOffice, type BackOffice } from "../testing/back-office.ts";
import { poison } from "../testing/poison.ts";
import { messageQueues } from "../testing/queues/message-queues.ts";
import { paymentQueues } from "../testing/queues/payment-queues.ts";
import { failingRows, retryRow } from "./failing-rows.ts";

const HOUR_MS = 3_600_000;
/** What the other side may be at fault for is listed after five tries, which take half an hour or so. */
const MAX_HOURS = 12;

let office: BackOffice;
let heal = async (): Promise<void> => {};
afterEach(async () => {
  await heal();
  heal = async () => {};
  await office.database.close();
});

describe.each([...paymentQueues, ...messageQueues])("$job, when the database refuses $refused of one row", (queue) => {
  const { job, open = () => backOffice(), prepare, poisonous, done } = queue;

  it("does the rows before and behind it, names and lists it, and does it once it is repaired and tried again", async () => {
    office = await open();
    const keys = await prepare(office);
    expect(keys).toHaveLength(3);
    const [before = "", bad = "", behind = ""] = keys;
    const isListed = async () => (await failingRows(office.database)).filter((row) => row.job === job).map(({ key }) => key);
    office.log.length = 0;
    heal = await poison(office.database, await poisonous(office, bad));

    await office.minuteLater();
    expect(await done(office, keys)).toEqual(expect.arrayContaining([before, behind]));
    expect(await done(office, keys)).not.toContain(bad);
    const named = new Set(office.log.map(({ row }) => row));
    expect([before, bad, behind].filter((key) => named.has(key))).toEqual([bad]);

    for (let hours = 0; hours < MAX_HOURS && (await isListed()).length === 0; hours += 2) {
      office.clock.now += 2 * HOUR_MS;
      await office.provider.work();
    }
    expect(await isListed()).toEqual([bad]);

    await heal();
    expect(await retryRow(office.database, { job, key: bad }, office.clock.now)).toBe(true);
    await office.minuteLater();
    expect(await done(office, keys)).toContain(bad);
    expect(await isListed()).toEqual([]);
  });
});
