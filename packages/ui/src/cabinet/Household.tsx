import type { Output } from "@shanyraq/calls";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Grid, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";

type Person = Output<"household">["people"][number];

const Roles = styled.ul`
  display: grid;
  gap: ${space(1)};
  list-style-type: "";
  & > li {
    padding-top: ${space(1)};
    border-top: 1px solid ${paint.line};
  }
`;
const Small = styled.p`
  font-size: ${text.s};
  color: ${paint.inkSoft};
`;

interface HouseholdProps {
  readonly people: readonly Person[];
  readonly contractHref: (id: string) => string;
}

/** Whom the customer's contracts protect: each person once, with what he is in every one of them. */
export function Household({ people, contractHref }: HouseholdProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <Stack as="section" $gap={2} aria-labelledby="household">
      <Heading level={2} look={3} id="household">
        {formatMessage({ id: "cabinet.household" })}
      </Heading>
      <Grid $min="20rem">
        {people.map(({ name, birth_date, roles }) => (
          <Card key={`${name} ${birth_date ?? ""}`} as="article">
            <div>
              <Heading level={3} look={4}>
                {name}
              </Heading>
              {birth_date !== null && (
                <Small>{formatMessage({ id: "cabinet.beneficiaries.born" }, { date: dateText(intl, birth_date) })}</Small>
              )}
            </div>
            <Roles>
              {roles.map(({ role, contract_id, number, product_name, share }) => (
                <li key={`${contract_id} ${role}`}>
                  {role === "insured"
                    ? formatMessage({ id: "cabinet.household.insured" })
                    : formatMessage({ id: "cabinet.household.beneficiary" }, { share: String(share) })}
                  <Small>
                    <TextLink href={contractHref(contract_id)}>{product_name}</TextLink>, {number}
                  </Small>
                </li>
              ))}
            </Roles>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
