import type { PayoutState } from "@shanyraq/calls/vocabulary";

/** How a payout leaves a state, and what moves it: a job, or its owner in the cabinet. No state is without a way out. */
export interface PayoutExit {
  readonly by: "job" | "owner";
  readonly act: "orderAtBank" | "askBank" | "nameAnotherAccount";
}

/** Every state with its way out; a final state has none. `docs/runbook.md` says what an operator does when a job does not. */
export const payoutExits: Readonly<Record<PayoutState, PayoutExit | "end">> = {
  ordered: { by: "job", act: "orderAtBank" },
  sent: { by: "job", act: "askBank" },
  returned: { by: "owner", act: "nameAnotherAccount" },
  paid: "end",
};
