import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";
import { useIntl } from "react-intl";
import { isAny, type Contract } from "./contract-state.ts";
import { CoverGaps } from "./CoverGaps.tsx";

interface ContractArrearsProps {
  readonly contract: Contract;
}

/** What overdue premiums mean for a contract, what to do and until when; then the days without cover. */
export function ContractArrears({ contract }: ContractArrearsProps) {
  return (
    <Stack $gap={2}>
      <HeldForEvent contract={contract} />
      <PresentArrears contract={contract} />
      <CoverGaps gaps={contract.gaps} />
    </Stack>
  );
}

/** A reported event is not decided: what was overdue before it, or falls due meanwhile, is asked for by nobody. */
function HeldForEvent({ contract: { held_for: report } }: ContractArrearsProps) {
  const { formatMessage } = useIntl();
  if (!report) return null;
  return (
    <Notice tone="info" title={formatMessage({ id: "cabinet.held.title" }, { number: report })}>
      {formatMessage({ id: "cabinet.held.text" })}
    </Notice>
  );
}

function PresentArrears({ contract }: ContractArrearsProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { status, status_since, overdue, pay_until, days_left, if_unpaid, sum_assured, gaps } = contract;
  const since = dateText(intl, status_since);
  const until = pay_until === null ? "" : dateText(intl, pay_until);
  const days = days_left ?? 0;
  const amount = moneyText(overdue, locale);
  switch (status) {
    case "overdue":
      return contract.held_for ? null : (
        <Notice tone="warning" title={formatMessage({ id: "cabinet.overdue.title" }, { amount })}>
          {formatMessage({ id: "cabinet.overdue.text" }, { date: until, days })}
        </Notice>
      );
    case "suspended":
      return (
        <Notice tone="danger" title={formatMessage({ id: "cabinet.suspended.title" }, { date: since })}>
          <p>
            <InlineText>{formatMessage({ id: "cabinet.suspended.text" }, { amount, until, days })}</InlineText>
          </p>
          {if_unpaid !== null && <p>{formatMessage({ id: `cabinet.suspended.then.${if_unpaid}` })}</p>}
        </Notice>
      );
    case "lapsed": {
      const without = gaps.at(-1)?.from;
      return (
        <Notice tone="info" title={formatMessage({ id: "cabinet.lapsed.title" }, { date: since })}>
          {without === undefined
            ? formatMessage({ id: "cabinet.lapsed.never" })
            : formatMessage({ id: "cabinet.lapsed.text" }, { from: dateText(intl, without) })}
        </Notice>
      );
    }
    case "paid_up":
      return (
        <Notice tone="info" title={formatMessage({ id: "cabinet.paidUp.title" }, { date: since })}>
          {formatMessage({ id: "cabinet.paidUp.text" }, { amount: moneyText(sum_assured, locale) })}
        </Notice>
      );
    case "awaiting_payment":
    case "active":
    case "matured":
    case "terminated":
    case "cancelled":
    case "claimed":
      return isAny(overdue) ? <Notice tone="warning" title={formatMessage({ id: "cabinet.overdue.title" }, { amount })} /> : null;
  }
}
