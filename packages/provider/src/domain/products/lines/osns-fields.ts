import { osns as formula, osnsTariff20262 as tariff, type FailureCode } from "@shanyraq/actuarial";
import type { Answers, FieldRefusal } from "../fields/field.ts";
import { classifier } from "../fields/free-text.ts";
import { people, tenge } from "../fields/number.ts";

const { limits } = tariff;
/** Small employers move the slider by it; large ones type. */
const PAYROLL_STEP = 1_000;
/** The ends of the sliders: an employer with more workers types the number. */
const SLIDER_PAYROLL = 500_000_000;
/** The least payroll: the least wage of one worker. */
const MIN_PAYROLL = 85_000;
const SLIDER_WORKERS = 1_000;

const knows = (code: string) => formula.riskClassOf(code) !== undefined;

/** An activity by its code. */
export const activity = (label: "calculator.form.oked" | "calculator.form.mainOked") =>
  classifier({ label, value: "41201", knows, ...(label === "calculator.form.mainOked" && { hint: "calculator.form.mainOked.hint" }) });

const headcount = {
  label: "calculator.form.headcount",
  value: 10,
  range: limits.headcounts,
  reach: SLIDER_WORKERS,
  common: [5, 10, 50, 100, 500],
} as const;
/** All workers except those of the branches, who are given with their branch. */
export const ownHeadcount = people({ ...headcount, hint: "calculator.form.headcount.hint" });

/**
 * How many workers there are and what they earn. With hundreds nobody types every income: the law counts each up to a cap, so it is enough to know how many are
 * above it and the total of the others.
 */
export const workers = {
  headcount: people(headcount),
  payroll: tenge({
    label: "calculator.form.payroll",
    hint: "calculator.form.payroll.hint",
    value: 3_000_000,
    range: { min: 0, max: limits.payrolls.max },
    reach: SLIDER_PAYROLL,
    step: PAYROLL_STEP,
    common: [1_000_000, 3_000_000, 10_000_000, 50_000_000],
  }),
  aboveCap: people({
    label: "calculator.form.aboveCap",
    hint: "calculator.form.aboveCap.hint",
    value: 0,
    range: { min: 0, max: limits.headcounts.max },
    reach: SLIDER_WORKERS,
  }),
};

/** The given workplace as the formula counts it. The payroll of no workers (all are above the cap) counts for nothing. */
export const workplaceOf = ({ oked, headcount, payroll, aboveCap }: { readonly oked: string } & Answers<typeof workers>) => ({
  oked,
  headcount,
  aboveCap,
  ...(aboveCap < headcount && { monthlyPayroll: payroll }),
});

const at = (index: number | undefined, field: keyof typeof workers): string =>
  index === undefined ? field : `branches[${index}].${field}`;

/** Why the formula refuses answers that were each valid on their own. */
export const sentences = {
  aboveCap: (limit = 0, index?: number): FieldRefusal => ({
    id: "error.calc.aboveCap",
    values: { max: limit },
    field: at(index, "aboveCap"),
    nearest: String(limit),
  }),
  monthlyPayroll: (_, index): FieldRefusal => ({
    id: "error.calc.payroll",
    field: at(index, "payroll"),
    nearest: String(MIN_PAYROLL),
  }),
  victimsAgainstHeadcount: (limit = 0): FieldRefusal => ({
    id: "error.calc.victims",
    values: { max: limit },
    field: "victims5y",
    nearest: String(limit),
  }),
  correction: (): FieldRefusal => ({ id: "error.calc.correction", specialist: true }),
} satisfies { readonly [C in FailureCode]?: (limit?: number, index?: number) => FieldRefusal };
