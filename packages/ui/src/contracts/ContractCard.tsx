import { useId } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { DateText, dateText } from "@shanyraq/kit/text/DateText.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Link } from "@shanyraq/kit/actions/LinkContext.tsx";
import { Money } from "@shanyraq/kit/text/Money.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { isAny, type Contract } from "./contract-state.ts";
import { PremiumText } from "./PremiumText.tsx";
import { StatusBadge } from "./StatusBadge.tsx";
import { TermShare } from "./TermShare.tsx";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

const Slip = styled(Card)`
  gap: 0;
  padding: 0;
`;
// Beside a ring large letters have no room (`data-scheme`).
const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(2)};
  padding: ${space(3)} ${space(3.5)};
  & > div:first-child {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(1)};
    overflow-wrap: anywhere;
  }
  @media ${media.small} {
    gap: ${space(1.5)};
    padding: ${space(2.5)};
    & > div:last-child {
      width: 4.25rem;
      height: 4.25rem;
    }
  }
  html[data-scheme] & {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const NumberLine = styled.p`
  html:not([data-scheme]) & {
    white-space: nowrap;
  }
  font-size: ${text.s};
  font-variant-numeric: tabular-nums;
  color: ${paint.inkSoft};
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
  gap: ${space(2)} ${space(3)};
  padding: ${space(2.5)} ${space(3.5)};
  border-top: 1px dashed ${paint.line};
  & dt {
    font-size: ${text.s};
    color: ${paint.inkSoft};
  }
  & dd {
    font-weight: 600;
    line-height: 1.35;
    font-variant-numeric: tabular-nums lining-nums;
  }
  @media ${media.small} {
    padding: ${space(2)} ${space(2.5)};
  }
`;
const Overdue = styled.p`
  padding: ${space(1.5)} ${space(3.5)};
  background: ${paint.dangerSoft};
  color: ${paint.danger};
  font-weight: 600;
  @media ${media.small} {
    padding-inline: ${space(2.5)};
  }
`;
const Foot = styled.div`
  margin-top: auto;
  padding: 0 ${space(3.5)} ${space(3)};
  @media ${media.small} {
    padding: 0 ${space(2.5)} ${space(2.5)};
  }
`;

/** Of a contract that premiums are paid for: what is paid, when next, and for which sum. */
function PremiumFacts({ contract }: { readonly contract: Contract }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <div>
        <dt>{formatMessage({ id: "cabinet.premium" })}</dt>
        <dd>
          <PremiumText amount={contract.instalment} frequency={contract.frequency} />
        </dd>
      </div>
      <div>
        <dt>{formatMessage({ id: "cabinet.nextDue" })}</dt>
        <dd>
          {contract.next_due_date === null ? formatMessage({ id: "cabinet.nextDue.none" }) : <DateText iso={contract.next_due_date} />}
        </dd>
      </div>
      {isAny(contract.sum_assured) && (
        <div>
          <dt>{formatMessage({ id: "cabinet.sumAssured" })}</dt>
          <dd>
            <Money amount={contract.sum_assured} />
          </dd>
        </div>
      )}
    </>
  );
}

/** Of an annuity: what it has paid and what comes next. */
function AnnuityFacts({ annuity: { paid, next } }: { readonly annuity: NonNullable<Contract["annuity"]> }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <>
      <div>
        <dt>{formatMessage({ id: "cabinet.annuity.paid" })}</dt>
        <dd>
          <Money amount={paid} />
        </dd>
      </div>
      <div>
        <dt>{formatMessage({ id: "cabinet.annuity.next" })}</dt>
        <dd>
          {next ? (
            <>
              <Money amount={next.amount} />, <DateText iso={next.on} />
            </>
          ) : (
            formatMessage({ id: "cabinet.annuity.next.none" })
          )}
        </dd>
      </div>
    </>
  );
}

interface ContractCardProps {
  readonly contract: Contract;
  readonly href: string;
  readonly level?: 2 | 3;
}

/** A contract as a slip: what it is, how far its term has come, what is to be paid next. */
export function ContractCard({ contract, href, level = 2 }: ContractCardProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const id = useId();
  return (
    <Slip as="article" $linked aria-labelledby={`${id}-product ${id}-number`}>
      <Head>
        <div>
          <StatusBadge status={contract.status} />
          <Heading level={level} look={3} id={`${id}-product`}>
            <Link href={href}>
              <InlineText>{contract.product_name}</InlineText>
            </Link>
          </Heading>
          <NumberLine id={`${id}-number`}>
            <InlineText>{formatMessage({ id: "cabinet.number" }, { number: contract.number })}</InlineText>
          </NumberLine>
        </div>
        {contract.for_life !== true && <TermShare elapsed={contract.elapsed} size="5.5rem" />}
      </Head>
      {isAny(contract.overdue) && (
        <Overdue>
          {formatMessage({ id: "cabinet.overdue" })}: <Money amount={contract.overdue} />
          {contract.pay_until !== null && `, ${formatMessage({ id: "cabinet.payUntil" }, { date: dateText(intl, contract.pay_until) })}`}
        </Overdue>
      )}
      <Facts>{contract.annuity ? <AnnuityFacts annuity={contract.annuity} /> : <PremiumFacts contract={contract} />}</Facts>
      <Foot>
        <Button
          variant="secondary"
          size="s"
          href={href}
          aria-label={formatMessage({ id: "cabinet.details.of" }, { number: contract.number })}
        >
          {formatMessage({ id: "cabinet.details" })}
        </Button>
      </Foot>
    </Slip>
  );
}
