import type { CheckState, PolicyFound, PolicyQuestion, StandingFound, StandingQuestion, StatementState, Taken } from "@shanyraq/flows";
import type { StatesOf } from "./states-of.ts";

export const taken: Taken = { number: "OB-2026-000015", deadline: "2026-12-04" };

/** A statement in each of its states. */
export const statementStates: StatesOf<StatementState> = {
  form: { at: "form" },
  sending: { at: "sending", values: {} },
  failed: { at: "failed", problem: { kind: "offline" } },
  done: { at: "done", taken, values: {} },
};

const policy = { product: "Сенім", status: "active", from: "2026-02-01", to: "2036-02-01" } as const;
/** Both checks in each of their states. */
export const policyCheckStates: StatesOf<CheckState<PolicyQuestion, PolicyFound>> = {
  asking: { at: "asking" },
  looking: { at: "looking" },
  notFound: { at: "notFound", question: { number: "SH-2026-99999999" } as PolicyQuestion },
  found: {
    at: "found",
    found: {
      found: true,
      data: [
        { ...policy, number: "SH-2026-48210501" },
        { ...policy, number: "SH-2020-48210507", product: "Срочное страхование жизни", status: "terminated", to: "2025-02-01" },
      ],
    },
  },
};
export const standingStates: StatesOf<CheckState<StandingQuestion, StandingFound>> = {
  asking: { at: "asking" },
  looking: { at: "looking" },
  notFound: { at: "notFound", question: { number: "OB-2026-999999", phoneEnd: "0011" } },
  found: {
    at: "found",
    found: {
      found: true,
      kind: "claim",
      number: "OB-2026-000003",
      deadline: "2026-12-04",
      events: [
        { status: "received", date: "2026-11-15" },
        { status: "inReview", date: "2026-11-16" },
        { status: "documentsNeeded", date: "2026-11-18" },
      ],
    },
  },
};
