import type { Output } from "@shanyraq/calls";
import { relations, type Relation } from "@shanyraq/calls/vocabulary";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { TermRing } from "@shanyraq/kit/ornament/TermRing.tsx";
import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

const List = styled.ul`
  display: grid;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${space(3)};
    padding-block: ${space(2)};
    border-bottom: 1px solid ${paint.line};
  }
  & strong {
    font-weight: 650;
  }
  & p {
    font-size: ${text.s};
    color: ${paint.inkSoft};
  }
`;

const isRelation = (text: string): text is Relation => relations.some((one) => one === text);

/** Who receives which share of the payment; `payee` are the words of the contract's own line when nobody is named. */
export function BeneficiaryList({
  people,
  payee,
}: {
  readonly people: Output<"beneficiary">["data"];
  readonly payee?: string | undefined;
}) {
  const intl = useIntl();
  const { formatMessage } = intl;
  if (people.length === 0) return <p>{payee ?? formatMessage({ id: "cabinet.beneficiaries.empty" })}</p>;
  return (
    <List>
      {people.map(({ name, relation, birth_date, share }) => (
        <li key={`${name} ${birth_date}`}>
          <TermRing
            value={share / 100}
            label={formatMessage({ id: "cabinet.beneficiaries.shareLabel" }, { name, share: String(share) })}
            size="5rem"
          >
            {formatMessage({ id: "cabinet.beneficiaries.share" }, { share: String(share) })}
          </TermRing>
          <div>
            <strong>
              <InlineText>{name}</InlineText>
            </strong>
            <p>{isRelation(relation) ? formatMessage({ id: `cabinet.relation.${relation}` }) : relation}</p>
            <p>{formatMessage({ id: "cabinet.beneficiaries.born" }, { date: dateText(intl, birth_date) })}</p>
          </div>
        </li>
      ))}
    </List>
  );
}
