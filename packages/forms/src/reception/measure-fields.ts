import { claimDays } from "@shanyraq/calls/validators";
import { array, string } from "yup";

const text = () => string().trim();
const dayCount = () => ({ schema: claimDays(), control: "number" as const, optional: true });

/** What the papers of a claim show that its sum is found by; the case says which of them are asked for, and what can be chosen. */
export const measureFields = {
  person: {
    schema: text(),
    control: "select" as const,
    label: "field.person" as const,
    hint: "field.person.hint" as const,
    list: "person" as const,
  },
  expenses: {
    schema: text(),
    control: "text" as const,
    label: "field.expenses" as const,
    hint: "field.expenses.hint" as const,
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
};
