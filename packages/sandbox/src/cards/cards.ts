import type { CardState, SandboxDatabase } from "../tables.ts";

/** What can become of a card on the bank's page. */
export const cardActions = ["secure", "save", "slow", "empty", "refuse", "confirm"] as const;
export type CardAction = (typeof cardActions)[number];

/** A slow bank takes so long to answer about a card. */
const SLOW_MS = 15_000;

const becomes: Readonly<Record<CardAction, CardState>> = {
  secure: "secure",
  save: "saved",
  slow: "saved",
  empty: "empty",
  refuse: "declined",
  confirm: "saved",
};

/** The cards and charges of the emulated bank. */
export function savedCards(tables: SandboxDatabase, clock: () => number) {
  const at = (ms = 0) => new Date(clock() + ms).toISOString();
  const byId = (id: string) => tables.selectFrom("sandbox_card").selectAll().where("id", "=", id).executeTakeFirst();
  return {
    byId,
    begin: async (backUrl: string): Promise<string> => {
      const [id, profile] = [crypto.randomUUID(), crypto.randomUUID()];
      const row = { id, profile, back_url: backUrl, state: "new" as const, ready_at: at(), made_at: at() };
      await tables.insertInto("sandbox_card").values(row).execute();
      return id;
    },
    /** What the bank knows of a card now: nothing before it has looked at it. */
    stateOf: async (id: string) => {
      const card = await byId(id);
      return card && { ...card, known: Date.parse(card.ready_at) <= clock() };
    },
    /** Where the page continues: at 3-D Secure, or back at the shop. */
    act: async (id: string, action: CardAction): Promise<string | undefined> => {
      const open = action === "confirm" ? (["secure"] as const) : (["new", "secure"] as const);
      const changed = await tables
        .updateTable("sandbox_card")
        .set({ state: becomes[action], ready_at: at(action === "slow" ? SLOW_MS : 0) })
        .where("id", "=", id)
        .where("state", "in", open)
        .returning("back_url")
        .executeTakeFirst();
      return action === "secure" && changed ? "stay" : (changed?.back_url ?? (await byId(id))?.back_url);
    },
    /** The same reference is charged once. False: there is no such card. */
    charge: async (reference: string, profile: string, amount: number): Promise<boolean> => {
      const card = await tables.selectFrom("sandbox_card").select("state").where("profile", "=", profile).executeTakeFirst();
      if (!card) return false;
      await tables
        .insertInto("sandbox_charge")
        .values({ reference, amount, state: card.state === "saved" ? "success" : "error", made_at: at() })
        .onConflict((conflict) => conflict.column("reference").doNothing())
        .execute();
      return true;
    },
    /** By the charge's name there is one return. False: there is no such charge, or so much was not charged. */
    giveBack: async (reference: string, amount: number): Promise<boolean> => {
      const { numUpdatedRows } = await tables
        .updateTable("sandbox_charge")
        .set({ returned: amount })
        .where("reference", "=", reference)
        .where("state", "=", "success")
        .where("amount", ">=", amount)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    chargeBy: (reference: string) => tables.selectFrom("sandbox_charge").selectAll().where("reference", "=", reference).executeTakeFirst(),
  };
}
export type SavedCards = ReturnType<typeof savedCards>;
