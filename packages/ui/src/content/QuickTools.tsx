import { css, styled } from "styled-components";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { Grid } from "@shanyraq/kit/layout/Layout.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint, radius, size, space, text } from "@shanyraq/kit/theme/tokens.ts";

const look = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  width: 100%;
  height: 100%;
  min-height: ${size.target};
  padding: ${space(2)} ${space(2.5)};
  border: 1px solid ${paint.line};
  border-radius: ${radius.m};
  background: ${paint.surface};
  color: ${paint.heading};
  font-weight: 550;
  text-align: left;
  & > svg {
    flex: none;
  }
  @media ${media.small} {
    gap: ${space(0.75)};
    padding: ${space(1)} ${space(1.25)};
    font-size: ${text.s};
    line-height: 1.3;
  }
  html[data-scheme] & {
    gap: ${space(1)};
    padding-inline: ${space(1.5)};
  }
  &:hover {
    border-color: ${paint.primary};
  }
`;
const Tool = styled(TextLink)`
  ${look}
`;
const ToolButton = styled.button`
  ${look}
`;

type ToolItem = { readonly name: string } & ({ readonly href: string; readonly onPress?: undefined } | { readonly onPress: () => void });

/** What people come for most days: one press each. */
export const QuickTools = ({ tools }: { readonly tools: readonly ToolItem[] }) => (
  <Grid as="ul" $min="max(10rem, 15%)" $gap={1.5} role="list">
    {tools.map((tool) => (
      <li key={tool.name}>
        {tool.onPress ? (
          <ToolButton type="button" onClick={tool.onPress}>
            {tool.name}
            <Icon name="phone" />
          </ToolButton>
        ) : (
          <Tool $quiet href={tool.href}>
            {tool.name}
            <Icon name="arrow" />
          </Tool>
        )}
      </li>
    ))}
  </Grid>
);
