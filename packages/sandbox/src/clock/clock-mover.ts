import { daysBetween, isIsoDate, todayIn } from "@shanyraq/rules";
import type { SandboxDatabase } from "../tables.ts";
import type { SharedClock } from "./shared-clock.ts";

const DAY_MS = 86_400_000;
const TIME_ZONE = "Asia/Almaty";
/** What a round leaves behind, such as a letter, is done at the same moment; what fails again and again waits. */
const MAX_ROUNDS_OF_A_MOMENT = 3;
/** A bank that was asked to pay says within the day that it has; whoever is asked more often waits for the next day. */
const MAX_MOMENTS_OF_A_DAY = 12;
/** Within one day the jobs are run again no sooner than this. */
const SAME_DAY_STEP_MS = 15 * 60_000;
/** A move whose process was silent for this long counts as ended. */
const LEASE_MS = 60_000;
/** As far as dates of contracts reach. */
export const LAST_DAY = "2150-12-31";

/** What the clock moves: the jobs of the product, and what stays as it was for a person who tries the product out. */
export interface MovedProduct {
  /** Runs the jobs once at the clock's time. */
  readonly runJobs: () => Promise<void>;
  /** Does all of it while the product's own rounds stand still. */
  readonly around: <T>(act: () => Promise<T>) => Promise<T>;
  /** The next moment after one at which the jobs have something to do. */
  readonly nextWork: (now: number) => Promise<number>;
  /** Called before the clock goes ahead by so much. */
  readonly beforeMove: (now: number, byMs: number) => Promise<void>;
}

/** How a move went, as its page and the log tell it. */
export interface Moved {
  readonly from: string;
  readonly to: string;
  readonly days: number;
  readonly rounds: number;
  readonly seconds: number;
}
export type MoveRefusal = "past" | "tooFar" | "underWay" | "notReady";
export type MoveResult = { readonly ok: true; readonly value: Moved } | { readonly ok: false; readonly error: MoveRefusal };

interface Parts {
  readonly tables: SandboxDatabase;
  readonly clock: SharedClock;
  /** The machine's own clock, which nothing moves. */
  readonly machineClock: () => number;
}

export interface ClockMover {
  /** Gives it the product whose jobs it runs; before that no move is made. */
  readonly attach: (product: MovedProduct) => void;
  /** Moves the clock to a later day, and lets the jobs of each day between run in their order. */
  readonly moveTo: (day: string) => Promise<MoveResult>;
  /** The day to which a move is under way in any process. */
  readonly target: () => Promise<string | undefined>;
  readonly last: () => Moved | undefined;
  /** Ends a move that is under way at the day that it has reached. */
  readonly stop: () => Promise<void>;
}

/** The day that a clock shows in Kazakhstan. */
export const dayOf = (now: number): string => todayIn(now, TIME_ZONE);

/** Moves the sandbox's clock forward. One move is made at a time, whichever process was asked for it. */
export function createClockMover({ tables, clock, machineClock }: Parts): ClockMover {
  let product: MovedProduct | undefined;
  let moving: Promise<MoveResult> | undefined;
  let isStopping = false;
  let last: Moved | undefined;
  const iso = (ms: number) => new Date(ms).toISOString();

  /** Takes the clock for a move; false where another process has it. */
  async function take(day: string): Promise<boolean> {
    const { numUpdatedRows } = await tables
      .updateTable("sandbox_clock")
      .set({ moving_until: day, alive_at: iso(machineClock()) })
      .where((where) => where.or([where("moving_until", "is", null), where("alive_at", "<", iso(machineClock() - LEASE_MS))]))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async function walk(day: string, moved: MovedProduct): Promise<Moved> {
    const [from, began] = [dayOf(clock.now()), machineClock()];
    const end = clock.now() + daysBetween(from, day) * DAY_MS;
    await moved.beforeMove(clock.now(), end - clock.now());
    let rounds = 0;
    let ofDay = { day: from, moments: 0 };
    for (;;) {
      let next = clock.now();
      for (let count = 0; count < MAX_ROUNDS_OF_A_MOMENT && next <= clock.now(); count += 1) {
        await moved.runJobs();
        rounds += 1;
        next = await moved.nextWork(clock.now());
      }
      if (isStopping || clock.now() >= end) break;
      const today = dayOf(clock.now());
      ofDay = { day: today, moments: today === ofDay.day ? ofDay.moments + 1 : 1 };
      const least = ofDay.moments < MAX_MOMENTS_OF_A_DAY ? SAME_DAY_STEP_MS : DAY_MS;
      await clock.advanceTo(Math.min(end, Math.max(next, clock.now() + least)));
    }
    return { from, to: dayOf(clock.now()), days: daysBetween(from, dayOf(clock.now())), rounds, seconds: (machineClock() - began) / 1_000 };
  }

  async function move(day: string): Promise<MoveResult> {
    await clock.refresh();
    if (!product) return { ok: false, error: "notReady" };
    if (!isIsoDate(day) || day > LAST_DAY) return { ok: false, error: "tooFar" };
    if (day <= dayOf(clock.now())) return { ok: false, error: "past" };
    if (!(await take(day))) return { ok: false, error: "underWay" };
    try {
      const moved = product;
      last = await moved.around(() => walk(day, moved));
      return { ok: true, value: last };
    } finally {
      await tables.updateTable("sandbox_clock").set({ moving_until: null }).execute();
    }
  }

  return {
    attach: (moved) => (product = moved),
    moveTo: async (day) => {
      if (moving) return { ok: false, error: "underWay" };
      moving = move(day).finally(() => (moving = undefined));
      return moving;
    },
    target: async () => {
      const row = await tables.selectFrom("sandbox_clock").select(["moving_until", "alive_at"]).executeTakeFirst();
      const isAlive = row?.alive_at != null && machineClock() - Date.parse(row.alive_at) < LEASE_MS;
      return isAlive ? (row.moving_until ?? undefined) : undefined;
    },
    last: () => last,
    stop: async () => {
      isStopping = true;
      await moving?.catch(() => {});
    },
  };
}
