import type { WorksheetAnswers } from "@shanyraq/calls/topic-schemas";
import { outcomes, type Assessment } from "../../platform/database/records/assessment.ts";
import { underwritingRules, type Circumstance, type Rule, type UnderwritingRules } from "./rules.ts";

/** What is assessed: the answers, and what would be insured. `sumAssured` is tenge with two decimals, `day` yyyy-mm-dd. */
export interface AssessedApplication {
  readonly product: string;
  readonly sumAssured: string;
  readonly answers: Pick<WorksheetAnswers, "health" | "declarations">;
  readonly day: string;
}

function meets(when: Circumstance, { answers: { health, declarations }, sumAssured }: AssessedApplication): boolean {
  if ("condition" in when) return health?.healthy === "no" && health.conditions.includes(when.condition);
  if ("publicOfficial" in when) return declarations?.public_official === "yes";
  if ("taxAbroad" in when) return declarations?.tax_abroad === "yes";
  return Number(sumAssured) > when.sumAbove;
}

/** The first rule of a circumstance that holds for a line is the one that counts: its own before that of all. */
const isFirst = (rule: Rule, index: number, found: readonly Rule[]): boolean =>
  found.findIndex(({ when }) => JSON.stringify(when) === JSON.stringify(rule.when)) === index;

/**
 * Assesses the answers of an application by the rules in force on a day.
 * @returns the gravest outcome of all rules that hold, with its texts.
 */
export function assessApplication(
  application: AssessedApplication,
  versions: readonly UnderwritingRules[] = underwritingRules,
): Assessment {
  const inForce = versions.find(({ from }) => from <= application.day) ?? versions.at(-1);
  if (!inForce) return { version: "", outcome: "review", says: [] };
  const found = inForce.rules
    .filter(({ when, lines }) => (lines === undefined || lines.includes(application.product)) && meets(when, application))
    .filter(isFirst);
  const gravest = Math.max(0, ...found.map(({ outcome }) => outcomes.indexOf(outcome)));
  const outcome = outcomes[gravest] ?? "review";
  const says = found.filter((rule) => rule.outcome === outcome).map((rule) => rule.says);
  return { version: inForce.version, outcome, says: [...new Set(says)] };
}
