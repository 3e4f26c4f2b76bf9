import { randomBytes } from "node:crypto";
import { storeInMemory } from "@shanyraq/limits";
import { createProvider, looseLimits, migrate, openDatabase, seedContent, type LogEntry, type ProviderOptions } from "@shanyraq/provider";
import { keepAsItStands, putBack, quickPasswords } from "@shanyraq/provider/testing/lives";
import { dayOf } from "./day-of.ts";
import { createSandboxBank } from "./sandbox-bank.ts";
import { createSandboxFund } from "./sandbox-fund.ts";

/** What a bank sends back and what a fund sends otherwise than it was asked is part of a life. */
const expectedErrors: ReadonlySet<string> = new Set(["payout-returned", "pension-transfer-differs"]);
/** Noon in Kazakhstan. */
const NOON = "T07:00:00.000Z";
const FLOW = "a-life".padEnd(43, "-");

export interface Reply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * A back office that many lives are lived in, one after another: its database is put back in a millisecond between them, and its clock moves to wherever
 * a life is.
 */
export async function openLivesOffice() {
  const database = await openDatabase({ memory: true });
  await migrate(database);
  await seedContent(database);
  await keepAsItStands(database);
  const clock = { now: Date.parse(`2026-01-01${NOON}`) };
  const bank = createSandboxBank(() => dayOf(clock.now));
  const fund = createSandboxFund();
  const inbox: string[] = [];
  /** Whether letters leave with their papers: to print them costs more than the rest of a life. */
  const printing = { on: false };
  /** Errors that the product logged during a life. */
  const log: LogEntry[] = [];
  const options: ProviderOptions = {
    database,
    clock: () => clock.now,
    random: (bytes) => randomBytes(bytes),
    messages: {
      send: async ({ key, text }) => void (key.startsWith("code/") && inbox.push(text)),
    },
    payments: bank.payments,
    payouts: bank.payouts,
    siteOrigin: "https://life.example",
    pensionFund: fund.port,
    log: (entry) => void (entry.level === "error" && !expectedErrors.has(entry.event) && log.push(entry)),
    secret: "lives",
    filesKeys: [{ kid: "tests", secret: new Uint8Array(32).fill(7) }],
    store: storeInMemory(() => clock.now / 1_000),
    limits: looseLimits,
    passwords: quickPasswords,
  };
  const provider = createProvider(options);
  const ask = async (method: string, path: string, { body, token }: { readonly body?: object; readonly token?: string | undefined }) => {
    const headers = {
      "content-type": "application/json",
      "x-flow-id": FLOW,
      "idempotency-key": randomBytes(12).toString("hex"),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const request = new Request(`http://provider${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const response = await provider.fetch(request);
    return { status: response.status, body: (await response.json()) as Reply["body"] };
  };
  const hasUnsent = async (): Promise<boolean> =>
    (await database.queries.selectFrom("payout").select("id").where("state", "=", "ordered").limit(1).executeTakeFirst()) !== undefined;
  return {
    database,
    queries: database.queries,
    clock,
    bank,
    fund,
    errors: log,
    post: (path: string, body: object, token?: string): Promise<Reply> => ask("POST", path, { body, token }),
    get: (path: string, token: string): Promise<Reply> => ask("GET", path, { token }),
    /** Moves to noon of a day, never back. */
    toDay: (day: string): void => {
      clock.now = Math.max(clock.now, Date.parse(day + NOON));
    },
    minutesLater: (minutes: number): void => {
      clock.now += minutes * 60_000;
    },
    /** A round of the jobs: the clock moves first, for a round is done once a minute. */
    work: async (): Promise<void> => {
      clock.now += 61_000;
      // What is not printed needs not be delivered either; codes have gone already.
      if (!printing.on) await database.queries.deleteFrom("outbox").where("useless_at", "is", null).execute();
      await provider.work();
      // A round sends so many orders at most; the next minute's sends the others.
      while (await hasUnsent()) {
        clock.now += 61_000;
        await provider.work();
      }
    },
    lastCode: (): string => /\b(\d{6}|\d{4})\b/.exec(inbox.at(-1) ?? "")?.[0] ?? "",
    /** An empty office on a day, for the next life. */
    begin: async (day: string, isPrinted: boolean): Promise<void> => {
      await provider.settled();
      printing.on = isPrinted;
      await putBack(database);
      bank.clear();
      fund.clear();
      inbox.length = 0;
      log.length = 0;
      clock.now = Date.parse(day + NOON);
    },
    close: async (): Promise<void> => {
      await provider.settled();
      await database.close();
    },
  };
}
export type LivesOffice = Awaited<ReturnType<typeof openLivesOffice>>;
