import type { PayoutOrder, Payouts, PayoutStatus } from "../../platform/ports/payouts.ts";

/** A bank that pays out in memory: the orders it received, by reference, and its answer to each. `slow` delays only its next answer. */
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
