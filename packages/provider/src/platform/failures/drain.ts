import type { Services } from "../ports/provider-options.ts";

/** A job that waits in each batch for the other side has what is left in its next round. */
const MAX_DRAIN_MS = 10_000;

interface Batches<Row> {
  readonly size: number;
  readonly take: () => Promise<readonly Row[]>;
  /** Whether the row went through. */
  readonly act: (row: Row) => Promise<boolean>;
  /** Whether the rows of a batch are done side by side. */
  readonly isParallel?: boolean;
}

/** Does batch after batch until nothing more is due, for some seconds at most; when a whole batch fails, the other side has a round's time to recover. */
export async function drain<Row>({ clock }: Pick<Services, "clock">, { size, take, act, isParallel = false }: Batches<Row>): Promise<void> {
  const began = clock();
  for (;;) {
    const rows = await take();
    const results: boolean[] = [];
    if (isParallel) results.push(...(await Promise.all(rows.map(act))));
    else for (const row of rows) results.push(await act(row));
    if (rows.length < size || !results.includes(true) || clock() - began >= MAX_DRAIN_MS) return;
  }
}
