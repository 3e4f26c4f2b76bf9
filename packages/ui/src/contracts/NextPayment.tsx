import type { Output } from "@shanyraq/calls";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Money } from "@shanyraq/kit/text/Money.tsx";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Shanyraq } from "@shanyraq/kit/ornament/Shanyraq.tsx";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint, radius, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { isAny } from "./contract-state.ts";

const Desk = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  align-items: end;
  gap: ${space(4)} ${space(6)};
  overflow: hidden;
  padding: min(clamp(1.5rem, 3.5vw, 3.5rem), 7vw);
  border-radius: ${radius.l};
  & > *:not(svg) {
    position: relative;
  }
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Title = styled.h2`
  font-size: ${text.l};
  font-weight: 550;
  color: ${paint.inkSoft};
`;
const Amount = styled.p`
  font-size: ${text.display};
  font-weight: 650;
  line-height: 1.05;
  letter-spacing: -0.035em;
  color: ${paint.heading};
`;
const Figures = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(3)};
    padding-top: ${space(1.5)};
    border-top: 1px solid ${paint.line};
  }
  & dt {
    color: ${paint.inkSoft};
  }
  & dd {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
`;

const Grown = styled.small`
  display: block;
  font-size: ${text.s};
  font-weight: 400;
`;

interface NextPaymentProps {
  readonly summary: Output<"userContracts">["summary"];
  readonly count: number;
  /** Where what falls due next, or is overdue, is paid. */
  readonly payHref: string;
}

/** What lies on top of the desk: the next premium, its day, and what all contracts hold. */
export function NextPayment({ summary, count, payHref }: NextPaymentProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const due = summary.next_due_date;
  const lateText = summary.suspended > 0 ? "cabinet.overdue.suspended" : "cabinet.overdue.text";
  const late = (until: string) => ({ date: dateText(intl, until), days: summary.days_left ?? 0, count: summary.suspended });
  return (
    <Stack $gap={2}>
      {isAny(summary.overdue) && (
        <Notice
          tone={summary.suspended > 0 ? "danger" : "warning"}
          title={formatMessage({ id: "cabinet.overdue.title" }, { amount: moneyText(summary.overdue, locale) })}
        >
          {summary.pay_until !== null && formatMessage({ id: lateText }, late(summary.pay_until))}
        </Notice>
      )}
      <Desk data-surface="deep">
        <Shanyraq variant="corner" />
        <Stack $gap={1.5}>
          <Title>{formatMessage({ id: due === null ? "cabinet.next.none" : "cabinet.next" })}</Title>
          {due === null ? (
            <p>{formatMessage({ id: "cabinet.next.none.text" })}</p>
          ) : (
            <>
              <Amount>
                <Money amount={summary.next_due_amount} />
              </Amount>
              <p>{formatMessage({ id: "cabinet.next.due" }, { date: dateText(intl, due) })}</p>
              <Cluster>
                <Button href={payHref}>{formatMessage({ id: "cabinet.next.how" })}</Button>
              </Cluster>
            </>
          )}
        </Stack>
        <Figures>
          <div>
            <dt>{formatMessage({ id: "cabinet.contractsCount" })}</dt>
            <dd>{count}</dd>
          </div>
          <div>
            <dt>{formatMessage({ id: "cabinet.savings" })}</dt>
            <dd>
              <Money amount={summary.savings} />
              {isAny(summary.grown) && (
                <Grown>
                  <InlineText>{formatMessage({ id: "cabinet.grown" }, { amount: moneyText(summary.grown, locale) })}</InlineText>
                </Grown>
              )}
            </dd>
          </div>
        </Figures>
      </Desk>
    </Stack>
  );
}
