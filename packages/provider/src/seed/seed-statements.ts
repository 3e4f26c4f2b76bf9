import { createHash } from "node:crypto";
import type { ContractStatus, StatementStatus } from "@shanyraq/calls/vocabulary";
import type { Tables } from "../platform/database/tables.ts";
import type { Database } from "../platform/database/open.ts";
import { contractsOf } from "../domain/ledger/read.ts";
import { today } from "../platform/server/moment.ts";
import { nextNumber, uuid } from "../platform/server/ids.ts";
import { ANSWER_DAYS } from "../domain/appeals/answer-days.ts";
import { seededPeople } from "./seeded-person.ts";
import { workingDaysAfter } from "../platform/server/working-days.ts";

const DAY_MS = 86_400_000;

interface Seed {
  readonly kind: Tables["statement"]["kind"];
  readonly details: Readonly<Record<string, unknown>>;
  /** About a contract of its writer in this state: a report that names none would be open on all of them. */
  readonly about?: ContractStatus;
  /** Days before now on which it came to each status. */
  readonly events: readonly (readonly [status: StatementStatus, daysAgo: number])[];
}

/** One of each end and of what is still open, so that every standing can be seen. */
const seeds: readonly Seed[] = [
  {
    kind: "feedback",
    details: { topic: "question" },
    events: [
      ["received", 20],
      ["inReview", 19],
      ["answered", 16],
    ],
  },
  {
    kind: "claim",
    details: {},
    about: "lapsed",
    events: [
      ["received", 6],
      ["inReview", 5],
      ["documentsNeeded", 3],
    ],
  },
  {
    kind: "claim",
    details: {},
    about: "lapsed",
    events: [
      ["received", 60],
      ["inReview", 58],
      ["decided", 50],
      ["paid", 48],
    ],
  },
  { kind: "ombudsman", details: {}, events: [["received", 1]] },
];

/** What the first of the seeded people wrote. Only into a database without statements. */
export async function seedStatements({ queries: db }: Database, now: number): Promise<void> {
  const something = await db.selectFrom("statement").select("id").limit(1).executeTakeFirst();
  const writer = seededPeople.find(({ shows }) => shows === "everyStatus");
  if (something || !writer) return;
  const held = await contractsOf(db, writer.id, today(now));
  for (const [index, { kind, details, about, events }] of seeds.entries()) {
    const contract = held.find(({ view }) => view.status === about);
    const id = uuid((bytes) => createHash("sha256").update(`statement/${index}`).digest().subarray(0, bytes));
    const at = (daysAgo: number) => new Date(now - daysAgo * DAY_MS);
    const startedAt = at(events[0]?.[1] ?? 0);
    await db
      .insertInto("statement")
      .values({
        id,
        number: await nextNumber(db, "statement_number", startedAt.getTime()),
        kind,
        customer_id: writer.id,
        phone: writer.phone,
        locale: writer.locale,
        contract_id: contract?.id ?? null,
        details: JSON.stringify({ ...details, ...(contract && { contractNumber: contract.number }) }),
        deadline: workingDaysAfter(today(startedAt.getTime()), ANSWER_DAYS[kind]),
        created_at: startedAt.toISOString(),
      })
      .execute();
    await db
      .insertInto("statement_event")
      .values(events.map(([status, daysAgo], seq) => ({ statement_id: id, seq: seq + 1, status, at: at(daysAgo).toISOString() })))
      .execute();
  }
}
