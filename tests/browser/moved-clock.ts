import { addDays } from "@shanyraq/rules";
import { expect } from "./product.ts";

interface ClockState {
  readonly day: string;
  /** The day to which it is on its way. */
  readonly target?: string;
}
export const clockOf = async (origin: string): Promise<ClockState> =>
  (await (await fetch(`${origin}/sandbox/clock.json`)).json()) as ClockState;

/** Moves the clock of a sandbox so many days ahead, with all that its jobs do meanwhile. @returns the new day. */
export async function moveClock(origin: string, days: number): Promise<string> {
  const to = addDays((await clockOf(origin)).day, days);
  await fetch(`${origin}/sandbox/clock`, { method: "POST", body: new URLSearchParams({ to }), redirect: "manual" });
  await expect.poll(async () => (await clockOf(origin)).target ?? "", { timeout: 240_000 }).toBe("");
  expect((await clockOf(origin)).day).toBe(to);
  return to;
}
