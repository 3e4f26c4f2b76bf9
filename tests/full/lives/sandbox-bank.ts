import type { Day } from "./story.ts";
import type { PayoutOrder, Payouts, Payments, PaymentStatus } from "@shanyraq/provider";

/** A bank in the hands of a life: it takes what is paid, sends what is ordered, and sends back what the story says. */
export function createSandboxBank(today: () => Day) {
  const payments = new Map<string, PaymentStatus & { readonly amount: number }>();
  const orders: { readonly order: PayoutOrder; readonly on: Day; returned: boolean }[] = [];
  /** Whether orders stay on their way, so that the bank may send them back later. */
  const line = { slow: false };
  const paymentsPort: Payments = {
    create: async ({ reference, amount }) => {
      if (!payments.has(reference)) payments.set(reference, { state: "awaiting", amount });
      return { id: reference, qr: `qr:${reference}`, url: `https://pay.example/${reference}` };
    },
    status: async (id) => payments.get(id),
    refund: async () => {},
  };
  const payouts: Payouts = {
    order: async (order) => {
      const known = orders.find((one) => one.order.reference === order.reference);
      if (!known) orders.push({ order, on: today(), returned: false });
      if (known?.returned === true) return "returned";
      return line.slow ? "sent" : "paid";
    },
  };
  return {
    payments: paymentsPort,
    payouts,
    orders,
    line,
    /** Whoever has the newest code pays it. */
    takeLast: (): void => {
      const last = [...payments].at(-1);
      if (last) payments.set(last[0], { ...last[1], state: "paid" });
    },
    /** Of several orders of one day, which leave in no order, the smallest comes back. */
    returnLast: (): boolean => {
      const newest = orders.filter(({ on, returned }) => on === orders.at(-1)?.on && !returned);
      const [last] = newest.toReversed().toSorted((one, other) => one.order.amount - other.order.amount);
      if (!last) return false;
      last.returned = true;
      return true;
    },
    clear: (): void => {
      payments.clear();
      orders.length = 0;
    },
  };
}
