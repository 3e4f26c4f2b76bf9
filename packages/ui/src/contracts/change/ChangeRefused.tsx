import type { ChangeState } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { ClaimLink } from "../ClaimLink.tsx";
import type { ChangeHrefs } from "./change-hrefs.ts";

interface ChangeRefusedProps {
  readonly state: Extract<ChangeState, { at: "refused" }>;
  readonly hrefs: ChangeHrefs;
}

/** Why nothing can be changed now, and what to do about it. */
export function ChangeRefused({ state, hrefs }: ChangeRefusedProps) {
  const { formatMessage } = useIntl();
  const { refusal, overview } = state;
  const { reason, message, GUID, claim } = refusal;
  const isOwed = reason === "debt" || reason === "unpaid";
  return (
    <Stack $gap={3}>
      <Notice tone="warning">
        <p>{message}</p>
        {reason === "nothing" && (overview.besides ?? []).map(({ words }) => <p key={words}>{words}</p>)}
      </Notice>
      <Cluster>
        {isOwed && <Button href={hrefs.pay}>{formatMessage({ id: "change.pay" })}</Button>}
        {reason === "unsigned" && GUID !== undefined && <Button href={hrefs.sign(GUID)}>{formatMessage({ id: "change.sign" })}</Button>}
        {reason === "nothing" && <Button href={hrefs.write}>{formatMessage({ id: "change.write" })}</Button>}
        <ClaimLink number={claim} href={hrefs.claim} />
        <TextLink href={hrefs.contract}>{formatMessage({ id: "change.toContract" })}</TextLink>
      </Cluster>
    </Stack>
  );
}
