import { unit, type Mutant } from "./mutant.ts";

const pairs = unit("provider", "src/domain/open-items/pairs-of-acts.test.ts");
const openItems = unit("provider", "src/domain/open-items/open-items.test.ts");
const rules = unit("rules", "src/typed-number.test.ts", "src/typed-text.test.ts");
const validate = unit("calls", "src/validate.test.ts");

/** What overlooks something that stands open on a contract, or misreads a number or a name. */
export const openItemMutants: readonly Mutant[] = [
  {
    breaks: "a surrender overlooks an open claim",
    file: "packages/provider/src/domain/open-items/contract-acts.ts",
    from: '  event: noTermination("claim"),\n  claim: noTermination("claim"),\n  change: noTermination("change"),',
    to: '  event: noTermination("claim"),\n  claim: allowed,\n  change: noTermination("change"),',
    suite: pairs,
  },
  {
    breaks: "a surrender overlooks a reported event",
    file: "packages/provider/src/domain/open-items/contract-acts.ts",
    from: '  event: noTermination("claim"),\n  claim: noTermination("claim"),\n  change: noTermination("change"),',
    to: '  event: allowed,\n  claim: noTermination("claim"),\n  change: noTermination("change"),',
    suite: pairs,
  },
  {
    breaks: "who is paid changes while an event is undecided",
    file: "packages/provider/src/domain/open-items/contract-acts.ts",
    from: '  event: noChange("claim"),',
    to: "  event: allowed,",
    suite: pairs,
  },
  {
    breaks: "two agreements of one contract wait",
    file: "packages/provider/src/domain/open-items/contract-acts.ts",
    from: 'requestChange: { ...change, change: noChange("waiting"), termination: noChange("waiting") }',
    to: 'requestChange: { ...change, change: noChange("waiting"), termination: allowed }',
    suite: pairs,
  },
  {
    breaks: "an ended contract keeps its consent to charge",
    file: "packages/provider/src/domain/open-items/contract-acts.ts",
    from: '  consent: closed,\n  case: noTermination("pension")',
    to: '  consent: allowed,\n  case: noTermination("pension")',
    suite: pairs,
  },
  {
    breaks: "a claim left at an office is no claim",
    file: "packages/provider/src/domain/open-items/open-items-of.ts",
    from: " OR (statement.kind = 'visit' AND statement.details ->> 'topic' = 'claim')",
    to: "",
    suite: openItems,
  },
  {
    breaks: "a report without a number hinders nothing",
    file: "packages/provider/src/domain/open-items/open-items-of.ts",
    from: " OR statement.contract_id IS NULL)",
    to: ")",
    suite: openItems,
  },
  {
    breaks: "a report under one contract hinders all of them",
    file: "packages/provider/src/domain/open-items/open-items-of.ts",
    from: "statement.contract_id = held.id OR",
    to: "statement.contract_id IS NOT NULL OR",
    suite: openItems,
  },
  {
    breaks: "what a stranger writes hinders the owner",
    file: "packages/provider/src/domain/open-items/open-items-of.ts",
    from: "ON statement.customer_id = held.customer_id OR statement.phone = held.phone",
    to: "ON statement.contract_id = held.id",
    suite: openItems,
  },
  {
    breaks: "what the owner wrote without signing in hinders nothing",
    file: "packages/provider/src/domain/open-items/open-items-of.ts",
    from: "statement.customer_id = held.customer_id OR statement.phone = held.phone",
    to: "statement.customer_id = held.customer_id",
    suite: openItems,
  },
  {
    breaks: "a decided report hinders still",
    file: "packages/provider/src/domain/open-items/open-items-of.ts",
    from: "AND NOT $" + "{isDecided}",
    to: "AND (TRUE OR $" + "{isDecided})",
    suite: openItems,
  },
  {
    breaks: "a code of the bank that can be paid hinders no end",
    file: "packages/provider/src/domain/open-items/open-items-of.ts",
    from: "payment.state IN ('creating', 'awaiting') AND (autopay_id IS NOT NULL OR expires_at",
    to: "payment.state IN ('creating') AND (autopay_id IS NOT NULL OR expires_at",
    suite: openItems,
  },
  {
    breaks: "a payout on its way hinders no end",
    file: "packages/provider/src/domain/open-items/open-items-of.ts",
    from: "WHERE contract_id = ${contractId} AND next_at IS NOT NULL",
    to: "WHERE contract_id = ${contractId} AND next_at IS NULL",
    suite: openItems,
  },
  {
    breaks: "an agreement whose time is over hinders",
    file: "packages/provider/src/domain/open-items/open-items-of.ts",
    from: "AND state = 'waiting' AND sign_by >= ${today(now)}",
    to: "AND state = 'waiting'",
    suite: openItems,
  },
  {
    breaks: "benefits are paid while an event is undecided",
    file: "packages/provider/src/domain/maturities/pay-due.ts",
    from: '  if (await blockerOf(db, "payBenefit", request.contract_id, now)) return;\n',
    to: "",
    suite: openItems,
  },
  {
    breaks: "a statement does not know its contract",
    file: "packages/provider/src/domain/appeals/keep-statement.ts",
    from: "await contractNamed(details, context)",
    to: "null",
    suite: openItems,
  },
  {
    breaks: "a claim does not know the contract of its event",
    file: "packages/provider/src/domain/appeals/keep-statement.ts",
    from: "event ? event.contract_id : await",
    to: "event ? null : await",
    suite: openItems,
  },
  {
    breaks: "the number of a policy is not read without its letters",
    file: "packages/rules/src/typed-number.ts",
    from: '{ prefix: "SH", written: /^([0-9]{4})([0-9]{8})$/ },',
    to: "",
    suite: rules,
  },
  {
    breaks: "Cyrillic letters of a number are not read",
    file: "packages/rules/src/typed-number.ts",
    from: "[SЅСC][HНҺ]",
    to: "[S][H]",
    suite: rules,
  },
  {
    breaks: "overrides of direction stay in names",
    file: "packages/rules/src/typed-text.ts",
    from: '.replace(INVISIBLE, "")',
    to: "",
    suite: rules,
  },
  {
    breaks: "names are kept decomposed",
    file: "packages/rules/src/typed-text.ts",
    from: 'typed.normalize("NFC")',
    to: "typed",
    suite: rules,
  },
  {
    breaks: "a password is cleaned before it is compared",
    file: "packages/calls/src/input/clean-input.ts",
    from: "VERBATIM.has(key) ? value : cleanInput(value)",
    to: "cleanInput(value)",
    suite: validate,
  },
];
