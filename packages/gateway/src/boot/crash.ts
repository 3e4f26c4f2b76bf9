/**
 * Lets the kill tests end the process at a named point, as a power cut would: `CRASH_AT=settle:after-commit`.
 * A production start has no such point.
 */
export const crashAt =
  (point: string | undefined) =>
  (reached: string): void => {
    if (point === reached) process.kill(process.pid, "SIGKILL");
  };
