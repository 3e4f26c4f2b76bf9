import { unit, type Mutant } from "./mutant.ts";

const premiums = unit("provider", "src/domain/deaths/premiums-after-death.test.ts");
const recorded = unit("provider", "src/domain/deaths/record-death.test.ts");

/** Continue to request, charge or keep money of a person who has died. */
export const deathMutants: readonly Mutant[] = [
  {
    breaks: "a premium that falls due on the day of a death is asked of nobody",
    file: "packages/provider/src/domain/ledger/refunds.ts",
    from: "dueDate <= diedOn",
    to: "dueDate < diedOn",
    suite: premiums,
  },
  {
    breaks: "what was paid for days after a death stays with the insurer",
    file: "packages/provider/src/domain/ledger/fold.ts",
    from: "[...ofChanges, ...ofDeath]",
    to: "ofChanges",
    suite: premiums,
  },
  {
    breaks: "money that comes after the death of somebody without cover restores it",
    file: "packages/provider/src/domain/ledger/refunds.ts",
    from: "isLater && isSuspended ? payment.amount : came",
    to: "came",
    suite: premiums,
  },
  {
    breaks: "money that comes after a death goes back though there was cover that day",
    file: "packages/provider/src/domain/ledger/refunds.ts",
    from: "isLater && isSuspended ? payment.amount : came",
    to: "isLater ? payment.amount : came",
    suite: premiums,
  },
  {
    breaks: "savings that fell due before a death go to the account of who has died",
    file: "packages/provider/src/domain/ledger/benefits.ts",
    from: 'return diedOn === undefined ? "owner" : "survivors"',
    to: 'return diedOn === undefined || of === undefined ? "owner" : "survivors"',
    suite: premiums,
  },
  {
    breaks: "a death that is heard of late takes what an end has given back already",
    file: "packages/provider/src/domain/ledger/fold.ts",
    from: "end.terminated || end.cancelled ? undefined : (claimed?.day ?? life.diedOn)",
    to: "claimed?.day ?? life.diedOn",
    suite: premiums,
  },
  {
    breaks: "premiums are asked of who has died",
    file: "packages/provider/src/domain/ledger/fold.ts",
    from: "isOwing(status) && stopsOn === undefined",
    to: "isOwing(status)",
    suite: recorded,
  },
  {
    breaks: "cover ends for want of a premium though it stood on the day of the death",
    file: "packages/provider/src/domain/ledger/standing.ts",
    from: 'then.arrears.at !== "clear" && then.arrears.at !== "grace"',
    to: 'then.arrears.at !== "clear"',
    suite: premiums,
  },
  {
    breaks: "a death without cover keeps a contract from lapsing",
    file: "packages/provider/src/domain/ledger/standing.ts",
    from: 'then.arrears.at !== "grace") return undefined;',
    to: 'then.arrears.at !== "grace" && then.arrears.at !== "suspended") return undefined;',
    suite: premiums,
  },
  {
    breaks: "a premium stays missing after money that came before the news of a death has paid it",
    file: "packages/provider/src/domain/ledger/standing.ts",
    from: "paidOn === undefined || paidOn > day",
    to: "paidOn === undefined || paidOn > diedOn",
    suite: premiums,
  },
  {
    breaks: "a premium that fell due on the day of a death is not missing from the claim",
    file: "packages/provider/src/domain/ledger/standing.ts",
    from: 'then.arrears.at === "grace" ? then : arrearsOf',
    to: 'then.arrears.at === "grace" || then ? then : arrearsOf',
    suite: premiums,
  },
  {
    breaks: "savings of who has died fall due to them all the same",
    file: "packages/provider/src/domain/products/lines/senim.ts",
    from: "diedOn >= endDate ?",
    to: "endDate !== undefined ?",
    suite: premiums,
  },
  {
    breaks: "premiums of later days go to the account of who has died",
    file: "packages/provider/src/domain/ledger/benefits.ts",
    from: 'to: owedTo(view, "refund")',
    to: 'to: "owner"',
    suite: premiums,
  },
  {
    breaks: "a card is charged once its owner has died",
    file: "packages/provider/src/domain/deaths/record-death.ts",
    from: '  await closeItems(db, "recordDeath", contractId, now);\n',
    to: "",
    suite: recorded,
  },
  {
    breaks: "a contract is ended by the account of who has died",
    file: "packages/provider/src/domain/terminations/termination-blocker.ts",
    from: 'if (view.diedOn !== undefined) return refused("claim");',
    to: "",
    suite: recorded,
  },
  {
    breaks: "a contract is changed by the account of who has died",
    file: "packages/provider/src/domain/changes/change-blocker.ts",
    from: 'if (view.diedOn !== undefined) return refused("claim");',
    to: "",
    suite: recorded,
  },
  {
    breaks: "a death is kept of a day to come",
    file: "packages/provider/src/domain/deaths/record-death.ts",
    from: " || diedOn > today(now)",
    to: "",
    suite: recorded,
  },
];
