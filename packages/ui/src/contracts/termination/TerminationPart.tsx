import type { TerminationOverview } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import { ClaimLink } from "../ClaimLink.tsx";
import { TerminationTracker } from "./TerminationTracker.tsx";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

interface TerminationPartProps {
  readonly overview: TerminationOverview;
  readonly href: string;
  /** Where another account is named for money that came back. */
  readonly account: string;
  /** To how far a report or a claim with this number has come. */
  readonly claim: (number: string) => string;
}

/** What a contract's page says about a termination: the last day of a full refund, the way to it, why it is not possible, or how far its money has come. */
export function TerminationPart({ overview, href, account, claim }: TerminationPartProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { tracker, waiting, refused, coolingOffUntil, cost } = overview;
  if (tracker) return <TerminationTracker tracker={tracker} account={account} />;
  if (waiting)
    return (
      <Stack $gap={2}>
        <Notice tone="warning">
          <InlineText>
            {formatMessage({ id: "termination.summary.waiting" }, { number: waiting.number, date: dateText(intl, waiting.deadline) })}
          </InlineText>
        </Notice>
        <div data-print="no">
          <Button href={href}>{formatMessage({ id: "termination.summary.open" })}</Button>
        </div>
      </Stack>
    );
  if (refused)
    return (
      <Stack $gap={2}>
        <p>{refused.message}</p>
        {refused.claim !== undefined && (
          <div data-print="no">
            <ClaimLink number={refused.claim} href={claim} />
          </div>
        )}
      </Stack>
    );
  const free = coolingOffUntil !== undefined && cost !== undefined;
  return (
    <Stack $gap={2}>
      <p>
        <InlineText>
          {free
            ? formatMessage(
                { id: "termination.summary.free" },
                { date: dateText(intl, coolingOffUntil), amount: moneyText(cost.back, locale) },
              )
            : formatMessage({ id: "termination.summary.text" })}
        </InlineText>
      </p>
      <div data-print="no">
        <Button variant="secondary" href={href}>
          {formatMessage({ id: free ? "termination.summary.free.begin" : "termination.summary.begin" })}
        </Button>
      </div>
    </Stack>
  );
}
