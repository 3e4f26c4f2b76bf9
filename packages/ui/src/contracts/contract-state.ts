import type { Output } from "@shanyraq/calls";
import type { ContractStatus } from "@shanyraq/calls/vocabulary";
import { tiynOf } from "@shanyraq/rules";
import type { Tone } from "@shanyraq/kit/text/Badge.tsx";

export type Contract = Output<"userContracts">["data"][number];

const tones: Readonly<Record<ContractStatus, Tone>> = {
  awaiting_payment: "warning",
  active: "success",
  overdue: "warning",
  suspended: "danger",
  paid_up: "info",
  lapsed: "neutral",
  matured: "neutral",
  terminated: "neutral",
  cancelled: "neutral",
  claimed: "neutral",
};

/** The colour that repeats a status; its words say the same. */
export const toneOf = (status: ContractStatus): Tone => tones[status];

/** Whether an amount on the wire is more than nothing. */
export const isAny = (amount: string): boolean => (tiynOf(amount) ?? 0) > 0;

/** Whether anything is left to pay for it. */
export const isPayable = ({ overdue, next_due_date }: Pick<Contract, "overdue" | "next_due_date">): boolean =>
  isAny(overdue) || next_due_date !== null;

/** The contracts in the order in which they need their holder: without cover, overdue, before the first premium, then by the next due date. */
export const byUrgency = (contracts: readonly Contract[]): readonly Contract[] =>
  contracts.toSorted((a, b) => rank(a) - rank(b) || (a.next_due_date ?? "9999").localeCompare(b.next_due_date ?? "9999"));

const rank = ({ status, overdue }: Contract): number => {
  if (status === "suspended") return 0;
  if (status === "overdue" || isAny(overdue)) return 1;
  return status === "awaiting_payment" ? 2 : 3;
};
