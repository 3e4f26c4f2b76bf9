import type { Output } from "@shanyraq/calls";
import type { ClaimPaperKind } from "@shanyraq/calls/vocabulary";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { RegisteredPapers } from "./RegisteredPapers.tsx";
import { Timeline } from "./Timeline.tsx";

export type OwnClaim = Output<"userClaims">["data"][number];

interface ClaimCardProps {
  readonly report: OwnClaim;
  /** The page of a contract of one's own. */
  readonly contractHref: (id: string) => string;
  readonly phone: string;
  readonly email: string;
  /** What was done since stands in its place: what was awaited is not said any more. */
  readonly isAnswered?: boolean | undefined;
  readonly account?: ReactNode;
  readonly withdrawal?: ReactNode;
  readonly review?: ReactNode;
  /** Papers are sent to it. */
  readonly files?: ReactNode;
  /** The paper of the decision. */
  readonly paper?: ((paper: ClaimPaperKind) => ReactNode) | undefined;
}

/** A report of an insured event and its claim, with where they stand; what another reported of one's contract without who they are and what happened. */
export function ClaimCard({
  report: { number, claimNumber, isOwn, isFinished = false, event, eventDate, contract, claim, events },
  contractHref,
  phone,
  email,
  isAnswered = false,
  account,
  withdrawal,
  review,
  files,
  paper,
}: ClaimCardProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const isRefused = events.at(-1)?.status === "refused";
  return (
    <Card as="article" aria-labelledby={`claim-${number}`}>
      <Stack $gap={3}>
        <Stack $gap={0.5}>
          <Heading level={2} look={3} id={`claim-${number}`}>
            {isOwn && event && eventDate
              ? formatMessage(
                  { id: "claims.on" },
                  { event: formatMessage({ id: `field.event.${event}` }), date: dateText(intl, eventDate) },
                )
              : formatMessage({ id: "claims.others" })}
          </Heading>
          <p>{formatMessage({ id: "claims.report" }, { number })}</p>
          {claimNumber !== undefined && <p>{formatMessage({ id: "claims.claim" }, { number: claimNumber })}</p>}
          {contract && (
            <p>
              {contract.id === undefined ? (
                formatMessage({ id: "claims.contract" }, { number: contract.number, product: contract.product })
              ) : (
                <TextLink href={contractHref(contract.id)}>
                  {formatMessage({ id: "claims.contract" }, { number: contract.number, product: contract.product })}
                </TextLink>
              )}
            </p>
          )}
        </Stack>
        <Timeline events={events} isPast={isAnswered} />
        {isFinished && <p>{formatMessage({ id: "claims.others.finished" })}</p>}
        {!isOwn && <p>{formatMessage({ id: "claims.others.text" }, { phone, email })}</p>}
        {isOwn && !isAnswered && isRefused && <p>{formatMessage({ id: "statements.refusal.inMessage" })}</p>}
        {isOwn && !isAnswered && claim && <p>{claim.words}</p>}
        {claim?.paper && paper?.(claim.paper)}
        {claim?.registeredPapers && <RegisteredPapers papers={claim.registeredPapers} />}
        {claim?.canSendPapers && files}
        {claim?.asksAccount && account}
        {claim?.canReview && review}
        {claim?.canWithdraw && withdrawal}
      </Stack>
    </Card>
  );
}
