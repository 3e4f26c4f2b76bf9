import { stepsOf, type Offer, type WorksheetState, type WorksheetStep } from "@shanyraq/flows";
import type { MessageId } from "@shanyraq/i18n";

export const stepNames = {
  person: "purchase.step.person",
  insured: "purchase.step.insured",
  company: "purchase.step.company",
  employer: "purchase.step.employer",
  child: "purchase.step.child",
  loan: "purchase.step.loan",
  workers: "purchase.step.workers",
  account: "purchase.step.account",
  health: "purchase.step.health",
  declarations: "purchase.step.declarations",
  beneficiaries: "purchase.step.beneficiaries",
  check: "purchase.step.check",
  code: "purchase.step.code",
} as const satisfies Record<WorksheetStep, MessageId>;

/** Which step of its worksheet a state stands at, from 1; the last one once the code was right. */
export const stepOf = ({ at }: WorksheetState, offer: Offer): number => {
  const steps: readonly string[] = stepsOf(offer);
  const index = steps.indexOf(at === "declined" ? "check" : at);
  return index < 0 ? steps.length : index + 1;
};
