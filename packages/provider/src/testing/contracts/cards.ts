import type { PaymentStatus } from "../../platform/ports/payments.ts";
import type { AddedCard, Charge, SavedPayments } from "../../platform/ports/saved-payments.ts";

/** A bank of saved cards that keeps them in memory and lets a test say how adding and charging end. */
export function cardsInMemory() {
  const added = new Map<string, AddedCard>();
  const sent: Charge[] = [];
  const charges = new Map<string, PaymentStatus>();
  const refunds = new Map<string, number>();
  /** The outcome of the next charges; `lost`: they never reach the bank; `unheard`: they do, and the answer is lost. */
  const line: { next: PaymentStatus["state"] | "lost"; unheard: boolean; deaf: boolean } = { next: "paid", unheard: false, deaf: false };
  const port: SavedPayments = {
    addCard: async ({ reference }) => {
      added.set(reference, { state: "adding" });
      return { id: reference, url: `https://cards.example/${reference}` };
    },
    card: async (id) => {
      const card = added.get(id);
      if (!card) throw new Error("no such card");
      return card;
    },
    charge: async (charge) => {
      sent.push(charge);
      if (line.next === "lost") throw new Error("no line to the bank");
      charges.set(charge.reference, { state: line.next, amount: charge.amount });
      if (line.unheard) throw new Error("the answer was lost");
    },
    refund: async ({ reference, amount }) => {
      if (line.deaf) throw new Error("no line to the bank");
      refunds.set(reference, amount);
    },
    status: async (reference) => {
      if (line.deaf) throw new Error("no line to the bank");
      return charges.get(reference);
    },
  };
  /** How the adding of every pending card ends. */
  const answer = (state: "saved" | "declined") => {
    for (const id of added.keys())
      added.set(id, state === "saved" ? { state, profile: `profile-${id}`, mask: "440043******1234", expires: "2029-08" } : { state });
  };
  return { port, sent, charges, refunds, line, answer };
}
