import type { CheckStanding, PensionCheck } from "@shanyraq/calls/vocabulary";
import type { PensionEvent, PensionEventData, PensionRequest } from "../../platform/database/records/pension-event.ts";

export type Approval = PensionEventData["approved"];
export interface Checked {
  readonly standing: CheckStanding;
  readonly reason?: string;
}
export type Checks = Readonly<Record<PensionCheck, Checked>>;

interface OpenedCase {
  readonly request: PensionRequest;
}
interface Approved extends OpenedCase {
  readonly approval: Approval;
  readonly checks: Checks;
}
interface Concluded extends Approved {
  readonly contractId: string;
  readonly concludedAt: string;
}

/** How far a pension annuity has come. */
export type PensionState =
  | (OpenedCase & { readonly at: "opened" })
  | (Approved & { readonly at: "checking" | "checked" })
  | (Approved & { readonly at: "confirmed"; readonly sha256: string; readonly submitted: boolean })
  | (Concluded & { readonly at: "concluded" })
  | (Concluded & { readonly at: "asked"; readonly askedAt: string; readonly fundPaidAt?: string })
  | (Concluded & { readonly at: "inForce"; readonly on: string; readonly fundPaidAt?: string })
  /** The request can be corrected, unless a contract already existed. */
  | (OpenedCase & { readonly at: "refused"; readonly by: PensionCheck | "fund"; readonly reason: string; readonly contractId?: string })
  | (OpenedCase & { readonly at: "withdrawn" });

const pending: Checks = { kdp: { standing: "pending" }, agreement: { standing: "pending" } };

/** A check that was answered about another approval is not about this one. */
function checked(state: PensionState, { check, approval, standing, reason }: PensionEventData["checked"]): PensionState {
  if (state.at !== "checking" || state.approval.number !== approval) return state;
  if (standing === "refused") return { at: "refused", request: state.request, by: check, reason: reason ?? "" };
  const checks = { ...state.checks, [check]: { standing } };
  return { ...state, checks, at: Object.values(checks).every((one) => one.standing === "approved") ? "checked" : "checking" };
}

function next(state: PensionState, event: PensionEvent): PensionState {
  switch (event.kind) {
    case "opened":
      return { at: "opened", request: event.data };
    case "approved":
      return { at: "checking", request: { ...state.request, terms: event.data.terms }, approval: event.data, checks: pending };
    case "checked":
      return checked(state, event.data);
    case "confirmed":
      return state.at === "checked" && state.approval.number === event.data.approval
        ? { ...state, at: "confirmed", sha256: event.data.sha256, submitted: false }
        : state;
    case "submitted":
      return state.at === "confirmed" ? { ...state, submitted: true } : state;
    case "concluded":
      return state.at === "confirmed"
        ? {
            at: "concluded",
            request: state.request,
            approval: state.approval,
            checks: state.checks,
            contractId: event.data.contractId,
            concludedAt: event.at,
          }
        : state;
    case "fundAsked":
      return state.at === "concluded" ? { ...state, at: "asked", askedAt: event.at } : state;
    case "fundPaid":
      return state.at === "asked" ? { ...state, fundPaidAt: event.at } : state;
    case "fundRefused":
      return "contractId" in state && state.contractId !== undefined
        ? { at: "refused", request: state.request, by: "fund", reason: event.data.reason, contractId: state.contractId }
        : state;
    case "inForce":
      return state.at === "asked" || state.at === "concluded" ? { ...state, at: "inForce", on: event.data.on } : state;
    case "withdrawn":
      return { at: "withdrawn", request: state.request };
  }
}

/** The state of a pension annuity, from its events in their order; undefined when they do not begin with the request. */
export function foldPension(events: readonly PensionEvent[]): PensionState | undefined {
  const [first, ...rest] = events;
  if (first?.kind !== "opened") return undefined;
  return rest.reduce(next, { at: "opened", request: first.data });
}

/** Nothing more becomes of it. */
export const isClosed = (state: PensionState): boolean =>
  state.at === "inForce" || state.at === "withdrawn" || (state.at === "refused" && state.by === "fund");

/** Whether the request may still be changed or given up: it has no contract yet. */
export const isOpen = (state: PensionState): boolean => !("contractId" in state) && state.at !== "withdrawn";

/** Whether an approval sheet is valid on a day. */
export const isApproved = (state: PensionState, day: string): boolean => "approval" in state && state.approval.until >= day;
