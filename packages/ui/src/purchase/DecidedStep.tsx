import type { WorksheetState } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";

interface DecidedStepProps {
  readonly state: Extract<WorksheetState, { at: "declined" | "underReview" }>;
  readonly onCorrect: () => void;
  readonly onCallMe: () => void;
  readonly productsHref: string;
  readonly applicationsHref: string;
}

/** What underwriting made of the answers where they do not lead to the payment: the reasons, and what can be done. */
export function DecidedStep({ state, onCorrect, onCallMe, productsHref, applicationsHref }: DecidedStepProps) {
  const { formatMessage } = useIntl();
  if (state.at === "underReview")
    return (
      <Stack $gap={3}>
        <Notice tone="info">{formatMessage({ id: `purchase.review.${state.waits}` })}</Notice>
        <Cluster>
          <Button href={applicationsHref}>{formatMessage({ id: "purchase.review.open" })}</Button>
        </Cluster>
      </Stack>
    );
  return (
    <Stack $gap={3}>
      <Notice tone="warning" live="alert" title={state.message}>
        <ul>
          {state.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Notice>
      <p>{formatMessage({ id: "purchase.declined.help" })}</p>
      <Cluster>
        <Button onClick={onCorrect}>{formatMessage({ id: "purchase.declined.change" })}</Button>
        <Button variant="secondary" href={productsHref}>
          {formatMessage({ id: "purchase.declined.others" })}
        </Button>
        <Button variant="quiet" onClick={onCallMe}>
          {formatMessage({ id: "kit.header.callMe" })}
        </Button>
      </Cluster>
    </Stack>
  );
}
