import type { Output } from "@shanyraq/calls";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Grid, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";
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
  & ul {
    list-style-type: "";
  }
`;
const Products = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin-top: ${space(0.5)};
  font-size: ${text.s};
  color: ${paint.inkSoft};
`;
const Numbers = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(2)};
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  html[data-scheme] & {
    white-space: normal;
  }
`;
const Small = styled.p`
  font-size: ${text.s};
  color: ${paint.inkSoft};
`;

type Role = Person["roles"][number];
interface Alike {
  readonly key: string;
  readonly role: Role["role"];
  readonly share: Role["share"];
  /** Their contracts of each product. */
  readonly products: readonly (readonly [name: string, contracts: readonly Role[]])[];
}

/** `Map.groupBy`, which phones of a few years ago do not have. */
function groupedBy(roles: readonly Role[], keyOf: (role: Role) => string): readonly (readonly [key: string, roles: readonly Role[]])[] {
  const groups = new Map<string, Role[]>();
  for (const one of roles) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups];
}
/** The same role in several contracts is named once, and so is a product that they have several of. */
function alike(roles: readonly Role[]): readonly Alike[] {
  return groupedBy(roles, ({ role, share }) => `${role} ${String(share)}`).flatMap(([key, contracts]) => {
    const [one] = contracts;
    return one ? [{ key, role: one.role, share: one.share, products: groupedBy(contracts, ({ product_name }) => product_name) }] : [];
  });
}

interface HouseholdProps {
  readonly people: readonly Person[];
  readonly contractHref: (id: string) => string;
}

/** Whom the customer's contracts protect: each person once, with what they are in every one of them. */
export function Household({ people, contractHref }: HouseholdProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <Stack as="section" $gap={2} aria-labelledby="household">
      <Heading level={2} look={3} id="household">
        {formatMessage({ id: "cabinet.household" })}
      </Heading>
      <Grid $min="20rem">
        {people.map(({ name, birth_date, roles }, index) => (
          <Card key={`${name} ${birth_date ?? ""}`} as="article" aria-labelledby={`household-${index}`}>
            <div>
              <Heading level={3} look={4} id={`household-${index}`}>
                {name}
              </Heading>
              {birth_date !== null && (
                <Small>{formatMessage({ id: "cabinet.beneficiaries.born" }, { date: dateText(intl, birth_date) })}</Small>
              )}
            </div>
            <Roles>
              {alike(roles).map(({ key, role, share, products }) => (
                <li key={key}>
                  {role === "insured"
                    ? formatMessage({ id: "cabinet.household.insured" })
                    : formatMessage({ id: "cabinet.household.beneficiary" }, { share: String(share) })}
                  <Products>
                    {products.map(([product, contracts]) => (
                      <li key={product}>
                        <InlineText>{product}</InlineText>
                        <Numbers>
                          {contracts.map(({ contract_id, number }) => (
                            <li key={contract_id}>
                              <TextLink href={contractHref(contract_id)}>{number}</TextLink>
                            </li>
                          ))}
                        </Numbers>
                      </li>
                    ))}
                  </Products>
                </li>
              ))}
            </Roles>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
