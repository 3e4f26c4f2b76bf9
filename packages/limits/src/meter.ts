import type { LimitOutcome } from "./limit.ts";

/** How much one subject may use up: so much in a window of fixed length, which begins with the first use. */
export interface Allowance {
  readonly most: number;
  readonly windowSeconds: number;
}

/** Counts amounts, such as bytes, in this process alone and at once: what it protects is the process, so no other needs to know. */
export interface Meter {
  readonly take: (subject: string, amount?: number) => LimitOutcome;
}

interface Used {
  amount: number;
  readonly endsAt: number;
}

/** Subjects kept at most; the oldest goes first. */
const MAX_SUBJECTS = 50_000;
/** Entries looked at for each new one, so that expired ones are removed without a timer. */
const SWEEP_SIZE = 4;

export function createMeter({ most, windowSeconds }: Allowance, nowSeconds: () => number, subjects: number = MAX_SUBJECTS): Meter {
  const used = new Map<string, Used>();
  let round = used.entries();

  function sweep(now: number): void {
    for (let looked = 0; looked < SWEEP_SIZE; looked += 1) {
      const { done, value } = round.next();
      if (done) {
        round = used.entries();
        return;
      }
      if (value[1].endsAt <= now) used.delete(value[0]);
    }
  }
  function begin(subject: string, now: number): Used {
    sweep(now);
    // A subject that begins again goes to the end of the line.
    used.delete(subject);
    const oldest = used.keys().next();
    if (used.size >= subjects && !oldest.done) used.delete(oldest.value);
    const entry = { amount: 0, endsAt: now + windowSeconds };
    used.set(subject, entry);
    return entry;
  }

  return {
    take: (subject, amount = 1) => {
      const now = nowSeconds();
      const found = used.get(subject);
      const entry = found && found.endsAt > now ? found : begin(subject, now);
      // What is refused is not counted: a smaller one may still fit.
      if (entry.amount + amount > most) return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(entry.endsAt - now)) };
      entry.amount += amount;
      return { ok: true, left: most - entry.amount };
    },
  };
}
