/** One part of a stop: what it is called for the operator, and what ends it. */
export interface Ending {
  readonly part: string;
  readonly end: () => Promise<unknown> | undefined;
  readonly withinMs: number;
}

/**
 * Ends parts one after another. A part that takes too long is abandoned, so that the parts after it still end: a database that hangs in a transaction must not
 * keep a process, and everybody who waits for its port, forever.
 * @returns the parts that were abandoned, or that failed to end.
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
