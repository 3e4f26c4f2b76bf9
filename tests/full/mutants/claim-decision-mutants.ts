import { unit, type Mutant } from "./mutant.ts";

const D = "packages/provider/src/domain";
const refusing = unit("provider", "src/domain/claims/refused.test.ts");
const reviewing = unit("provider", "src/domain/claims/reviewed.test.ts");
const withdrawing = unit("provider", "src/domain/claims/withdrawn.test.ts");
const holding = unit("provider", "src/domain/claims/held.test.ts");
const byRule = unit("provider", "src/domain/claim-rules/accepted.test.ts");

/** What decides a claim that should not be decided so, by whoever should not, or lets its contract wait wrongly. */
export const claimDecisionMutants: readonly Mutant[] = [
  {
    breaks: "suicide is a ground in an old contract",
    file: `${D}/claims/check-refusal.ts`,
    from: 'if (withinYears !== undefined && !(await isYounger(db, report, day, withinYears))) return "error.refusal.years";',
    to: "",
    suite: refusing,
  },
  {
    breaks: "late notice is a ground of who reported in time",
    file: `${D}/claims/check-refusal.ts`,
    from: "report.on <= addDays(day, days)",
    to: "report.on < day",
    suite: refusing,
  },
  {
    breaks: "missing papers are a ground though nobody asked for them",
    file: `${D}/claims/check-refusal.ts`,
    from: 'if (afterAsking && !(await wereRequested(db, id))) return "error.refusal.notAsked";',
    to: "",
    suite: refusing,
  },
  {
    breaks: "a refusal needs no paper",
    file: `${D}/claims/check-refusal.ts`,
    from: 'names.length === 0 ? "error.refusal.paper" : undefined',
    to: "undefined",
    suite: refusing,
  },
  {
    breaks: "a paper of another case is named by a refusal",
    file: `${D}/claims/check-refusal.ts`,
    from: "files.filter((file) => papers.includes(file.id)).map(({ name }) => name)",
    to: "papers",
    suite: refusing,
  },
  {
    breaks: "a refusal is reviewed as often as somebody asks",
    file: `${D}/claims/review-refusal.ts`,
    from: ' || events.some(({ status }) => status === "reviewAsked")',
    to: "",
    suite: reviewing,
  },
  {
    breaks: "who agreed to a refusal decides its review",
    file: `${D}/claims/review-refusal.ts`,
    from: "other === null ? [one] : [one, other]",
    to: "[one]",
    suite: reviewing,
  },
  {
    breaks: "a contract whose refused claim is reviewed is asked for premiums",
    file: `${D}/claims/follow-report.ts`,
    from: '.whereRef("review.seq", ">", "settled.seq")',
    to: '.whereRef("review.seq", "<", "settled.seq")',
    suite: reviewing,
  },
  {
    breaks: "a withdrawn claim holds its contract",
    file: `${D}/claims/withdraw-claim.ts`,
    from: "await followReport(db, report, now);",
    to: "",
    suite: withdrawing,
  },
  {
    breaks: "a decided claim is taken back",
    file: `${D}/claims/withdraw-claim.ts`,
    from: "claims.some(({ id }) => open.some((one) => one.id === id)) ? open : []",
    to: "claims",
    suite: withdrawing,
  },
  {
    breaks: "a contract waits for papers without an end",
    file: `${D}/claims/follow-report.ts`,
    from: 'return report.status === "answered" && day <= addDays(today(Date.parse(report.at)), PAPERS_DAYS);',
    to: 'return report.status === "answered";',
    suite: holding,
  },
  {
    breaks: "a contract waits for an event that its line does not insure",
    file: `${D}/claims/follow-report.ts`,
    from: 'lineOf(product)?.events[event].is !== "notInsured"',
    to: "lineOf(product) !== undefined",
    suite: holding,
  },
  {
    breaks: "a card is charged while a claim is decided",
    file: `${D}/claims/follow-report.ts`,
    from: "[...premiumNotices(contractId), `autopaySoon/${contractId}/`]",
    to: "[]",
    suite: holding,
  },
  {
    breaks: "a rule accepts what has a sign of fraud",
    file: `${D}/claim-rules/check-rule.ts`,
    from: "signs: ({ hasSigns }) => !hasSigns,",
    to: "signs: () => true,",
    suite: byRule,
  },
  {
    breaks: "a rule accepts a sum above the operator's limit",
    file: `${D}/claim-rules/check-rule.ts`,
    from: "owed === undefined || owed.sum <= maxSum",
    to: "true",
    suite: byRule,
  },
  {
    breaks: "a rule leaves a sum that is exactly the limit to people",
    file: `${D}/claim-rules/check-rule.ts`,
    from: "owed.sum <= maxSum",
    to: "owed.sum < maxSum",
    suite: byRule,
  },
  {
    breaks: "a rule accepts a death that no register has recorded",
    file: `${D}/claim-rules/check-rule.ts`,
    from: 'return own.length > 0 || facts.death === "recorded" ? own : ["register"];',
    to: "return own;",
    suite: byRule,
  },
  {
    breaks: "a rule pays somebody under age to whoever gave an account",
    file: `${D}/claim-rules/check-rule.ts`,
    from: " && !isMinorOn({ birth_date: birthDate }, today)",
    to: "",
    suite: byRule,
  },
  {
    breaks: "a register is asked about the person of a claim that lacks something else",
    file: `${D}/claim-rules/accept-by-rule.ts`,
    from: "if (!rule || unmetOwn(question.facts, rule, claimLimits, today(now)).length > 0) return undefined;",
    to: "if (!rule) return undefined;",
    suite: byRule,
  },
];
