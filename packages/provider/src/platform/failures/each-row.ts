import type { JobName } from "./job-name.ts";
import type { Services } from "../ports/provider-options.ts";
import { failedRows } from "./failed-rows.ts";
import { guardRow } from "./guard-row.ts";
import { forgetFailure, recordFailure, storableKey } from "./record-failure.ts";

/** The rows that a job found due, and what it does with one of them. */
export interface Rows<Row> {
  readonly job: JobName;
  readonly rows: readonly Row[];
  /** The row's own id: it is in the log and on the operator's list, so it contains nothing about a person. */
  readonly keyOf: (row: Row) => string;
  /** @returns false where nothing was done with the row, since another process has it: what is recorded of it stays. */
  readonly act: (row: Row) => Promise<boolean | void>;
  /** Money that is owed, or what another side has to answer: it is tried every quarter of an hour at the least, and never given up. */
  readonly isOwed?: boolean;
}

/**
 * Does the work of a job for each row. A row that fails does not delay the others: it is recorded, logged by its id, and left alone until it is due again,
 * after longer and longer waits; in the end it waits for a person.
 */
export async function eachRow<Row>(
  services: Pick<Services, "database" | "log">,
  now: number,
  { job, rows, keyOf, act, isOwed = false }: Rows<Row>,
): Promise<void> {
  if (rows.length === 0) return;
  const failed = await failedRows(services, job, now);
  for (const row of rows) {
    const key = storableKey(keyOf(row));
    const before = failed.get(key);
    if (before?.isDue === false) continue;
    await guardRow(services, {
      job,
      key,
      act: async () => {
        const isDone = (await act(row)) !== false;
        if (before && isDone) await forgetFailure(services, { job, key });
      },
      failed: (reason) => recordFailure(services, now, { job, key, tries: (before?.tries ?? 0) + 1, reason, isOwed }),
    });
  }
}
