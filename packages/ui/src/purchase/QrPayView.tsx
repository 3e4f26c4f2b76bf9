import type { Code, QrPayEvent, QrPayState } from "@shanyraq/flows";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { NumberedSteps } from "../forms/NumberedSteps.ts";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Countdown } from "@shanyraq/kit/text/Countdown.tsx";
import { EmptyState } from "@shanyraq/kit/feedback/EmptyState.tsx";
import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Cluster, Split, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import { Money } from "@shanyraq/kit/text/Money.tsx";
import { NoWrap } from "@shanyraq/kit/text/NoWrap.ts";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint, text } from "@shanyraq/kit/theme/tokens.ts";
import { ReceiptView } from "./ReceiptView.tsx";

/** The code stands beside all that is read; on a phone between what is done with it and what it pays for. */
const Beside = styled(Stack)`
  grid-row: span 2;
  align-content: start;
  @media ${media.phone} {
    grid-row: auto;
  }
  html[data-scheme] & {
    grid-row: auto;
  }
`;

const Sum = styled.p`
  font-size: ${text.h2};
  font-weight: 650;
  line-height: 1.2;
  letter-spacing: -0.02em;
  color: ${paint.heading};
`;
/** The code in the middle of its card, where a camera looks for it. */
const Middle = styled(Stack)`
  justify-items: center;
  text-align: center;
`;

interface QrPayViewProps {
  readonly state: QrPayState;
  readonly send: (event: QrPayEvent) => void;
  readonly now: () => number;
  readonly phone: string;
  readonly contractHref: (id: string) => string;
  /** An address that the server names, in the reader's language. */
  readonly localised: (url: string) => string;
  /** What was said when the order was made: which policy the payer has named, and what they should know before they pay. */
  readonly ordered?: { readonly number?: string | undefined; readonly note?: string | undefined } | undefined;
  /** What comes next under the contract that was bought; given by the page, which loads it. */
  readonly next?: ((contractId: string) => ReactNode) | undefined;
  /** The bank's page on the payer's own phone; given by the page, which sends it. */
  readonly payLink?: ((phone: string) => ReactNode) | undefined;
  /** The other way of a legal entity; given by the page, which fetches it. */
  readonly invoice?: ReactNode;
  /** The other way of who has a matured policy; given by the page, which pays. */
  readonly fromPolicy?: ((policies: NonNullable<Code["fromPolicy"]>, amount: string) => ReactNode) | undefined;
  /** Draws a code; given by the page because it is loaded on demand. */
  readonly drawCode: (value: string, label: string) => ReactNode;
}

/** Payment by QR: a large code, the sum, three steps, the time left; and every way it can end. */
export function QrPayView({
  state,
  send,
  now,
  phone,
  contractHref,
  localised,
  ordered,
  next,
  payLink,
  invoice,
  fromPolicy,
  drawCode,
}: QrPayViewProps) {
  const { formatMessage } = useIntl();
  switch (state.at) {
    case "creating":
      return <Skeleton $height="24rem" />;
    case "notFound":
      return (
        <EmptyState
          level={1}
          title={formatMessage({ id: "purchase.orderGone" })}
          action={<Button href={contractHref("")}>{formatMessage({ id: "purchase.toContracts" })}</Button>}
        />
      );
    case "creationFailed":
      return (
        <FailureState
          level={1}
          title={formatMessage({ id: "purchase.qr.failed" })}
          onRetry={() => send({ type: "retryPressed" })}
          phone={phone}
        >
          <ProblemNotice problem={state.problem} />
        </FailureState>
      );
    case "paid": {
      const { contractId, signUrl, premium = false } = state.receipt;
      return (
        <ReceiptView
          receipt={state.receipt}
          contractHref={contractId === undefined ? undefined : contractHref(contractId)}
          signHref={signUrl === undefined ? undefined : localised(signUrl)}
          next={contractId !== undefined && !premium && next?.(contractId)}
          number={ordered?.number ?? state.receipt.contractNumber}
        />
      );
    }
    case "declined":
    case "cancelled":
    case "expired":
    case "wrongAmount":
      return (
        <Stack $gap={3}>
          <Heading level={1}>{formatMessage({ id: "purchase.pay.title" })}</Heading>
          <Notice tone="warning" live="alert" title={formatMessage({ id: `purchase.qr.${state.at}` })}>
            {state.at === "wrongAmount"
              ? formatMessage(
                  { id: "purchase.qr.wrongAmountHelp" },
                  {
                    amount: <Money amount={state.code.amount} decimals={2} />,
                    received: <Money amount={state.code.received ?? "0"} decimals={2} />,
                  },
                )
              : formatMessage({ id: "purchase.qr.nothingTaken" })}
          </Notice>
          <Cluster>
            <Button onClick={() => send({ type: "newCodePressed" })}>{formatMessage({ id: "purchase.qr.new" })}</Button>
            <Button variant="secondary" onClick={() => send({ type: "checkPressed" })}>
              {formatMessage({ id: "purchase.qr.check" })}
            </Button>
          </Cluster>
        </Stack>
      );
    case "awaiting":
    case "scanned":
    case "confirming":
    case "unknown": {
      const { qr, url, amount, orderNumber, deadline, product, named, linkPhone } = state.code;
      return (
        <Split>
          <Stack $gap={3}>
            <Stack $gap={1}>
              <Heading level={1}>{formatMessage({ id: "purchase.pay.title" })}</Heading>
              <Sum>
                <Money amount={amount} decimals={2} />
              </Sum>
              <p>
                {product !== undefined && `${product}. `}
                {formatMessage({ id: "purchase.order" }, { number: <NoWrap>{orderNumber}</NoWrap> })}
              </p>
            </Stack>
            {ordered?.note !== undefined && <Notice tone="info">{ordered.note}</Notice>}
            <NumberedSteps>
              <li>{formatMessage({ id: "purchase.qr.step1" })}</li>
              <li>{formatMessage({ id: "purchase.qr.step2" })}</li>
              <li>{formatMessage({ id: "purchase.qr.step3" })}</li>
            </NumberedSteps>
            <div role="status">
              <Notice tone={state.at === "unknown" ? "warning" : "info"}>{formatMessage({ id: `purchase.qr.${state.at}` })}</Notice>
            </div>
            <Cluster>
              <Button href={url} target="_blank" variant="secondary">
                {formatMessage({ id: "purchase.qr.openApp" })}
              </Button>
              {state.at === "unknown" && (
                <Button onClick={() => send({ type: "checkPressed" })}>{formatMessage({ id: "purchase.qr.check" })}</Button>
              )}
            </Cluster>
          </Stack>
          <Beside $gap={2}>
            <Card>
              <Middle $gap={2}>
                {drawCode(qr, formatMessage({ id: "purchase.qr.label" }, { number: orderNumber }))}
                <p>
                  {formatMessage({ id: "purchase.qr.left" })} <Countdown key={deadline} deadline={deadline} now={now} />
                </p>
              </Middle>
            </Card>
            {linkPhone !== undefined && payLink?.(linkPhone)}
          </Beside>
          <Stack $gap={3}>
            {named && (
              <Stack $gap={1}>
                <Heading level={2} look={4}>
                  {formatMessage({ id: "purchase.paidFor" })}
                </Heading>
                <SummaryList isEven rows={named.map(({ name, value }) => ({ term: name, value }))} />
              </Stack>
            )}
            {state.code.invoice && invoice}
            {state.code.fromPolicy && fromPolicy?.(state.code.fromPolicy, amount)}
          </Stack>
        </Split>
      );
    }
  }
}
