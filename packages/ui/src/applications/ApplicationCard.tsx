import { useIntl } from "react-intl";
import { useId, type ReactNode } from "react";
import { styled } from "styled-components";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Badge } from "@shanyraq/kit/text/Badge.tsx";
import { DateText, dateText } from "@shanyraq/kit/text/DateText.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Money } from "@shanyraq/kit/text/Money.tsx";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { SentPapers } from "./SentPapers.tsx";
import { isUnpaid, wayOut, type Application } from "../cabinet/waiting-of.ts";

const tones = {
  awaiting_code: "neutral",
  in_review: "info",
  question: "warning",
  declined: "danger",
  confirmed: "warning",
  ordered: "warning",
  paid: "success",
  withdrawn: "neutral",
  lapsed: "neutral",
} as const;

const History = styled.ol`
  display: grid;
  gap: ${space(2)};
  padding-left: ${space(2)};
  border-left: 2px solid ${paint.line};
  & > li {
    display: grid;
    gap: ${space(0.5)};
  }
  & > li > p:first-child {
    font-size: ${text.s};
    color: ${paint.inkSoft};
  }
  & > li > p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

interface ApplicationCardProps {
  readonly application: Application;
  readonly payHref: string;
  /** Asks whether it is to be withdrawn. */
  readonly onWithdraw: () => void;
  /** Begins it again at today's price, where its own holds no more. */
  readonly onRenew: () => void;
  /** The form of an answer, where one is asked for. */
  readonly children?: ReactNode;
}

/** An application: what of, where it stands, how it went, and what can be done now. */
export function ApplicationCard({ application, payHref, onWithdraw, onRenew, children }: ApplicationCardProps) {
  const intl = useIntl();
  const id = useId();
  const { formatMessage } = intl;
  const { product_name, date, state, amount, events, price_until: until, price_today: priceToday } = application;
  const way = wayOut(application);
  return (
    <Card as="article" aria-labelledby={`${id}-product ${id}-date`}>
      <Stack $gap={3}>
        <Stack $gap={1}>
          <div>
            <Badge $tone={tones[state]}>{formatMessage({ id: `applications.state.${state}` })}</Badge>
          </div>
          <Heading level={2} look={3} id={`${id}-product`}>
            {product_name}
          </Heading>
          <p id={`${id}-date`}>{formatMessage({ id: "applications.date" }, { date: dateText(intl, date) })}</p>
        </Stack>
        <SummaryList
          rows={[
            { term: formatMessage({ id: "applications.amount" }), value: <Money amount={amount} decimals={2} /> },
            ...(priceToday === undefined
              ? []
              : [{ term: formatMessage({ id: "applications.priceToday" }), value: <Money amount={priceToday} decimals={2} /> }]),
            ...(until === undefined
              ? []
              : [
                  {
                    term: formatMessage({ id: state === "lapsed" ? "applications.priceWasUntil" : "applications.priceUntil" }),
                    value: <DateText iso={until} />,
                  },
                ]),
          ]}
        />
        {state === "lapsed" && <p>{formatMessage({ id: priceToday === undefined ? "applications.lapsed" : "applications.renew.text" })}</p>}
        {events.length > 0 && (
          <Stack $gap={2}>
            <Heading level={3}>{formatMessage({ id: "applications.history" })}</Heading>
            <History>
              {events.map(({ kind, date: on, words }, index) => (
                <li key={`${kind}-${index}`}>
                  <p>
                    {formatMessage({ id: `applications.event.${kind}` })}, <DateText iso={on} />
                  </p>
                  {words && <p>{words}</p>}
                </li>
              ))}
            </History>
          </Stack>
        )}
        <SentPapers files={application.files} />
        {children}
        <Cluster>
          {isUnpaid(application) && (
            <Button href={payHref} aria-label={formatMessage({ id: "applications.pay" }, { product: product_name })}>
              {formatMessage({ id: "cabinet.pay" })}
            </Button>
          )}
          {priceToday !== undefined && (
            <Button aria-label={formatMessage({ id: "applications.renew.of" }, { product: product_name })} onClick={onRenew}>
              {formatMessage({ id: "applications.renew" })}
            </Button>
          )}
          {application.withdrawable && (
            <Button
              variant="quiet"
              aria-label={formatMessage({ id: `applications.${way}.of` }, { product: product_name })}
              onClick={onWithdraw}
            >
              {formatMessage({ id: `applications.${way}` })}
            </Button>
          )}
        </Cluster>
      </Stack>
    </Card>
  );
}
