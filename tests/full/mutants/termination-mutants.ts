import { unit, type Mutant } from "./mutant.ts";

const termination = unit(
  "provider",
  "src/api/contracts/termination.test.ts",
  "src/api/contracts/termination-refused.test.ts",
  "src/api/contracts/termination-day.test.ts",
  "src/domain/terminations",
);
const openItems = unit("provider", "src/domain/open-items/open-items.test.ts");

/** What ends a contract otherwise than was agreed, or counts another sum. */
export const terminationMutants: readonly Mutant[] = [
  {
    breaks: "everything comes back a day too long",
    file: "packages/provider/src/domain/terminations/quote-termination.ts",
    from: "day <= free",
    to: "day <= addDays(free, 1)",
    suite: termination,
  },
  {
    breaks: "everything comes back a day too short",
    file: "packages/provider/src/domain/terminations/quote-termination.ts",
    from: "day <= free",
    to: "day < free",
    suite: termination,
  },
  {
    breaks: "the days to think begin before the cover",
    file: "packages/provider/src/domain/terminations/quote-termination.ts",
    from: "view.issuedOn > view.terms.startDate ? view.issuedOn : view.terms.startDate",
    to: "view.issuedOn",
    suite: termination,
  },
  {
    breaks: "a loan that was repaid gives no more",
    file: "packages/provider/src/domain/terminations/quote-termination.ts",
    from: "if (repaidOn !== undefined && later.refundRepaid)",
    to: "if (repaidOn === undefined && later.refundRepaid)",
    suite: termination,
  },
  {
    breaks: "a loan is repaid tomorrow",
    file: "packages/provider/src/domain/terminations/request-termination.ts",
    from: "if (repaidOn > day) return",
    to: 'if (repaidOn > "9999") return',
    suite: termination,
  },
  {
    breaks: "a loan was repaid before it was insured",
    file: "packages/provider/src/domain/terminations/request-termination.ts",
    from: "repaidOn < view.issuedOn ?",
    to: 'repaidOn < "0001" ?',
    suite: termination,
  },
  {
    breaks: "an agreement counts what was paid since",
    file: "packages/provider/src/domain/terminations/request-termination.ts",
    from: "change.paid === view.paid && base === view.changes",
    to: "base === view.changes",
    suite: termination,
  },
  {
    breaks: "an agreement counts what was changed since",
    file: "packages/provider/src/domain/terminations/request-termination.ts",
    from: "change.paid === view.paid && base === view.changes",
    to: "change.paid === view.paid",
    suite: termination,
  },
  {
    breaks: "the sums of another day are agreed to",
    file: "packages/provider/src/api/contracts/calc-cancel.ts",
    from: "!isStill(request, held) || counted?.back !== change.back",
    to: "!isStill(request, held)",
    suite: termination,
  },
  {
    breaks: "a contract that ended is ended again",
    file: "packages/provider/src/domain/terminations/termination-blocker.ts",
    from: '  if (isFailed(view.status)) return refused("ended");\n',
    to: "",
    suite: termination,
  },
  {
    breaks: "a company's contract is ended by an SMS",
    file: "packages/provider/src/domain/terminations/termination-blocker.ts",
    from: '  if (view.subjects?.bin !== undefined) return refused("company");\n',
    to: "",
    suite: termination,
  },
  {
    breaks: "a contract that nobody paid is ended",
    file: "packages/provider/src/domain/terminations/termination-blocker.ts",
    from: 'view.paid === 0 ? refused("unpaid") : undefined',
    to: "undefined",
    suite: termination,
  },
  {
    breaks: "an end orders no payout",
    file: "packages/provider/src/domain/terminations/terminate-contract.ts",
    from: "if (change.back > 0 && change.account)",
    to: "if (change.back < 0 && change.account)",
    suite: termination,
  },
  {
    breaks: "an end is written as another one",
    file: "packages/provider/src/domain/terminations/terminate-contract.ts",
    from: 'way === "coolingOff"\n',
    to: 'way !== "coolingOff"\n',
    suite: termination,
  },
  {
    breaks: "an end leaves the consent to charge",
    file: "packages/provider/src/domain/terminations/terminate-contract.ts",
    from: '  await closeItems(db, "signTermination", held.id, now);\n',
    to: "",
    suite: openItems,
  },
  {
    breaks: "a premium is asked for after the end",
    file: "packages/provider/src/domain/terminations/terminate-contract.ts",
    from: "...premiumNotices(held.id), ",
    to: "",
    suite: termination,
  },
];
