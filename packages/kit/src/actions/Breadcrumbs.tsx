import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { media } from "../theme/media.ts";
import { paint, space, text } from "../theme/tokens.ts";
import { InlineText } from "../text/InlineText.tsx";
import { TextLink } from "./TextLink.tsx";

// On a phone there is room for the way back alone: the page's parent.
const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(1)};
  font-size: ${text.s};
  color: ${paint.inkSoft};
  & > li {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  & > li + li::before {
    content: "/" / "";
    margin-right: ${space(1)};
    color: ${paint.ornament};
  }
  @media ${media.phone} {
    & > li:not(:nth-last-child(2)) {
      display: none;
    }
    & > li::before {
      content: "←" / "" !important;
      margin-right: ${space(1)};
    }
  }
`;

export interface Crumb {
  readonly name: string;
  /** Absent on the page itself, the last. */
  readonly href?: string | undefined;
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: "kit.breadcrumbs" })}>
      <List>
        {crumbs.map((crumb) => (
          <li key={crumb.name}>
            {crumb.href === undefined ? (
              <span aria-current="page">
                <InlineText>{crumb.name}</InlineText>
              </span>
            ) : (
              <TextLink $quiet href={crumb.href}>
                <InlineText>{crumb.name}</InlineText>
              </TextLink>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}
