import { worksheetSteps, type WorksheetState, type WorksheetStep } from "@shanyraq/flows";
import type { MessageId } from "@shanyraq/i18n";

export const stepNames = {
  person: "purchase.step.person",
  health: "purchase.step.health",
  beneficiaries: "purchase.step.beneficiaries",
  check: "purchase.step.check",
  code: "purchase.step.code",
} as const satisfies Record<WorksheetStep, MessageId>;

/** Which step of the worksheet a state stands at, from 1; undefined before and after. */
export const stepOf = ({ at }: WorksheetState): number | undefined => {
  const index = worksheetSteps.findIndex((step) => step === at);
  return index < 0 ? undefined : index + 1;
};
