import type { TerminationEvent, TerminationState } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import { ClaimLink } from "../ClaimLink.tsx";
import { isAny } from "../contract-state.ts";
import type { TerminationHrefs } from "./termination-hrefs.ts";

interface TerminationResultProps {
  readonly state: Extract<TerminationState, { at: "done" | "kept" | "refused" }>;
  readonly send: (event: TerminationEvent) => void;
  readonly hrefs: TerminationHrefs;
}

/** What came of it: it has ended, it stays, or it cannot be ended now and what to do then. */
export function TerminationResult({ state, send, hrefs }: TerminationResultProps) {
  const { formatMessage, locale } = useIntl();
  const toContract = <TextLink href={hrefs.contract}>{formatMessage({ id: "termination.toContract" })}</TextLink>;
  if (state.at === "kept")
    return (
      <Stack $gap={3}>
        <Notice live="status">{formatMessage({ id: "termination.kept.text" })}</Notice>
        <p>{toContract}</p>
      </Stack>
    );
  if (state.at === "done") {
    const { number, back } = state;
    return (
      <Stack $gap={3}>
        <Notice tone="success" live="status">
          {isAny(back)
            ? formatMessage({ id: "termination.done.text" }, { number, amount: moneyText(back, locale) })
            : formatMessage({ id: "termination.done.nothing" }, { number })}
        </Notice>
        <Cluster>
          {isAny(back) && <Button onClick={() => send({ type: "opened" })}>{formatMessage({ id: "termination.track" })}</Button>}
          {toContract}
        </Cluster>
      </Stack>
    );
  }
  const { reason, message, claim } = state.refusal;
  return (
    <Stack $gap={3}>
      <Notice tone="warning">{message}</Notice>
      <Cluster>
        <ClaimLink number={claim} href={hrefs.claim} />
        {reason === "change" && <Button href={hrefs.change()}>{formatMessage({ id: "termination.toChange" })}</Button>}
        {(reason === "nobody" || reason === "company") && <Button href={hrefs.write}>{formatMessage({ id: "termination.write" })}</Button>}
        {toContract}
      </Cluster>
    </Stack>
  );
}
