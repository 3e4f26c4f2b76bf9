import { sql } from "kysely";
import type { PhoneState, SandboxDatabase } from "../tables.ts";

/** How a code stands on the virtual phone, which knows more than the bank tells. */
export type KaspiState = PhoneState | "expired";

export interface KaspiPayment {
  readonly id: string;
  readonly number: number;
  readonly reference: string;
  readonly amount: number;
  readonly expiresAt: string;
  readonly state: KaspiState;
  /** What was paid, where the payer gave another sum. */
  readonly paid?: number;
  /** What has gone back to the payer. */
  readonly returned: number;
  /** The service takes its time to answer about this one. */
  readonly slow: boolean;
}

export interface NewPayment {
  readonly reference: string;
  readonly amount: number;
}

/** How long a code may be paid. The bank's own live three minutes; a person who tries the product out looks around first. */
export const CODE_MS = 15 * 60_000;

/** What the virtual phone can do with a code. */
export const phoneActions = ["scan", "pay", "payOther", "payLate", "decline", "cancel", "expire", "slow", "quick"] as const;
export type PhoneAction = (typeof phoneActions)[number];

const SHOWN = 20;

/** The payments of the emulated service. Every change is committed before anyone is notified of it. */
export function kaspiPayments(tables: SandboxDatabase, clock: () => number) {
  const at = () => new Date(clock()).toISOString();
  type Row = Awaited<ReturnType<typeof rows>>[number];
  const rows = () => tables.selectFrom("sandbox_payment").selectAll().orderBy("made_at", "desc").limit(SHOWN).execute();
  const shown = (row: Row): KaspiPayment => {
    const over = (row.state === "awaiting" || row.state === "scanned") && Date.parse(row.expires_at) <= clock();
    return {
      id: row.id,
      number: row.number,
      reference: row.reference,
      amount: row.amount,
      expiresAt: row.expires_at,
      state: over ? "expired" : row.state,
      slow: row.slow,
      returned: Number(row.returned),
      ...(row.paid !== null && { paid: row.paid }),
    };
  };
  const by = async (column: "id" | "reference" | "number", value: string | number) => {
    const row = await tables.selectFrom("sandbox_payment").selectAll().where(column, "=", value).executeTakeFirst();
    return row && shown(row);
  };

  return {
    create: async ({ reference, amount }: NewPayment): Promise<KaspiPayment> => {
      await tables
        .insertInto("sandbox_payment")
        .values({
          id: crypto.randomUUID(),
          reference,
          amount,
          expires_at: new Date(clock() + CODE_MS).toISOString(),
          state: "awaiting",
          paid_at: null,
          paid: null,
          slow: false,
          made_at: at(),
        })
        .onConflict((conflict) => conflict.column("reference").doNothing())
        .execute();
      const made = await by("reference", reference);
      if (!made) throw new Error("the payment was not kept");
      return made;
    },
    /** Gives so much back, where so much is left of what was paid. */
    giveBack: async (id: string, amount: number): Promise<boolean> => {
      const { numUpdatedRows } = await tables
        .updateTable("sandbox_payment")
        .set(({ eb }) => ({ returned: eb("returned", "+", amount) }))
        .where("id", "=", id)
        .where("state", "=", "paid")
        .where(sql<boolean>`returned + ${amount} <= coalesce(paid, amount)`)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    byNumber: (number: number) => by("number", number),
    byId: (id: string) => by("id", id),
    recent: async () => (await rows()).map(shown),
    /** What cannot be done in the present state changes nothing. */
    act: async (id: string, action: PhoneAction): Promise<void> => {
      const open = tables.updateTable("sandbox_payment").where("id", "=", id).where("state", "in", ["awaiting", "scanned"]);
      const live = open.where("expires_at", ">", at());
      const any = tables.updateTable("sandbox_payment").where("id", "=", id);
      switch (action) {
        case "scan":
          await live.set({ state: "scanned" }).execute();
          return;
        case "pay":
          await live.set({ state: "paid", paid_at: at() }).execute();
          return;
        case "payOther":
          // As if the payer had typed the sum themselves and mistaken a digit.
          await live.set(({ ref }) => ({ state: "paid", paid_at: at(), paid: sql<number>`greatest(1, ${ref("amount")} / 10)` })).execute();
          return;
        case "payLate":
          // A bank may take money for a code that is over: the transfer was under way.
          await any.where("state", "in", ["awaiting", "scanned", "declined", "cancelled"]).set({ state: "paid", paid_at: at() }).execute();
          return;
        case "slow":
        case "quick":
          await any.set({ slow: action === "slow" }).execute();
          return;
        case "cancel":
          await live.set({ state: "cancelled" }).execute();
          return;
        case "decline":
          await live.set({ state: "declined" }).execute();
          return;
        case "expire":
          await open.set({ expires_at: at() }).execute();
      }
    },
  };
}
export type KaspiPayments = ReturnType<typeof kaspiPayments>;
