import { styled } from "styled-components";
import type { EmblemKind } from "./emblem-figures.ts";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { Grid } from "@shanyraq/kit/layout/Layout.tsx";
import { ProductEmblem } from "./ProductEmblem.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint, size, space } from "@shanyraq/kit/theme/tokens.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

const Goal = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  padding-top: ${space(3)};
  border-top: 2px solid ${paint.heading};
  & > ul {
    display: grid;
    margin-top: auto;
    list-style-type: "";
  }
  & > p {
    color: ${paint.inkSoft};
  }
  @media ${media.small} {
    gap: ${space(1)};
    padding-top: ${space(1.5)};
  }
`;
const Head = styled.div`
  display: grid;
  gap: inherit;
  @media ${media.small} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    & > svg {
      width: 3rem;
      height: 3rem;
    }
  }
`;
const Way = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${size.target};
  font-weight: 550;
`;

export interface GoalItem {
  readonly id: string;
  readonly emblem: EmblemKind;
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly name: string; readonly href: string }[];
}

/** What people come for, in their words; each goal leads to the products that serve it. */
export const GoalCards = ({ goals }: { readonly goals: readonly GoalItem[] }) => (
  <Grid $min="max(20rem, 30%)" $gap={5} $row>
    {goals.map(({ id, emblem, title, text, links }) => (
      <Goal key={id} aria-labelledby={`goal-${id}`}>
        <Head>
          <ProductEmblem kind={emblem} size="5rem" />
          <Heading level={3} id={`goal-${id}`}>
            {title}
          </Heading>
        </Head>
        <p>
          <InlineText>{text}</InlineText>
        </p>
        <ul>
          {links.map((link) => (
            <li key={link.href}>
              <Way $quiet href={link.href}>
                <span>
                  <InlineText>{link.name}</InlineText>
                </span>
                <Icon name="arrow" />
              </Way>
            </li>
          ))}
        </ul>
      </Goal>
    ))}
  </Grid>
);
