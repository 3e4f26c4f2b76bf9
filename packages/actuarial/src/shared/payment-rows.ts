import { monthsAfter } from "./calendar.ts";
import { decimalText } from "./rounding.ts";

/** One payment: its number from 1, the day it is due, the amount as a decimal string in tenge. */
export type PaymentRow = { readonly no: number; readonly dueDate: string; readonly amount: string };

/** `count` equal payments, every 12/k months from the first day on. */
export function paymentRows(firstDay: string, perYear: number, count: number, amount: number): PaymentRow[] {
  return Array.from({ length: count }, (_, index) => ({
    no: index + 1,
    dueDate: monthsAfter(firstDay, (12 / perYear) * index),
    amount: decimalText(amount),
  }));
}
