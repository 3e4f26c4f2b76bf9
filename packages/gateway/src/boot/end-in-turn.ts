/** One part of a stop: what it is called for the operator, and what ends it. */
export interface Ending {
  readonly part: string;
  readonly end: () => Promise<unknown> | undefined;
  readonly withinMs: number;
}

/**
 * Ends parts one after another. One that takes longer than it may is left behind, so that what stands after it still ends: a database that hangs
 * in a transaction must not keep a process, and whoever waits for its port, for ever.
 * @returns the parts that were left, or that failed to end.
 */
export async function endInTurn(endings: readonly Ending[]): Promise<readonly string[]> {
  const left: string[] = [];
  for (const { part, end, withinMs } of endings) {
    const { promise: late, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(false), withinMs);
    const ended = Promise.resolve()
      .then(end)
      .then(
        () => true,
        () => false,
      );
    if (!(await Promise.race([ended, late]))) left.push(part);
    clearTimeout(timer);
  }
  return left;
}
