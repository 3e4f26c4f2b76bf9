import { moment } from "../../platform/server/moment.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A payment is queried again after a twentieth of its age: every other second while a person waits, once a minute when it is an hour old. */
const SHARE_OF_AGE = 20;
const SHORTEST = 2 * SECOND;
const MAX_WAIT_MS = MINUTE;
/** Older ones, by their age: a bank reports a transfer that was held for an inquiry after weeks, hardly after a year. */
const OLD = [
  [365 * DAY, DAY],
  [90 * DAY, HOUR],
] as const;

/**
 * How long a payment younger than this waits at most: a later moment than that can only come from a clock that was put back, by however
 * little.
 */
export const longestWaits: readonly { readonly youngerThan: number; readonly wait: number }[] = [
  { youngerThan: 90 * DAY, wait: MAX_WAIT_MS },
  { youngerThan: 365 * DAY, wait: HOUR },
  { youngerThan: Number.POSITIVE_INFINITY, wait: DAY },
];

/** When a payment is queried again: the older, the later, but always again. Moments are ISO 8601. */
export function nextCheck(createdAt: string, now: number): string {
  const age = Math.max(0, now - Date.parse(createdAt));
  const [, wait] = OLD.find(([older]) => age >= older) ?? [0, Math.min(MAX_WAIT_MS, Math.max(SHORTEST, age / SHARE_OF_AGE))];
  return moment(now + wait);
}
