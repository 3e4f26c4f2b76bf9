import { attacks, unit, type Mutant } from "./mutant.ts";

const purchase = unit("provider", "src/api/purchase/purchase.test.ts");
const premium = unit("provider", "src/api/purchase/premium.test.ts");
const premiumModel = unit("provider", "src/api/purchase/premium-model.test.ts");
const birthday = unit("provider", "src/api/purchase/birthday.test.ts");
const fold = unit("provider", "src/domain/ledger/fold.test.ts");
const arrears = unit("provider", "src/domain/ledger/arrears.test.ts");
const lifetime = unit("provider", "src/domain/ledger/lifetime.test.ts");
const refunds = unit("provider", "src/domain/payments/send-refunds.test.ts");
const kaspi = unit("sandbox", "src/kaspi/service.test.ts");
const settling = attacks("unsettled-payments");

/** What lets money be lost, taken twice, or taken for nothing. */
export const moneyMutants: readonly Mutant[] = [
  {
    breaks: "a refund that went is sent again",
    file: "packages/provider/src/domain/payments/send-refunds.ts",
    from: ".set({ refunded_at: moment(now), refund_next_at: null })",
    to: ".set({ refund_next_at: null })",
    suite: refunds,
  },
  {
    breaks: "a refund whose bank does not answer is given up",
    file: "packages/provider/src/domain/payments/send-refunds.ts",
    from: ".set({ refund_next_at: moment(now + RETRY_MS * 2 ** Math.min(payment.refund_tries - 1, MAX_DOUBLINGS)) })",
    to: ".set({ refund_by_hand: true })",
    suite: refunds,
  },
  {
    breaks: "more goes back of a payment than is owed, where it is asked again",
    file: "packages/provider/src/platform/adapters/kaspi-over-http.ts",
    from: "if (gone >= amount) return;",
    to: "",
    suite: kaspi,
  },
  {
    breaks: "what has gone back in part goes back whole",
    file: "packages/provider/src/platform/adapters/kaspi-over-http.ts",
    from: "Amount: tengeOf(amount - gone)",
    to: "Amount: tengeOf(amount)",
    suite: kaspi,
  },
  {
    breaks: "more is counted for a contract than is owed for it",
    file: "packages/provider/src/domain/payments/settle-premium.ts",
    from: "late ? 0 : Math.min(payment.amount, most)",
    to: "late ? 0 : payment.amount",
    suite: premium,
  },
  {
    breaks: "a second payment of a premium's order counts too",
    file: "packages/provider/src/domain/payments/settle-premium.ts",
    from: "late ? 0 : Math.min",
    to: "Math.min",
    suite: premiumModel,
  },
  {
    breaks: "a guest is told of which policy an order is by its address alone",
    file: "packages/provider/src/api/purchase/kaspi-qr-pay.ts",
    from: "...(holder_id === customer?.id && { contractId: contract_id, contractNumber: contract_number })",
    to: "...{ contractId: contract_id, contractNumber: contract_number }",
    suite: premium,
  },
  {
    breaks: "a payment of another sum issues the policy",
    file: "packages/provider/src/domain/payments/refresh-payment.ts",
    from: "if (amount === payment.amount) await settle",
    to: "if (amount > 0) await settle",
    suite: purchase,
  },
  {
    breaks: "a payment that ended is asked about no more",
    file: "packages/provider/src/domain/payments/refresh-payment.ts",
    from: ".set({ next_check_at: nextCheck(payment.created_at, now), ...(state !== undefined && { state }) })",
    to: '.set({ next_check_at: state === "expired" ? null : nextCheck(payment.created_at, now), ...(state !== undefined && { state }) })',
    suite: settling,
  },
  {
    breaks: "the newest payments are asked about first, so that old ones never are",
    file: "packages/provider/src/domain/payments/settle-pending.ts",
    from: "order: sql`next_check_at`",
    to: "order: sql`next_check_at DESC`",
    suite: settling,
    equivalent: "every payment that is due is asked about within one tick: the order matters only while a bank is slow",
  },
  {
    breaks: "one turn of fifty is all that is asked in a tick",
    file: "packages/provider/src/domain/payments/settle-pending.ts",
    from: "const MAX_ROUNDS = 50;",
    to: "const MAX_ROUNDS = 1;",
    suite: settling,
  },
  {
    breaks: "a clock that was put back stops every question",
    file: "packages/provider/src/domain/payments/settle-pending.ts",
    from: "OR ${sql.join(putBack(now), sql` OR `)}",
    to: "",
    suite: settling,
  },
  {
    breaks: "a payment that the bank is confirming is over when its code is, so that it may be paid again",
    file: "packages/provider/src/domain/payments/refresh-payment.ts",
    from: "past && (!reported || open.has(reported.state))",
    to: "past",
    suite: purchase,
  },
  {
    breaks: "a second payment of a paid order issues a second policy",
    file: "packages/provider/src/domain/payments/settle.ts",
    from: 'const late = order.state === "paid";',
    to: "const late = false;",
    suite: purchase,
  },
  {
    breaks: "a second payment is not owed back",
    file: "packages/provider/src/domain/payments/settle.ts",
    from: "refund_due: back,",
    to: "refund_due: false,",
    suite: purchase,
  },
  {
    breaks: "a birthday between order and payment changes the price",
    file: "packages/provider/src/domain/payments/starting-from.ts",
    from: "const agesOn = terms.agesOn ?? terms.startDate;",
    to: "const agesOn = day;",
    suite: birthday,
  },
  {
    breaks: "money of a wrong sum is not owed back",
    file: "packages/provider/src/domain/payments/keep-wrong-amount.ts",
    from: "refund_due: true",
    to: "refund_due: false",
    suite: purchase,
  },
  {
    breaks: "a new code is drawn while the former can be paid",
    file: "packages/provider/src/api/purchase/kaspi-qr-pay.ts",
    from: "if (ended.has(payment.state) && attempt === payment.attempt + 1)",
    to: "if (attempt === payment.attempt + 1)",
    suite: purchase,
  },
  {
    breaks: "a key that is sent again acts again",
    file: "packages/provider/src/platform/server/command.ts",
    from: "if (before) return { answer: before.answer, fresh: false };",
    to: "",
    suite: purchase,
  },
  {
    breaks: "a key of one customer brings another's answer",
    file: "packages/provider/src/platform/server/command.ts",
    from: '.where("customer", "=", customer)',
    to: "",
    suite: purchase,
  },
  {
    breaks: "there is no grace after a due date",
    file: "packages/provider/src/domain/ledger/arrears.ts",
    from: "after(dueDate, graceDays) < (paidOn ?? day)",
    to: "dueDate < (paidOn ?? day)",
    suite: fold,
  },
  {
    breaks: "a part of what is overdue restores the cover",
    file: "packages/provider/src/domain/ledger/arrears.ts",
    from: "(next === undefined || next.dueDate >= paidOn)",
    to: "true",
    suite: arrears,
  },
  {
    breaks: "money that comes after the last day restores the cover",
    file: "packages/provider/src/domain/ledger/arrears.ts",
    from: "restoredOn === undefined || restoredOn >= endsOn",
    to: "restoredOn === undefined",
    suite: arrears,
  },
  {
    breaks: "what was paid later counts on the day before",
    file: "packages/provider/src/domain/ledger/facts-of.ts",
    from: "payments.filter((one) => dayOf(one) <= day)",
    to: "payments",
    suite: lifetime,
  },
];
