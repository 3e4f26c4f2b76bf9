import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { migrate, openDatabase, seedContent, seedPeople, type Database } from "@shanyraq/provider";
import { rowsOfRun } from "@shanyraq/provider/testing/full-run";
import { startProcesses, type Processes } from "../product/processes.ts";
import { openProviderOver, post, type OpenedProvider, type ProviderPlace } from "../product/provider-over.ts";
import type { Task } from "../product/provider-process.ts";
import { worksheetOf } from "../product/purchase.ts";
import { startSharedServers, type SharedServers } from "../product/servers/shared-servers.ts";
import { credentialsOf, personWho } from "../product/visitor.ts";

const PROCESSES = 4;
const person = personWho("nothing");

let servers: SharedServers;
beforeAll(async () => {
  servers = await startSharedServers();
});
afterAll(() => servers.stop());

let databases = 0;
let database: Database;
let own: OpenedProvider;
let processes: Processes;
const all = <T>(task: Task) => processes.all<readonly T[]>(task);

/** Four processes over one fresh database, and a fifth back office in the test's own hands. */
async function open(kind: "postgres" | "redis"): Promise<void> {
  const databaseUrl = await servers.cluster.create(`offices_${++databases}`);
  database = await openDatabase({ url: databaseUrl });
  await migrate(database);
  await seedContent(database);
  await seedPeople(database, Date.now());
  const place: ProviderPlace = { databaseUrl, store: { kind, url: kind === "redis" ? servers.redis.url : databaseUrl } };
  own = await openProviderOver(place);
  processes = await startProcesses("provider-process.ts", PROCESSES, place);
}
afterEach(async () => {
  await processes.stop();
  await own.close();
  await database.close();
});

describe.each(rowsOfRun(["postgres", "redis"] as const))("four back offices that count in %s", (kind) => {
  beforeEach(() => open(kind));

  it("S22: of 400 wrong codes in four processes exactly five are compared, and the right one comes too late", async () => {
    const { Authorization } = await post(own, "/api/login", credentialsOf(person));
    const { token } = Authorization as { readonly token: string };
    const keyed = { authorization: `Bearer ${token}`, "idempotency-key": crypto.randomUUID() };
    const requestID = String((await post(own, "/worksheet", worksheetOf(person), keyed))["requestID"]);
    const right = /\d{4}/.exec(own.messages[0]?.text ?? "")?.[0] ?? "";
    const wrong = right === "0000" ? "1111" : "0000";

    const answers = (
      await all<{ success: boolean; attemptsLeft: number }>({ do: "check", requestID, code: wrong, token, times: 100 })
    ).flat();
    expect(answers.filter(({ success }) => success)).toEqual([]);
    expect(
      answers
        .map(({ attemptsLeft }) => attemptsLeft)
        .filter((left) => left > 0)
        .toSorted(),
    ).toEqual([1, 2, 3, 4]);
    const { tries } = await database.queries.selectFrom("one_time_code").select("tries").executeTakeFirstOrThrow();
    expect(tries).toBe(5);
    const [late] = (await all<{ success: boolean }>({ do: "check", requestID, code: right, token, times: 1 })).flat();
    expect(late?.success).toBe(false);
  });
});

describe("four back offices with letters to send", () => {
  beforeEach(() => open("postgres"));

  it("deliver every letter exactly once", async () => {
    const keys = Array.from({ length: 300 }, (_, index) => `letter/${index}`);
    const at = new Date().toISOString();
    await database.queries
      .insertInto("outbox")
      .values(
        keys.map((key) => ({
          key,
          letter: JSON.stringify({ key, channel: "sms", to: person.phone, text: "x" }),
          created_at: at,
          next_at: at,
          sent_at: null,
        })),
      )
      .execute();
    const sent = await all<string>({ do: "deliver", rounds: 4 });
    // Reminders of the seeded premiums go with them, each once too.
    const reminders = sent.flat().filter((key) => key.startsWith("reminder/"));
    expect(new Set(reminders).size).toBe(reminders.length);
    expect(
      sent
        .flat()
        .filter((key) => !key.startsWith("reminder/"))
        .toSorted(),
    ).toEqual(keys.toSorted());
    // One that does everything while the others find nothing would prove little.
    expect(sent.filter((messages) => messages.length > 0).length).toBeGreaterThan(1);
  });
});
