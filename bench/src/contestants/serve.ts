/** What a contestant tells, and what it is asked for. */
export interface Serving {
  readonly origin: string;
}
export type Question = "cpu";

/** CPU of this process alone, in microseconds: what it ran itself, what the kernel did for it, and its threads. */
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** Says where this process serves, and from then on answers how much CPU it has used. */
export function serving(origin: string): void {
  process.on("message", () => process.send?.(cpu()));
  // The parent has ended, or wants this process to end; a requested profile is written on the way out.
  process.on("disconnect", () => process.exit());
  process.send?.({ origin } satisfies Serving);
}
