import type { PaidPolicy, PayPremiumEvent, PayPremiumState, PremiumDue, Problem } from "@shanyraq/flows";
import { paidPolicy, type PaidPolicyNumbers } from "@shanyraq/forms";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import { EmptyState } from "@shanyraq/kit/feedback/EmptyState.tsx";
import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { Money } from "@shanyraq/kit/text/Money.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";
import { isAny } from "../contracts/contract-state.ts";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { SchemaForm } from "../forms/SchemaForm.tsx";
import { AnswerHeading } from "../forms/AnswerHeading.tsx";
import { NothingFound } from "../statements/NothingFound.tsx";
import { PremiumSum } from "./PremiumSum.tsx";
import { StepActions } from "../forms/StepActions.tsx";

const Measure = styled.div`
  max-width: 36rem;
`;

interface PayPremiumViewProps {
  readonly state: PayPremiumState;
  readonly send: (event: PayPremiumEvent) => void;
  readonly newKey: () => string;
  readonly phone: string;
  readonly contractsHref: string;
}

const ofSum = (problem: Problem | undefined): string | undefined => (problem?.kind === "message" ? problem.fields?.["amount"] : undefined);

/** What is due for a policy: by its number and its owner's, or for one's own at once; then how much is paid now. */
export function PayPremiumView({ state, send, newKey, phone, contractsHref }: PayPremiumViewProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  switch (state.at) {
    case "asking":
      return <AskPolicy state={state} phone={phone} busy={false} onAsk={(policy) => send({ type: "asked", policy })} />;
    case "looking":
      return state.policy.by === "own" ? (
        <Skeleton $height="24rem" />
      ) : (
        <AskPolicy state={{ at: "asking" }} phone={phone} busy initial={state.policy} onAsk={() => {}} />
      );
    case "gone":
      return (
        <EmptyState
          title={formatMessage({ id: "premium.gone" })}
          action={<Button href={contractsHref}>{formatMessage({ id: "purchase.toContracts" })}</Button>}
        />
      );
    case "closed":
      return state.problem.kind === "message" ? (
        <EmptyState
          title={formatMessage({ id: "premium.closed" })}
          action={<Button href={contractsHref}>{formatMessage({ id: "purchase.toContracts" })}</Button>}
        >
          {state.problem.message}
        </EmptyState>
      ) : (
        <FailureState title={formatMessage({ id: "premium.failed" })} onRetry={() => send({ type: "retryPressed" })} phone={phone}>
          <ProblemNotice problem={state.problem} />
        </FailureState>
      );
    case "justPaid":
      return (
        <Measure>
          <Stack $gap={3}>
            <AnswerHeading>{formatMessage({ id: "premium.justPaid" })}</AnswerHeading>
            <p>
              <InlineText>{formatMessage({ id: "premium.justPaid.text" }, { amount: moneyText(state.amount, locale) })}</InlineText>
            </p>
            <Cluster>
              <Button onClick={() => send({ type: "againPressed", key: newKey() })}>{formatMessage({ id: "premium.justPaid.yes" })}</Button>
              <Button variant="secondary" onClick={() => send({ type: "backPressed" })}>
                {formatMessage({ id: "premium.justPaid.no" })}
              </Button>
            </Cluster>
          </Stack>
        </Measure>
      );
    case "choosing":
    case "ordering":
    case "ordered": {
      const problem = state.at === "choosing" ? state.problem : undefined;
      const refused = ofSum(problem);
      return (
        <Measure>
          <Stack $gap={4}>
            <Facts due={state.due} />
            {refused === undefined && <ProblemNotice problem={problem} />}
            <PremiumSum
              due={state.due}
              busy={state.at !== "choosing"}
              refused={refused}
              onPay={(amount) => send({ type: "amountChosen", amount, key: newKey() })}
              onAnother={state.policy.by === "number" ? () => send({ type: "backPressed" }) : undefined}
            />
          </Stack>
        </Measure>
      );
    }
  }
}

interface AskPolicyProps {
  readonly state: Extract<PayPremiumState, { at: "asking" }>;
  readonly phone: string;
  readonly busy: boolean;
  readonly initial?: PaidPolicyNumbers | undefined;
  readonly onAsk: (policy: PaidPolicy) => void;
}

/** Which policy: what was typed stays while it is looked for. */
function AskPolicy({ state: { missing, problem }, phone, busy, initial = { number: "", iin: "" }, onAsk }: AskPolicyProps) {
  const { formatMessage } = useIntl();
  return (
    <Measure>
      <Stack $gap={3}>
        {missing && (
          <NothingFound title={formatMessage({ id: "premium.none" })} text={formatMessage({ id: "premium.none.text" })} phone={phone} />
        )}
        <SchemaForm<PaidPolicyNumbers>
          form={paidPolicy}
          initial={initial}
          serverErrors={problem?.kind === "message" ? problem.fields : undefined}
          onSubmit={({ number, iin }) => onAsk({ by: "number", number, iin })}
          actions={<StepActions problem={problem} busy={busy} go={formatMessage({ id: "premium.find" })} />}
        />
      </Stack>
    </Measure>
  );
}

/** What a payer sees to know that it is the right policy. */
function Facts({ due }: { readonly due: PremiumDue }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const next = { amount: moneyText(due.nextAmount, locale), date: due.nextDate === null ? "" : dateText(intl, due.nextDate) };
  // The next premium is the oldest that is unpaid: its day has passed where anything is overdue.
  const nextText = isAny(due.overdue) ? "premium.next.late" : "premium.next.value";
  return (
    <Stack $gap={2}>
      <AnswerHeading>{due.product}</AnswerHeading>
      <PaidUntil due={due} />
      <Card>
        <SummaryList
          rows={[
            { term: formatMessage({ id: "premium.number" }), value: due.number },
            { term: formatMessage({ id: "premium.owner" }), value: due.name },
            { term: formatMessage({ id: "premium.next" }), value: formatMessage({ id: nextText }, next) },
            ...(isAny(due.overdue) ? [{ term: formatMessage({ id: "premium.overdue" }), value: <Money amount={due.overdue} /> }] : []),
            { term: formatMessage({ id: "premium.left" }), value: <Money amount={due.most} /> },
          ]}
        />
      </Card>
    </Stack>
  );
}

/** Until when a payment keeps the cover, or brings it back. */
function PaidUntil({ due: { status, payUntil, overdue } }: { readonly due: PremiumDue }) {
  const intl = useIntl();
  if (payUntil === null || (status !== "overdue" && status !== "suspended")) return null;
  return (
    <Notice tone={status === "overdue" ? "warning" : "danger"}>
      {intl.formatMessage({ id: `premium.until.${status}` }, { date: dateText(intl, payUntil), amount: moneyText(overdue, intl.locale) })}
    </Notice>
  );
}
