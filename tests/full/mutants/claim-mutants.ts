import { unit, type Mutant } from "./mutant.ts";

const D = "packages/provider/src/domain";
const assessing = unit("provider", "src/domain/claims/assess-claim.test.ts", "src/domain/claims/second-agreement.test.ts");
const shares = unit("provider", "src/domain/claims/split-by-shares.test.ts");
const lateTerms = unit("provider", "src/domain/claims/late-terms.test.ts", "src/domain/claims/late.test.ts");
const heirs = unit("provider", "src/domain/claim-heirs/name-heirs.test.ts", "src/domain/claim-heirs/divide-share.test.ts");
const accounts = unit("provider", "src/domain/claims", "src/api/statements/claim-account.test.ts");
const retention = unit("provider", "src/domain/retention/remove-old-papers.test.ts");
const figures = unit("provider", "src/api/reception/claim-figures.test.ts");

/** What pays a claim wrongly, to somebody else or late without its price, or keeps its papers too short or too long. */
export const claimMutants: readonly Mutant[] = [
  {
    breaks: "an event on the first day of a contract is before it",
    file: `${D}/claims/assess-claim.ts`,
    from: 'if (day < then.terms.startDate) return "before";',
    to: 'if (day <= then.terms.startDate) return "before";',
    suite: assessing,
  },
  {
    breaks: "an ended contract pays",
    file: `${D}/claims/assess-claim.ts`,
    from: 'if (view.ended) return blocked("ended");',
    to: "",
    suite: assessing,
    equivalent: "the contract's state on the day of the event says that it has ended, too",
  },
  {
    breaks: "a suspended contract gives cover",
    file: `${D}/claims/assess-claim.ts`,
    from: 'suspended: "gap",',
    to: "suspended: undefined,",
    suite: assessing,
  },
  {
    breaks: "the waiting months of a line are one longer",
    file: `${D}/claims/assess-claim.ts`,
    from: "addMonths(then.terms.startDate, terms.waitingMonths)",
    to: "addMonths(then.terms.startDate, terms.waitingMonths + 1)",
    suite: assessing,
  },
  {
    breaks: "a premium that falls due on the day of the event is overdue on it",
    file: `${D}/claims/assess-claim.ts`,
    from: "dues.filter(({ dueDate }) => dueDate < day)",
    to: "dues.filter(({ dueDate }) => dueDate <= day)",
    suite: assessing,
  },
  {
    breaks: "overdue premiums are not taken from the sum",
    file: `${D}/claims/assess-claim.ts`,
    from: "payeesOf(terms.to, then, sum - setOff, claimed",
    to: "payeesOf(terms.to, then, sum, claimed",
    suite: assessing,
  },
  {
    breaks: "a contract that sent money back since pays the whole sum",
    file: `${D}/claims/assess-claim.ts`,
    from: 'if (terms.contract === "ends" && paidSince(after, claimed.day)) return blocked("paidSince");',
    to: "",
    suite: assessing,
  },
  {
    breaks: "the lender's claim is paid to the family",
    file: `${D}/claims/assess-claim.ts`,
    from: 'if (to === "lender") return [whole("lender", subjects?.loan?.bank ?? "")];',
    to: "",
    suite: assessing,
  },
  {
    breaks: "tiyn that are left of a division are lost",
    file: `${D}/claims/split-by-shares.ts`,
    from: "(lucky.has(index) ? 1 : 0)",
    to: "0",
    suite: shares,
  },
  {
    breaks: "tiyn that are left of a division go to the smallest remainders",
    file: `${D}/claims/split-by-shares.ts`,
    from: "* 2 - 1",
    to: "* -2 + 1",
    suite: shares,
  },
  {
    breaks: "interest for lateness is that of a day for each day",
    file: `${D}/claims/late-terms.ts`,
    from: 'const whole = per === "year" ? WHOLE * DAYS_OF_YEAR : WHOLE;',
    to: "const whole = WHOLE;",
    suite: lateTerms,
  },
  {
    breaks: "interest for lateness is rounded down",
    file: `${D}/claims/late-terms.ts`,
    from: "return Number((2n * product + whole) / (2n * whole));",
    to: "return Number(product / whole);",
    suite: lateTerms,
  },
  {
    breaks: "days on which papers were awaited count as the insurer's",
    file: `${D}/claims/late-terms.ts`,
    from: "Math.max(0, daysBetween(deadline, on) - paused)",
    to: "Math.max(0, daysBetween(deadline, on))",
    suite: lateTerms,
  },
  {
    breaks: "the lost earnings of a worker bear the interest of other lines",
    file: `${D}/claims/late-terms.ts`,
    from: 'new Set(["employer-osns"])',
    to: "new Set([])",
    suite: lateTerms,
  },
  {
    breaks: "a claim is paid to an account of somebody with the payee's name",
    file: `${D}/claims/payee-account.ts`,
    from: "if (iin !== null && iin !== account.iin) return false;",
    to: "",
    suite: accounts,
  },
  {
    breaks: "a claim is paid to an account of somebody born on another day",
    file: `${D}/claims/payee-account.ts`,
    from: "if (birth_date !== null && !isBornOn(account.iin, birth_date)) return false;",
    to: "",
    suite: accounts,
  },
  {
    breaks: "a person's account takes what a lender is owed",
    file: `${D}/claims/payee-account.ts`,
    from: 'if (isCompanyNumber(account.iin) !== (kind === "lender")) return false;',
    to: "",
    suite: accounts,
  },
  {
    breaks: "two certificates together give more than the whole",
    file: `${D}/claim-heirs/fractions.ts`,
    from: "sumOf(weights.slice(0, earlier.length + index + 1)) > whole",
    to: "false",
    suite: heirs,
  },
  {
    breaks: "an heir inherits what is for lateness twice",
    file: `${D}/claim-heirs/divide-share.ts`,
    from: "splitByWeights(amount - (late ?? 0), own)",
    to: "splitByWeights(amount, own)",
    suite: heirs,
  },
  {
    breaks: "papers go a year before their term is over",
    file: `${D}/retention/remove-old-papers.ts`,
    from: "if (since > yearsBefore(day, years)) {",
    to: "if (since > yearsBefore(day, years - 1)) {",
    suite: retention,
  },
  {
    breaks: "what registers said outlives the papers",
    file: `${D}/retention/remove-old-papers.ts`,
    from: 'await db.deleteFrom("claim_register").where("claim_id", "=", id).executeTakeFirst()',
    to: "{ numDeletedRows: 0n }",
    suite: retention,
  },
  {
    breaks: "papers that a complaint may need go",
    file: `${D}/retention/paper-facts.ts`,
    from: "return found !== undefined;",
    to: "return false;",
    suite: retention,
  },
  {
    breaks: "a claim that nobody has measured is no part of the reserve",
    file: `${D}/claim-figures/reserve-of-claims.ts`,
    from: 'tiynOf(view?.terms.sumAssured ?? "0") ?? 0',
    to: "0",
    suite: figures,
  },
];
