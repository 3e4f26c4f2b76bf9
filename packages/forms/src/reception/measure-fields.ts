import { claimDays, claimPercent, isoDate } from "@shanyraq/calls/validators";
import { array, string } from "yup";

const text = () => string().trim();
const dayCount = () => ({ schema: claimDays(), control: "number" as const, optional: true });

/**
 * What the papers of a claim show that its sum is found by; the case says which of them are asked for, and what can be chosen.
 * @param isPersonListed whether the contract names those whom it insures.
 */
export const measureFields = (isPersonListed: boolean) => ({
  person: {
    schema: text(),
    control: isPersonListed ? ("select" as const) : ("text" as const),
    label: "field.person" as const,
    hint: "field.person.hint" as const,
    ...(isPersonListed && { list: "person" as const }),
  },
  lossPercent: {
    schema: claimPercent(),
    control: "number" as const,
    label: "field.lossPercent" as const,
    hint: "field.lossPercent.hint" as const,
  },
  income: { schema: text(), control: "text" as const, label: "field.income" as const, hint: "field.income.hint" as const },
  fundPayment: {
    schema: text(),
    control: "text" as const,
    label: "field.fundPayment" as const,
    hint: "field.fundPayment.hint" as const,
    optional: true,
  },
  lossFrom: {
    // Most claims have no such day, and what is hidden must not hold up a decision.
    schema: isoDate(text().transform((value: unknown) => (value === "" ? undefined : value))),
    control: "date" as const,
    optional: true,
    label: "field.lossFrom" as const,
    hint: "field.lossFrom.hint" as const,
  },
  lossUntil: {
    // Most claims have no such day, and what is hidden must not hold up a decision.
    schema: isoDate(text().transform((value: unknown) => (value === "" ? undefined : value))),
    control: "date" as const,
    label: "field.lossUntil" as const,
    hint: "field.lossUntil.hint" as const,
  },
  expenses: {
    schema: text(),
    control: "text" as const,
    label: "field.expenses" as const,
    hint: "field.expenses.hint" as const,
    optional: !isPersonListed,
  },
  disabilityGroup: {
    schema: text(),
    control: "select" as const,
    label: "field.disabilityGroup" as const,
    list: "disabilityGroup" as const,
  },
  injuries: {
    schema: array(string().required()),
    control: "choices" as const,
    label: "field.injuries" as const,
    hint: "field.injuries.hint" as const,
    list: "injuries" as const,
  },
  sickDays: { ...dayCount(), label: "field.sickDays" as const, hint: "field.sickDays.hint" as const },
  hospitalDays: { ...dayCount(), label: "field.hospitalDays" as const, hint: "field.hospitalDays.hint" as const },
});
