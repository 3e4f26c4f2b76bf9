import type { CancelContractEvent, CancelContractState } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import { ClaimLink } from "../ClaimLink.tsx";
import { isAny } from "../contract-state.ts";
import type { EndHrefs } from "./end-hrefs.ts";

interface EndResultProps {
  readonly state: Extract<CancelContractState, { at: "done" | "kept" | "refused" }>;
  readonly send: (event: CancelContractEvent) => void;
  readonly hrefs: EndHrefs;
}

/** What came of it: it has ended, it stays, or it cannot be ended now and what to do then. */
export function EndResult({ state, send, hrefs }: EndResultProps) {
  const { formatMessage, locale } = useIntl();
  const toContract = <TextLink href={hrefs.contract}>{formatMessage({ id: "cancel.toContract" })}</TextLink>;
  if (state.at === "kept")
    return (
      <Stack $gap={3}>
        <Notice live="status">{formatMessage({ id: "cancel.kept.text" })}</Notice>
        <p>{toContract}</p>
      </Stack>
    );
  if (state.at === "done") {
    const { number, back } = state;
    return (
      <Stack $gap={3}>
        <Notice tone="success" live="status">
          {isAny(back)
            ? formatMessage({ id: "cancel.done.text" }, { number, amount: moneyText(back, locale) })
            : formatMessage({ id: "cancel.done.nothing" }, { number })}
        </Notice>
        <Cluster>
          {isAny(back) && <Button onClick={() => send({ type: "opened" })}>{formatMessage({ id: "cancel.track" })}</Button>}
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
        {reason === "change" && <Button href={hrefs.change()}>{formatMessage({ id: "cancel.toChange" })}</Button>}
        {(reason === "nobody" || reason === "company") && <Button href={hrefs.write}>{formatMessage({ id: "cancel.write" })}</Button>}
        {toContract}
      </Cluster>
    </Stack>
  );
}
