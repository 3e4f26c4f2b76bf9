import type { ContractStatus } from "@shanyraq/calls/vocabulary";
import { useIntl } from "react-intl";
import { Badge } from "@shanyraq/kit/text/Badge.tsx";
import { toneOf } from "./contract-state.ts";

/** A contract's status in words. */
export const StatusBadge = ({ status }: { readonly status: ContractStatus }) => (
  <Badge $tone={toneOf(status)}>{useIntl().formatMessage({ id: `cabinet.status.${status}` })}</Badge>
);
