import { expect, it } from "vitest";
import { createNextWork } from "./next-work.ts";
import { backOffice, START, type BackOffice } from "./testing/back-office.ts";

const DAY_MS = 86_400_000;
const DAYS = 100;

/** What the jobs of some months left: which notice and message on which day. */
async function lived(walk: (office: BackOffice) => Promise<void>) {
  const office = await backOffice();
  await walk(office);
  const notices = await office.database.queries.selectFrom("notification").select(["key", "created_at"]).orderBy("key").execute();
  const messages = await office.database.queries.selectFrom("outbox").select(["key", "created_at"]).orderBy("key").execute();
  const day = ({ key, created_at }: { readonly key: string; readonly created_at: string }) => `${key} ${created_at.slice(0, 10)}`;
  await office.database.close();
  return { notices: notices.map(day), letters: messages.map(day) };
}

it("leaves out only days on which no job has anything to do", async () => {
  const every = await lived(async (office) => {
    for (let day = 0; day <= DAYS; day += 1) {
      office.clock.now = START + day * DAY_MS;
      await office.provider.work();
    }
  });
  let rounds = 0;
  const some = await lived(async (office) => {
    const nextWork = createNextWork(office.database);
    const end = START + DAYS * DAY_MS;
    for (office.clock.now = START; office.clock.now <= end;) {
      await office.provider.work();
      rounds += 1;
      // To whole days: the other walk looks at no other moment.
      const next = await nextWork(office.clock.now);
      office.clock.now += Math.max(1, Math.ceil((next - office.clock.now) / DAY_MS)) * DAY_MS;
    }
  });
  expect(some).toEqual(every);
  expect(every.notices.length).toBeGreaterThan(20);
  expect(rounds).toBeLessThan(DAYS * 0.8);
});
