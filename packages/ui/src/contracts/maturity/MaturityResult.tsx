import type { MaturityEvent, MaturityState } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { ClaimLink } from "../ClaimLink.tsx";
import { MaturityBenefits } from "./MaturityBenefits.tsx";
import type { MaturityHrefs } from "./maturity-hrefs.ts";

interface MaturityResultProps {
  readonly state: Extract<MaturityState, { at: "done" | "refused" }>;
  readonly send: (event: MaturityEvent) => void;
  readonly hrefs: MaturityHrefs;
}

/** What came of it: the account is kept, or none is asked for now and why; what has gone is shown with it. */
export function MaturityResult({ state, send, hrefs }: MaturityResultProps) {
  const { formatMessage } = useIntl();
  const toContract = <TextLink href={hrefs.contract}>{formatMessage({ id: "maturity.toContract" })}</TextLink>;
  if (state.at === "done")
    return (
      <Stack $gap={3}>
        <Notice tone="success" live="status">
          {formatMessage({ id: "maturity.done.text" })}
        </Notice>
        <Cluster>
          <Button onClick={() => send({ type: "opened" })}>{formatMessage({ id: "maturity.track" })}</Button>
          {toContract}
        </Cluster>
      </Stack>
    );
  const { overview, refusal } = state;
  const { benefits = [] } = overview;
  return (
    <Stack $gap={3}>
      <Notice tone={refusal.reason === "company" ? "warning" : "info"}>{refusal.message}</Notice>
      {benefits.length > 0 && <MaturityBenefits benefits={benefits} />}
      <Cluster>
        <ClaimLink number={refusal.claim} href={hrefs.claim} />
        {refusal.reason === "company" && <Button href={hrefs.write}>{formatMessage({ id: "maturity.write" })}</Button>}
        {toContract}
      </Cluster>
    </Stack>
  );
}
