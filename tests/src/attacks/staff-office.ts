import { randomBytes } from "node:crypto";
import { storeInMemory } from "@shanyraq/limits";
import { createProvider, personWho, productionLimits, seedStatements, type Message, type SeededPerson } from "@shanyraq/provider";
import { openSeeded, quickPasswords } from "../product/seeded-database.ts";

const START = Date.parse("2026-11-24T06:00:00.000Z");
export const MINUTE = 60_000;

export interface Reply {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The back office in this process, with the limits of production, the seeded people and a clock in the test's hands. */
export async function openStaffOffice() {
  const database = await openSeeded(START);
  const clock = { now: START };
  const messages: Message[] = [];
  await seedStatements(database, START);
  const provider = createProvider({
    database,
    clock: () => clock.now,
    random: (bytes) => new Uint8Array(randomBytes(bytes)),
    messages: { send: async (message) => void messages.push(message) },
    payments: {
      create: async ({ reference }) => ({ id: reference, qr: "", url: "" }),
      refund: async () => {},
      status: async () => undefined,
    },
    siteOrigin: "https://life.example",
    log: () => {},
    secret: "a secret of the tests",
    filesKeys: [{ kid: "tests", secret: new Uint8Array(32).fill(7) }],
    store: storeInMemory(() => clock.now / 1_000),
    limits: productionLimits,
    passwords: quickPasswords,
  });
  const post = async (path: string, body: object, token?: string, from = "192.0.2.1"): Promise<Reply> => {
    const headers = {
      "content-type": "application/json",
      "x-real-ip": from,
      "idempotency-key": randomBytes(12).toString("hex"),
      "x-flow-id": randomBytes(32).toString("base64url"),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const response = await provider.fetch(new Request(`http://provider${path}`, { method: "POST", headers, body: JSON.stringify(body) }));
    await provider.settled();
    return {
      status: response.status,
      retryAfter: response.headers.get("retry-after"),
      body: (await response.json()) as Reply["body"],
    };
  };
  /** The newest code with which somebody of the staff signs in. */
  const codeOf = (shows: SeededPerson["shows"]): string => {
    const { phone } = personWho(shows);
    return /\b\d{6}\b/.exec(messages.findLast(({ to, key }) => to === phone && key.startsWith("code/signIn/"))?.text ?? "")?.[0] ?? "";
  };
  /** What a password answers, alone or with a code. */
  const enter = (shows: SeededPerson["shows"], code?: string): Promise<Reply> => {
    const { iin, password } = personWho(shows);
    return post("/api/login", { iin, password, ...(code !== undefined && { code }) });
  };
  /** Signs somebody in, by the code too where it is needed. */
  const login = async (shows: SeededPerson["shows"]): Promise<string> => {
    const first = await enter(shows);
    const { body } = first.body["codeNeeded"] === true ? await enter(shows, codeOf(shows)) : first;
    return (body["Authorization"] as { token: string }).token;
  };
  return {
    database,
    clock,
    letters: messages,
    provider,
    post,
    enter,
    codeOf,
    login,
    person: personWho,
    close: async () => {
      await provider.settled();
      await database.close();
    },
  };
}
export type StaffOffice = Awaited<ReturnType<typeof openStaffOffice>>;

interface StaffMessages {
  readonly count: number;
  readonly kind?: "feedback" | "claim";
  readonly phone?: string;
  readonly customerId?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Puts letters into the database as they stand after they were sent. @returns their ids. */
export async function putMessages(
  { database, clock }: StaffOffice,
  { count, kind = "feedback", phone = "77015550100", customerId, details = {} }: StaffMessages,
): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  const at = new Date(clock.now).toISOString();
  const rows = ids.map((id) => ({
    id,
    number: `OB-2026-T${id.slice(0, 8)}`,
    kind,
    customer_id: customerId ?? null,
    phone,
    locale: "ru" as const,
    details: JSON.stringify(details),
    deadline: "2026-12-08",
    created_at: at,
  }));
  await database.queries.insertInto("statement").values(rows).execute();
  await database.queries
    .insertInto("statement_event")
    .values(ids.map((id) => ({ statement_id: id, seq: 1, status: "received" as const, at })))
    .execute();
  return ids;
}
