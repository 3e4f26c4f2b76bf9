import type { Input, Output } from "@shanyraq/calls";
import type { HealthMeasure } from "@shanyraq/calls/vocabulary";
import { addDays, decimalOf, type Tiyn } from "@shanyraq/rules";
import type { RequiredMeasure } from "../../domain/claim-measures/required-measures.ts";
import { askForOpinion, keepOpinion, opinionsOn, type Finding } from "../../domain/claim-opinions/opinions.ts";
import { hasAssessed, hasGivenOpinion, isAwaited } from "../../domain/claim-opinions/parted.ts";
import type { Handlers, SignedIn } from "../../platform/server/context.ts";
import { isUuid } from "../../platform/server/ids.ts";
import { today } from "../../platform/server/moment.ts";
import { isRefusal, refuse, refuseFields } from "../../platform/server/refusal.ts";
import { takeCaseRead } from "./case-budget.ts";
import { caseOf, type Case } from "./case-of.ts";
import { noteAccess } from "./note-access.ts";
import { refuseOwnCase } from "./own-case.ts";
import { staffMay } from "./staff-duties.ts";
import { staffFor, type Staff } from "./staff.ts";

type Shown = NonNullable<Output<"workItem">["opinion"]>;
type Measured = NonNullable<Shown["list"][number]["given"]>["measured"];

/** What an expert has typed, of what their claim is measured by alone. */
function findingOf(
  { words, disabilityGroup, injuries = [], sickDays, hospitalDays, lossPercent }: Input<"giveOpinion">,
  { measures = [] }: NonNullable<Case["opinions"]>,
): Finding {
  const typed = {
    ...(disabilityGroup && { disabilityGroup }),
    ...(injuries.length > 0 && { injuries }),
    ...(sickDays !== undefined && { sickDays }),
    ...(hospitalDays !== undefined && { hospitalDays }),
    ...(lossPercent !== undefined && { lossPercent }),
  };
  const isMeasured = (field: string) => measures.some(({ measure }) => measure === field);
  return { words: words.trim(), measures: Object.fromEntries(Object.entries(typed).filter(([field]) => isMeasured(field))) };
}

/** What an expert measured, as it is typed and in words. */
function measuredOf({ measures: found }: Finding, required: readonly RequiredMeasure[]): Measured {
  return required.flatMap(({ measure, options }) => {
    const value = found[measure as HealthMeasure];
    if (value === undefined) return [];
    const values = typeof value === "object" ? [...value] : [String(value)];
    const shown = values.map((one) => options.find((option) => option.value === one)?.label ?? one).join(", ");
    return values.length === 0 ? [] : [{ measure: measure as HealthMeasure, values, shown }];
  });
}

/** The opinions on a case, and what of them whoever reads it may do; nothing of a case that takes none. */
export async function opinionOf(context: SignedIn, staff: Staff, found: Case): Promise<Pick<Output<"workItem">, "opinion">> {
  const { customer, db } = context;
  const { id, opinions } = found;
  if (!opinions) return {};
  const { isUndecided, measures, requiredAbove } = opinions;
  const list = await opinionsOn(context, id);
  const isOpen = list.some(({ given }) => given === undefined);
  const mayAsk = isUndecided && !isOpen && staffMay(staff, "assessClaims");
  const mayGive = isUndecided && isOpen && staffMay(staff, "giveOpinions");
  return {
    opinion: {
      canAsk: mayAsk && !(await hasGivenOpinion(db, id, customer.id)),
      canGive: mayGive && !(await hasAssessed(db, id, customer.id)),
      ...(requiredAbove !== undefined && { requiredAbove: decimalOf(requiredAbove) }),
      measures: measures.map(({ measure, options }) => ({ measure: measure as HealthMeasure, options: [...options] })),
      list: list.map(({ askedBy, askedAt, deadline, question = "", given }) => ({
        askedBy,
        askedAt,
        deadline,
        question,
        ...(given && {
          given: {
            by: given.by,
            at: given.at,
            words: given.finding?.words ?? "",
            measured: given.finding ? measuredOf(given.finding, measures) : [],
          },
        }),
      })),
    },
  };
}

/** Whether a claim is accepted with a medical opinion alone, for what it owes, and none is given. */
export async function lacksOpinion(context: SignedIn, { id, opinions }: Case, sum: Tiyn): Promise<boolean> {
  const above = opinions?.requiredAbove;
  if (above === undefined || sum <= above) return false;
  return !(await opinionsOn(context, id)).some(({ given }) => given !== undefined);
}

/** A medical opinion on a claim: an assessor asks, an expert answers, and neither is the other. */
export const medicalOpinion: Pick<Handlers, "askOpinion" | "giveOpinion"> = {
  askOpinion: async ({ id, question }, context) => {
    const { customer, db, now } = context;
    const staff = await staffFor(context, "assessClaims");
    if (isRefusal(staff)) return staff;
    const found = await caseOf(context, staff, "statement", id);
    if (!found) return refuse(404, "error.notFound");
    const refused = (await refuseOwnCase(context, staff, found)) ?? (await takeCaseRead(context, found));
    if (refused) return refused;
    if (!found.opinions) return refuse(409, "error.opinionNone");
    if (!found.opinions.isUndecided) return refuse(409, "error.workClosed");
    if (await hasGivenOpinion(db, id, customer.id)) return refuse(403, "error.opinionOfOwn");
    const due = addDays(today(now), found.opinions.days);
    // The claim is answered by its own day, whatever an expert needs.
    const deadline = found.deadline !== null && found.deadline < due ? found.deadline : due;
    if (!(await askForOpinion(context, { claimId: id, question: question.trim(), deadline }))) return refuse(409, "error.opinionAsked");
    await noteAccess(context, staff, { act: "opinionAsked", customerId: found.customerId, subject: found.name, of: found });
    return { status: "ok", success: true };
  },
  giveOpinion: async (input, context) => {
    const { customer, db } = context;
    const { id } = input;
    const staff = await staffFor(context, "giveOpinions");
    if (isRefusal(staff)) return staff;
    if (!isUuid(id) || !(await isAwaited(db, id))) return refuse(404, "error.notFound");
    if (await hasAssessed(db, id, customer.id)) return refuse(403, "error.opinionOfOwn");
    const found = await caseOf(context, staff, "statement", id);
    if (!found?.opinions?.isUndecided) return refuse(404, "error.notFound");
    const refused = (await refuseOwnCase(context, staff, found)) ?? (await takeCaseRead(context, found));
    if (refused) return refused;
    const finding = findingOf(input, found.opinions);
    const { disabilityGroup: group } = finding.measures;
    const groups = found.opinions.measures.find(({ measure }) => measure === "disabilityGroup")?.options;
    if (group !== undefined && groups?.some(({ value }) => value === group) !== true)
      return refuseFields({ disabilityGroup: "error.badValue" });
    if (!(await keepOpinion(context, id, finding))) return refuse(404, "error.notFound");
    await noteAccess(context, staff, { act: "opinionGiven", customerId: found.customerId, subject: found.name, of: found });
    return { status: "ok", success: true };
  },
};
