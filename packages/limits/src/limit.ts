import { keyOf } from "./key-of.ts";
import type { SharedStore } from "./shared-store.ts";

/** How often something may happen: at most so many times in a window of fixed length. */
export interface Rule {
  /** Limits of one name share their counts. */
  readonly name: string;
  readonly most: number;
  readonly windowSeconds: number;
}

export type LimitOutcome = { readonly ok: true; readonly left: number } | { readonly ok: false; readonly retryAfterSeconds: number };

/** A limit on each subject: a phone, an account, an address. The store gets only its keyed hash. */
export interface Limit {
  readonly take: (subject: string) => Promise<LimitOutcome>;
  /** Gives one back: what was taken for did not happen. */
  readonly release: (subject: string) => Promise<void>;
  readonly clear: (subject: string) => Promise<void>;
}

export interface CountedSubject {
  readonly store: SharedStore;
  /** Keys the hashes of subjects. */
  readonly secret: string;
}

export function createLimit({ name, most, windowSeconds }: Rule, { store, secret }: CountedSubject): Limit {
  const keyFor = (subject: string) => keyOf(secret, name, subject);
  return {
    take: async (subject) => {
      const key = await keyFor(subject);
      const { count, secondsLeft } = await store.hit(key, windowSeconds);
      if (count <= most) return { ok: true, left: most - count };
      // What was refused does not count, so that a release makes room again. It is counted first: a try is never let in unseen.
      await store.takeBack(key);
      return { ok: false, retryAfterSeconds: Math.max(1, secondsLeft) };
    },
    release: async (subject) => store.takeBack(await keyFor(subject)),
    clear: async (subject) => store.clear(await keyFor(subject)),
  };
}

export type LimitedSubjects = readonly (readonly [limit: Limit, subject: string])[];

/** Takes from each of the limits, or from none: one that refuses returns what was taken before it. Short windows go first. */
export async function takeAll(subjects: LimitedSubjects): Promise<LimitOutcome> {
  let left = Number.POSITIVE_INFINITY;
  for (const [index, [limit, subject]] of subjects.entries()) {
    const taken = await limit.take(subject);
    if (!taken.ok) {
      await releaseAll(subjects.slice(0, index));
      return taken;
    }
    left = Math.min(left, taken.left);
  }
  return { ok: true, left };
}

export async function releaseAll(subjects: LimitedSubjects): Promise<void> {
  await Promise.all(subjects.map(([limit, subject]) => limit.release(subject)));
}
