import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { useIntl } from "react-intl";
import { css, styled } from "styled-components";
import { Breadcrumbs } from "@shanyraq/kit/actions/Breadcrumbs.tsx";
import { Heading, Lead } from "@shanyraq/kit/text/Heading.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster, inHand, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Money } from "@shanyraq/kit/text/Money.tsx";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { ContractArrears } from "./ContractArrears.tsx";
import { isAny, isPayable, type Contract } from "./contract-state.ts";
import { StatusBadge } from "./StatusBadge.tsx";
import { shareOf, TermShare } from "./TermShare.tsx";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)} ${space(6)};
  @media ${media.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
/** In hand the ring would take a screen of its own: there the share of the term stands among the figures. */
const Roomy = styled.div`
  ${inHand(css`
    display: none;
  `)}
`;
const InHand = styled.div`
  display: none;
  ${inHand(css`
    display: block;
  `)}
`;
const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${space(3)} ${space(4)};
  padding-block: ${space(3)};
  border-block: 1px solid ${paint.line};
  ${inHand(css`
    grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
    gap: ${space(2)};
    padding-block: ${space(2)};
  `)}
  & dt {
    font-size: ${text.s};
    color: ${paint.inkSoft};
  }
  & dd {
    font-size: ${text.h2};
    font-weight: 650;
    line-height: 1.2;
    letter-spacing: -0.025em;
    color: ${paint.heading};
  }
`;

interface ContractHeaderProps {
  readonly contract: Contract;
  readonly listName: string;
  readonly listHref: string;
  readonly payHref: string;
  /** Where an insured event under this contract is reported. */
  readonly claimHref: string;
}

/** The head of a contract's page: its status and what that means, then the figures people open it for. */
export function ContractHeader({ contract, listName, listHref, payHref, claimHref }: ContractHeaderProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const isPaying = contract.annuity !== undefined && contract.status === "active";
  const hint =
    contract.covered_from === null
      ? formatMessage({ id: isPaying ? "cabinet.annuity.hint" : `cabinet.status.${contract.status}.hint` })
      : formatMessage({ id: "cabinet.restored.hint" }, { date: dateText(intl, contract.covered_from) });
  // A term does not end where the table of its tariff ends.
  const isForLife = contract.for_life === true;
  const number = formatMessage({ id: "cabinet.number" }, { number: contract.number });
  const figures = [
    ...(contract.next_due_date === null ? [] : [{ term: formatMessage({ id: "cabinet.nextDue" }), amount: contract.next_due_amount }]),
    ...(isAny(contract.sum_assured) && !contract.annuity
      ? [{ term: formatMessage({ id: "cabinet.sumAssured" }), amount: contract.sum_assured }]
      : []),
    { term: formatMessage({ id: "cabinet.paid" }), amount: contract.paid },
    ...(isAny(contract.surrender) ? [{ term: formatMessage({ id: "cabinet.surrender" }), amount: contract.surrender }] : []),
  ];
  return (
    <Stack $gap={3}>
      <Breadcrumbs crumbs={[{ name: listName, href: listHref }, { name: number }]} />
      <Top>
        <Stack $gap={1.5}>
          <StatusBadge status={contract.status} />
          <Heading level={1}>{contract.product_name}</Heading>
          <p>
            <InlineText>{number}</InlineText>
          </p>
          <Lead>{hint}</Lead>
          <Cluster data-print="no">
            {isPayable(contract) && (
              <Button href={payHref} aria-label={formatMessage({ id: "cabinet.pay.of" }, { number: contract.number })}>
                {formatMessage({ id: "cabinet.pay" })}
              </Button>
            )}
            <Button variant="secondary" href={claimHref}>
              {formatMessage({ id: "cabinet.claim" })}
            </Button>
          </Cluster>
        </Stack>
        {!isForLife && (
          <Roomy>
            <TermShare elapsed={contract.elapsed} size="9rem" />
          </Roomy>
        )}
      </Top>
      <ContractArrears contract={contract} />
      <Figures>
        {figures.map(({ term, amount }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
        {!isForLife && (
          <InHand>
            <dt>{formatMessage({ id: "cabinet.elapsed.title" })}</dt>
            <dd>{formatMessage({ id: "cabinet.elapsed.short" }, { share: shareOf(contract.elapsed) })}</dd>
          </InHand>
        )}
      </Figures>
    </Stack>
  );
}
