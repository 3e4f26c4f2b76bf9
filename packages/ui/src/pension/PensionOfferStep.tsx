import type { PensionEvent, PensionState } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";
import { PensionComparison } from "./PensionComparison.tsx";
import { PensionFacts } from "./PensionFacts.tsx";
import type { PensionHrefs } from "./pension-hrefs.ts";

interface PensionOfferStepProps {
  readonly state: Extract<PensionState, { at: "offer" }>;
  readonly send: (event: PensionEvent) => void;
  readonly hrefs: PensionHrefs;
}

/** What an annuity gives beside staying in the fund, or what is missing for it and what fills it: before anybody says who they are. */
export function PensionOfferStep({ state, send, hrefs }: PensionOfferStepProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { offer, draft, closed } = state;
  const { lack, monthly, paymentsFrom, growth, comparison } = offer;
  const toCalculator = (
    <Button variant="secondary" href={hrefs.calculator}>
      {formatMessage({ id: "pension.toCalculator" })}
    </Button>
  );
  return (
    <Stack $gap={4}>
      {closed !== undefined && <Notice tone="warning">{closed}</Notice>}
      {lack && (
        <Notice tone="warning" title={formatMessage({ id: "pension.lack" })}>
          <Stack $gap={1}>
            <p>{lack.message}</p>
            {lack.kind === "money" && <p>{formatMessage({ id: "pension.lack.fill" })}</p>}
            {lack.enoughFrom !== undefined && (
              <p>{formatMessage({ id: "pension.lack.enough" }, { date: dateText(intl, lack.enoughFrom) })}</p>
            )}
          </Stack>
        </Notice>
      )}
      {monthly !== undefined && paymentsFrom !== undefined && (
        <Stack $gap={1}>
          <p>
            <InlineText>
              {formatMessage({ id: "pension.lead" }, { date: dateText(intl, paymentsFrom), amount: moneyText(monthly, locale) })}
            </InlineText>
          </p>
          {growth !== undefined && <p>{formatMessage({ id: "pension.lead.growth" }, { growth })}</p>}
        </Stack>
      )}
      <PensionFacts offer={offer} guaranteeYears={draft.calculation.guaranteeYears ?? "0"} />
      {comparison && <PensionComparison comparison={comparison} />}
      <p>{formatMessage({ id: "pension.joint" })}</p>
      <Cluster>
        {!lack && closed === undefined && (
          <Button onClick={() => send({ type: "goOnPressed" })}>{formatMessage({ id: "pension.goOn" })}</Button>
        )}
        {lack?.kind === "money" && closed === undefined && (
          <Button onClick={() => send({ type: "typePressed" })}>{formatMessage({ id: "pension.lack.sums" })}</Button>
        )}
        {toCalculator}
      </Cluster>
    </Stack>
  );
}
