import type { TextId } from "@shanyraq/i18n/text";
import type { ContractStatus } from "@shanyraq/calls/vocabulary";
import type { ContractView } from "../../domain/ledger/fold.ts";

const reasons: Readonly<Partial<Record<ContractStatus, TextId>>> = {
  cancelled: "error.pay.cancelled",
  terminated: "error.pay.terminated",
  matured: "error.pay.matured",
  claimed: "error.pay.claimed",
  lapsed: "error.pay.lapsed",
  paid_up: "error.pay.paidUp",
};

/** Why no payment is taken for a contract; undefined when something is left to pay. */
export const paymentBlocker = ({ status, next }: ContractView): TextId | undefined =>
  next ? undefined : (reasons[status] ?? "error.pay.nothingDue");
