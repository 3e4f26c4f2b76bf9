import type { ClaimPaperKind, EventDocument } from "@shanyraq/calls/vocabulary";
import { standingNext } from "@shanyraq/calls/standing-next";
import type { CheckState, StandingFound, StandingQuestion } from "@shanyraq/flows";
import { standing } from "@shanyraq/forms";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { AnswerHeading } from "../forms/AnswerHeading.tsx";
import { CheckForm } from "../forms/CheckForm.tsx";
import { NothingFound } from "./NothingFound.tsx";
import { RegisteredPapers } from "./RegisteredPapers.tsx";
import { Timeline } from "./Timeline.tsx";

interface StandingViewProps {
  readonly state: CheckState<StandingQuestion, StandingFound>;
  /** The number that the address carries. */
  readonly number?: string | undefined;
  readonly phone: string;
  readonly email: string;
  /** Where an order of this hash is paid. */
  readonly payHref: (hash: string) => string;
  /** Where money of a claim goes, which whoever is paid names while it is awaited. */
  readonly account?: ((number: string) => ReactNode) | undefined;
  /** What was done since stands in its place: what was awaited is not said any more. */
  readonly isAnswered?: boolean | undefined;
  /** A report and its claim are taken back, while nothing of them is decided. */
  readonly withdrawal?: ((number: string) => ReactNode) | undefined;
  /** A review of a refusal is asked for, once. */
  readonly review?: ((number: string) => ReactNode) | undefined;
  /** Papers are sent to a claim; those that were to come later are named. */
  readonly files?: ((number: string, later: readonly EventDocument[]) => ReactNode) | undefined;
  /** The paper of a decided claim. */
  readonly paper?: ((number: string, paper: ClaimPaperKind) => ReactNode) | undefined;
  readonly onAsk: (question: StandingQuestion) => void;
  readonly onAnother: () => void;
}

/** Where a statement or an order stands, and what comes next. */
export function StandingView({
  state,
  number = "",
  phone,
  email,
  payHref,
  account,
  isAnswered = false,
  withdrawal,
  review,
  files,
  paper,
  onAsk,
  onAnother,
}: StandingViewProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  if (state.at !== "found")
    return (
      <Stack $gap={3}>
        {state.at === "notFound" && (
          <NothingFound
            title={formatMessage({ id: "checks.status.none" })}
            text={formatMessage({ id: "checks.status.none.text" })}
            phone={phone}
          />
        )}
        <CheckForm form={standing} state={state} initial={{ number }} onAsk={onAsk} />
      </Stack>
    );
  const { kind = "feedback", number: own = "", events = [], deadline, hash, claim } = state.found;
  const next = standingNext(events.at(-1)?.status, deadline);
  return (
    <Card>
      <Stack $gap={3}>
        <Stack $gap={0.5}>
          <AnswerHeading>{formatMessage({ id: `checks.status.kind.${kind}` })}</AnswerHeading>
          <p>{own}</p>
        </Stack>
        <Timeline events={events} isPast={isAnswered} />
        {!isAnswered && claim && events.at(-1)?.status === "refused" && <p>{formatMessage({ id: "statements.refusal.inMessage" })}</p>}
        {!isAnswered && (
          <p>
            {claim?.words ??
              formatMessage({ id: `checks.status.next.${next}` }, { email, phone, date: deadline ? dateText(intl, deadline) : "" })}
          </p>
        )}
        {claim?.paper && paper?.(own, claim.paper)}
        {claim?.registeredPapers && <RegisteredPapers papers={claim.registeredPapers} />}
        {claim?.canSendPapers && files?.(own, claim.laterPapers ?? [])}
        {claim?.asksAccount && account?.(own)}
        {claim?.canReview && review?.(own)}
        {claim?.canWithdraw && withdrawal?.(own)}
        <Cluster>
          {hash !== undefined && <Button href={payHref(hash)}>{formatMessage({ id: "checks.status.pay" })}</Button>}
          <Button variant="secondary" onClick={onAnother}>
            {formatMessage({ id: "checks.again" })}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
