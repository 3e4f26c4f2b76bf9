import type { Selectable } from "kysely";
import type { Tables } from "../../../platform/database/tables.ts";
import type { SignedIn } from "../../../platform/server/context.ts";
import { moment } from "../../../platform/server/moment.ts";

export type SavedCard = Selectable<Tables["saved_card"]>;

/** A card that a customer started to add without coming back is not queried after this. */
const ADDING_MS = 3_600_000;

/** The customer's newest card that is saved, and what is known of one that is being added since. */
export async function cardsOf({ db, customer, now, services }: SignedIn): Promise<{
  readonly saved: SavedCard | undefined;
  readonly adding: "waiting" | "declined" | undefined;
}> {
  const cards = await db
    .selectFrom("saved_card")
    .selectAll()
    .where("customer_id", "=", customer.id)
    .orderBy("created_at", "desc")
    .limit(20)
    .execute();
  const saved = cards.find(({ state }) => state === "saved");
  const [newest] = cards;
  if (!newest || newest.state === "saved" || Date.parse(newest.created_at) < now - ADDING_MS) return { saved, adding: undefined };
  if (newest.state === "declined") return { saved, adding: "declined" };
  const { savedPayments, log } = services;
  const added =
    newest.bank_id === null
      ? undefined
      : await savedPayments?.card(newest.bank_id).catch((error: unknown) => {
          log({ level: "warn", event: "card-unanswered", reason: error instanceof Error ? error.name : "unknown" });
          return undefined;
        });
  if (!added || added.state === "adding") return { saved, adding: newest.bank_id === null ? undefined : "waiting" };
  const { state, ...facts } = added;
  await db
    .updateTable("saved_card")
    .set({ state, ...facts })
    .where("id", "=", newest.id)
    .where("state", "=", "adding")
    .execute();
  return state === "declined" ? { saved, adding: "declined" } : { saved: { ...newest, state, ...facts }, adding: undefined };
}

/** Records when the adding of a card started, so that its outcome can be queried. */
export const noteCard = ({ db, customer, now }: SignedIn, id: string, bankId: string) =>
  db
    .insertInto("saved_card")
    .values({
      id,
      customer_id: customer.id,
      state: "adding",
      bank_id: bankId,
      profile: null,
      mask: null,
      expires: null,
      created_at: moment(now),
    })
    .execute();
