import { unit, type Mutant } from "./mutant.ts";

const lived = unit("provider", "src/domain/annuities/lived.test.ts");
const ended = unit("provider", "src/domain/annuities/ended.test.ts");

/** What pays an annuity to the wrong person, on a wrong day, of a wrong sum, or to somebody who has not shown that they live. */
export const annuityMutants: readonly Mutant[] = [
  {
    breaks: "a guarantee lasts a payment longer",
    file: "packages/provider/src/domain/products/lines/annuity-benefits.ts",
    from: "dueOn < guaranteedUntil",
    to: "dueOn <= guaranteedUntil",
    suite: ended,
  },
  {
    breaks: "a pension begins before its premium came",
    file: "packages/provider/src/domain/products/lines/pension-annuity.ts",
    from: "const first = paidOn > found.value.startDate ? paidOn : found.value.startDate;",
    to: "const first = found.value.startDate;",
    suite: lived,
  },
  {
    breaks: "a pension of an older contract grows as those of today",
    file: "packages/provider/src/domain/products/pension-tariffs.ts",
    from: "day < GROWTH_OF_8_FROM",
    to: "day <= GROWTH_OF_8_FROM",
    suite: lived,
  },
  {
    breaks: "a proof of life is asked for a payment too early",
    file: "packages/provider/src/domain/ledger/life-proof.ts",
    from: "dueOn <= until) return false",
    to: "dueOn < until) return false",
    suite: lived,
  },
  {
    breaks: "payments go without a proof of life",
    file: "packages/provider/src/domain/ledger/life-proof.ts",
    from: '&& one.to === "owner" && !waitsForProof(view, one)',
    to: '&& one.to === "owner"',
    suite: lived,
  },
  {
    breaks: "what waited for a proof waits on after it",
    file: "packages/provider/src/domain/annuities/show-alive.ts",
    from: ".set({ effective_on: day })",
    to: ".set({ effective_on: addDays(day, 400) })",
    suite: lived,
  },
  {
    breaks: "a pension moves to another insurer before two years",
    file: "packages/provider/src/domain/annuities/move-to-insurer.ts",
    from: '  if (day < movesFrom(view)) return "early";\n',
    to: "",
    suite: ended,
  },
  {
    breaks: "money that another insurer's bank sent back is offered to the annuitant",
    file: "packages/provider/src/domain/payouts/returned-payouts.ts",
    from: "->> 'kind' = 'move'",
    to: "->> 'kind' = 'none'",
    suite: ended,
  },
  {
    breaks: "who gives an annuity back keeps what it has paid",
    file: "packages/provider/src/domain/terminations/quote-termination.ts",
    from: "Math.min(all, paidOutOf(view))",
    to: "0",
    suite: lived,
  },
  {
    breaks: "an annuity stays in force after the last payment to anybody",
    file: "packages/provider/src/domain/ledger/standing.ts",
    from: "question.lastPaymentOn <= day",
    to: "false",
    suite: ended,
  },
  {
    breaks: "an annuity ends on a death though payments are guaranteed",
    file: "packages/provider/src/domain/ledger/fold.ts",
    from: "dueOn !== undefined && dueOn > diedOn ? dueOn : diedOn",
    to: "diedOn",
    suite: ended,
  },
];
