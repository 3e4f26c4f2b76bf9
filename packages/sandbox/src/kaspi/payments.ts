import type { SandboxDatabase } from "../tables.ts";

export type KaspiState = "awaiting" | "scanned" | "paid" | "declined" | "expired";

export interface KaspiPayment {
  readonly id: string;
  readonly reference: string;
  readonly amount: number;
  readonly purpose: string;
  readonly expiresAt: string;
  readonly state: KaspiState;
  readonly paidAt?: string;
}

export interface NewPayment {
  readonly reference: string;
  readonly amount: number;
  readonly purpose: string;
  readonly expiresAt: string;
}

/** What the virtual phone can do with a code. */
export const phoneActions = ["scan", "pay", "decline", "expire"] as const;
export type PhoneAction = (typeof phoneActions)[number];

const SHOWN = 20;

/** The payments of the emulated service. Every change is committed before it is told to anyone. */
export function kaspiPayments(tables: SandboxDatabase, clock: () => number) {
  const at = () => new Date(clock()).toISOString();
  type Row = Awaited<ReturnType<typeof rows>>[number];
  const rows = () => tables.selectFrom("sandbox_payment").selectAll().orderBy("made_at", "desc").limit(SHOWN).execute();
  const shown = (row: Row): KaspiPayment => {
    const over = (row.state === "awaiting" || row.state === "scanned") && Date.parse(row.expires_at) <= clock();
    return {
      id: row.id,
      reference: row.reference,
      amount: row.amount,
      purpose: row.purpose,
      expiresAt: row.expires_at,
      state: over ? "expired" : row.state,
      ...(row.paid_at && { paidAt: row.paid_at }),
    };
  };
  const by = async (column: "id" | "reference", value: string) => {
    const row = await tables.selectFrom("sandbox_payment").selectAll().where(column, "=", value).executeTakeFirst();
    return row && shown(row);
  };

  return {
    create: async ({ reference, amount, purpose, expiresAt }: NewPayment): Promise<KaspiPayment> => {
      await tables
        .insertInto("sandbox_payment")
        .values({
          id: crypto.randomUUID(),
          reference,
          amount,
          purpose,
          expires_at: expiresAt,
          state: "awaiting",
          paid_at: null,
          made_at: at(),
        })
        .onConflict((conflict) => conflict.column("reference").doNothing())
        .execute();
      const made = await by("reference", reference);
      if (!made) throw new Error("the payment was not kept");
      return made;
    },
    byReference: (reference: string) => by("reference", reference),
    byId: (id: string) => by("id", id),
    recent: async () => (await rows()).map(shown),
    /** What cannot be done in the present state changes nothing. */
    act: async (id: string, action: PhoneAction): Promise<void> => {
      const open = tables.updateTable("sandbox_payment").where("id", "=", id).where("state", "in", ["awaiting", "scanned"]);
      const live = open.where("expires_at", ">", at());
      switch (action) {
        case "scan":
          await live.set({ state: "scanned" }).execute();
          return;
        case "pay":
          await live.set({ state: "paid", paid_at: at() }).execute();
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
