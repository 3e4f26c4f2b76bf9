import type { PayoutOrder, Payouts, PayoutStatus } from "../../platform/ports/payouts.ts";

/** A bank that pays out in memory: what it was told, by reference, and what it says of each. `slow` holds up its next answer alone. */
export function payoutsInMemory() {
  const orders = new Map<string, PayoutOrder>();
  const bank: { broken: boolean; says: PayoutStatus; calls: number; slow?: Promise<void> | undefined } = {
    broken: false,
    says: "sent",
    calls: 0,
  };
  const port: Payouts = {
    order: async (order) => {
      bank.calls += 1;
      const { slow } = bank;
      bank.slow = undefined;
      await slow;
      if (bank.broken) throw new Error("no line to the bank");
      orders.set(order.reference, order);
      return bank.says;
    },
  };
  return { port, orders, bank };
}
