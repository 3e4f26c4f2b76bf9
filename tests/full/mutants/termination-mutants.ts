import { unit, type Mutant } from "./mutant.ts";

const cancel = unit("provider", "src/api/contracts/cancel.test.ts", "src/api/contracts/cancel-day.test.ts", "src/domain/terminations");
const openItems = unit("provider", "src/domain/open-items/open-items.test.ts");

/** What ends a contract otherwise than was agreed, or counts another sum. */
export const terminationMutants: readonly Mutant[] = [
  {
    breaks: "everything comes back a day too long",
    file: "packages/provider/src/domain/terminations/quote-surrender.ts",
    from: "day <= free",
    to: "day <= addDays(free, 1)",
    suite: cancel,
  },
  {
    breaks: "everything comes back a day too short",
    file: "packages/provider/src/domain/terminations/quote-surrender.ts",
    from: "day <= free",
    to: "day < free",
    suite: cancel,
  },
  {
    breaks: "the days to think begin before the cover",
    file: "packages/provider/src/domain/terminations/quote-surrender.ts",
    from: "view.issuedOn > view.terms.startDate ? view.issuedOn : view.terms.startDate",
    to: "view.issuedOn",
    suite: cancel,
  },
  {
    breaks: "a loan that was repaid gives no more",
    file: "packages/provider/src/domain/terminations/quote-surrender.ts",
    from: "if (repaidOn !== undefined && later.refundRepaid)",
    to: "if (repaidOn === undefined && later.refundRepaid)",
    suite: cancel,
  },
  {
    breaks: "a loan is repaid tomorrow",
    file: "packages/provider/src/domain/terminations/request-end.ts",
    from: "if (repaidOn > day) return",
    to: 'if (repaidOn > "9999") return',
    suite: cancel,
  },
  {
    breaks: "a loan was repaid before it was insured",
    file: "packages/provider/src/domain/terminations/request-end.ts",
    from: "repaidOn < view.issuedOn ?",
    to: 'repaidOn < "0001" ?',
    suite: cancel,
  },
  {
    breaks: "an agreement counts what was paid since",
    file: "packages/provider/src/domain/terminations/request-end.ts",
    from: "change.paid === view.paid && base === view.changes",
    to: "base === view.changes",
    suite: cancel,
  },
  {
    breaks: "an agreement counts what was changed since",
    file: "packages/provider/src/domain/terminations/request-end.ts",
    from: "change.paid === view.paid && base === view.changes",
    to: "change.paid === view.paid",
    suite: cancel,
  },
  {
    breaks: "the sums of another day are agreed to",
    file: "packages/provider/src/api/contracts/calc-cancel.ts",
    from: "!isStill(request, held) || counted?.back !== change.back",
    to: "!isStill(request, held)",
    suite: cancel,
  },
  {
    breaks: "a contract that ended is ended again",
    file: "packages/provider/src/domain/terminations/end-blocker.ts",
    from: '  if (isFailed(view.status)) return refused("ended");\n',
    to: "",
    suite: cancel,
  },
  {
    breaks: "a company's contract is ended by an SMS",
    file: "packages/provider/src/domain/terminations/end-blocker.ts",
    from: '  if (view.subjects?.bin !== undefined) return refused("company");\n',
    to: "",
    suite: cancel,
  },
  {
    breaks: "a contract that nobody paid is ended",
    file: "packages/provider/src/domain/terminations/end-blocker.ts",
    from: 'view.paid === 0 ? refused("unpaid") : undefined',
    to: "undefined",
    suite: cancel,
  },
  {
    breaks: "an end orders no payout",
    file: "packages/provider/src/domain/terminations/end-contract.ts",
    from: "if (change.back > 0 && change.account)",
    to: "if (change.back < 0 && change.account)",
    suite: cancel,
  },
  {
    breaks: "an end is written as another one",
    file: "packages/provider/src/domain/terminations/end-contract.ts",
    from: 'way === "coolingOff"\n',
    to: 'way !== "coolingOff"\n',
    suite: cancel,
  },
  {
    breaks: "an end leaves the consent to charge",
    file: "packages/provider/src/domain/terminations/end-contract.ts",
    from: '  await closeItems(db, "signEnd", held.id, now);\n',
    to: "",
    suite: openItems,
  },
  {
    breaks: "a premium is asked for after the end",
    file: "packages/provider/src/domain/terminations/end-contract.ts",
    from: "...premiumNotices(held.id), ",
    to: "",
    suite: cancel,
  },
];
