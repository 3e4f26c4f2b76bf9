import type { Output } from "@shanyraq/calls";
import type { Block, Given, Say } from "./block.ts";

type Premium = Output<"polisAndSign">;
type Due = NonNullable<Premium["due"]>;

/** What can be paid by one press: what is overdue, and the next premium. */
function presses({ number, nextAmount, overdue }: Due, iin: string, say: Say, again = false): readonly Block[] {
  const sums = [...new Set([overdue, nextAmount])].filter((sum) => Number(sum) > 0);
  return sums.map((amount) => ({
    is: "press",
    form: "order",
    values: { number, iin, amount, ...(again && { again: "true" }) },
    text: say.text("premium.pay", { amount: say.money(amount) }),
  }));
}

const rowsOf = ({ number, name, product, nextDate, nextAmount, overdue }: Due, say: Say): Block => ({
  is: "rows",
  rows: [
    [say.text("premium.number"), number],
    [say.text("plain.row.product"), product],
    [say.text("premium.owner"), name],
    ...(nextDate === null
      ? []
      : [[say.text("premium.next"), say.text("premium.next.value", { amount: say.money(nextAmount), date: say.date(nextDate) })] as const]),
    ...(Number(overdue) > 0 ? [[say.text("premium.overdue"), say.money(overdue)] as const] : []),
  ],
});

/** What is due on a policy, and the presses that make an order of it. `iin` is what was typed: the answer does not repeat it. */
export const premiumResult = ({ found, due, message }: Premium, say: Say, { iin = "" }: Given): readonly Block[] => {
  if (!due)
    return found === false
      ? [
          { is: "heading", text: say.text("premium.none") },
          { is: "text", text: say.text("premium.none.text") },
        ]
      : [{ is: "text", text: message ?? say.text("premium.closed") }];
  return [rowsOf(due, say), ...presses(due, iin, say)];
};

/** An order of a premium: how it is paid in the bank's application; or, just after a payment, whether it is meant once more. */
export function orderResult(
  { due, justPaid, hash, orderNumber, amount, message }: Premium,
  say: Say,
  { iin = "", qr }: Given,
): readonly Block[] {
  if (justPaid === true && due)
    return [
      { is: "heading", text: say.text("premium.justPaid") },
      { is: "text", text: say.text("premium.justPaid.text", { amount: say.money(amount ?? due.nextAmount) }) },
      ...presses(due, iin, say, true),
    ];
  if (hash === undefined) return [{ is: "text", text: message ?? say.text("premium.closed") }];
  return [
    { is: "heading", text: say.text("plain.order") },
    ...(message === undefined ? [] : [{ is: "text", text: message } as const]),
    {
      is: "rows",
      rows: [
        ...(orderNumber === undefined ? [] : [[say.text("plain.order.number"), orderNumber] as const]),
        ...(amount === undefined ? [] : [[say.text("plain.order.amount"), say.money(amount)] as const]),
      ],
    },
    ...(qr
      ? [
          { is: "link", href: qr.url, text: say.text("plain.order.open") } as const,
          { is: "text", text: say.text("plain.order.text") } as const,
        ]
      : [{ is: "text", text: say.text("plain.order.late") } as const]),
  ];
}
