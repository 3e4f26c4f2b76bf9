import type { TerminationOverview } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import { Way, type WayStep } from "../../content/Way.tsx";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

const arrives = { ordered: "ahead", sent: "current", paid: "done" } as const;

interface TerminationTrackerProps {
  readonly tracker: NonNullable<TerminationOverview["tracker"]>;
  /** Where another account is named, should the bank send the money back. */
  readonly account: string;
}

/** How far the money of an ended contract has come. */
export function TerminationTracker({ tracker, account }: TerminationTrackerProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { number, back, signedOn, payout } = tracker;
  if (!payout)
    return (
      <p>
        <InlineText>{formatMessage({ id: "termination.tracker.nothing" }, { number })}</InlineText>
      </p>
    );
  const { state, iban, by, sentOn, endedOn } = payout;
  const day = (iso: string) => dateText(intl, iso);
  const steps: readonly WayStep[] = [
    { name: formatMessage({ id: "termination.tracker.signed" }), when: day(signedOn), state: "done" },
    {
      name: formatMessage({ id: sentOn === null ? "termination.tracker.toSend" : "termination.tracker.sent" }),
      when: sentOn === null ? formatMessage({ id: "termination.tracker.by" }, { date: day(by) }) : day(sentOn),
      state: sentOn === null ? "current" : "done",
    },
    state === "returned"
      ? { name: formatMessage({ id: "termination.tracker.returned" }), when: endedOn === null ? "" : day(endedOn), state: "current" }
      : {
          name: formatMessage({ id: state === "paid" ? "termination.tracker.paid" : "termination.tracker.toArrive" }, { iban }),
          when: endedOn === null ? formatMessage({ id: "termination.tracker.soon" }) : day(endedOn),
          state: arrives[state],
        },
  ];
  return (
    <Stack $gap={3}>
      <p>
        <InlineText>{formatMessage({ id: "termination.tracker.lead" }, { number, amount: moneyText(back, locale) })}</InlineText>
      </p>
      <Way steps={steps} />
      {state === "returned" && (
        <>
          <Notice tone="warning">{formatMessage({ id: "termination.tracker.returned.text" }, { iban })}</Notice>
          <div data-print="no">
            <Button href={account}>{formatMessage({ id: "termination.tracker.returned.account" })}</Button>
          </div>
        </>
      )}
    </Stack>
  );
}
