import { createHash } from "node:crypto";
import type { StatementStatus } from "@shanyraq/calls/vocabulary";
import type { Tables } from "../database/tables.ts";
import type { Database } from "../database/open.ts";
import { today } from "../server/moment.ts";
import { nextNumber, uuid } from "../server/ids.ts";
import { ANSWER_DAYS } from "../appeals/keep-statement.ts";
import { seededPeople } from "./seeded-person.ts";
import { workingDaysAfter } from "../server/working-days.ts";

const DAY_MS = 86_400_000;

interface Seed {
  readonly kind: Tables["statement"]["kind"];
  readonly details: Readonly<Record<string, unknown>>;
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
    events: [
      ["received", 6],
      ["inReview", 5],
      ["documentsNeeded", 3],
    ],
  },
  {
    kind: "claim",
    details: {},
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
  for (const [index, { kind, details, events }] of seeds.entries()) {
    const id = uuid((bytes) => createHash("sha256").update(`statement/${index}`).digest().subarray(0, bytes));
    const at = (daysAgo: number) => new Date(now - daysAgo * DAY_MS);
    const begun = at(events[0]?.[1] ?? 0);
    await db
      .insertInto("statement")
      .values({
        id,
        number: await nextNumber(db, "statement_number", begun.getTime()),
        kind,
        customer_id: writer.id,
        phone: writer.phone,
        locale: writer.locale,
        details: JSON.stringify(details),
        deadline: workingDaysAfter(today(begun.getTime()), ANSWER_DAYS[kind]),
        created_at: begun.toISOString(),
      })
      .execute();
    await db
      .insertInto("statement_event")
      .values(events.map(([status, daysAgo], seq) => ({ statement_id: id, seq: seq + 1, status, at: at(daysAgo).toISOString() })))
      .execute();
  }
}
