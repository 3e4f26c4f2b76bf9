import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { Cluster, Container, Section, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Shanyraq } from "@shanyraq/kit/ornament/Shanyraq.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { paint, size, space } from "@shanyraq/kit/theme/tokens.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

const Place = styled(Container)`
  position: relative;
  & :is(h1, h1 + p) {
    max-width: 36rem;
  }
`;
const Code = styled.span`
  display: block;
  margin-bottom: ${space(3)};
  font-size: clamp(5rem, 3rem + 12vw, 13rem);
  font-weight: 600;
  line-height: 0.9;
  letter-spacing: -0.05em;
  font-variant-numeric: tabular-nums lining-nums;
  color: ${paint.heading};
`;
const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  list-style-type: "";
  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.target};
  }
`;

interface NotFoundViewProps {
  /** The status in figures. */
  readonly code: string;
  readonly title: string;
  readonly text: string;
  /** By which the insurer finds what failed. */
  readonly requestId?: string | undefined;
  /** Tries the same page once more, where that may help. */
  readonly onRetry?: (() => void) | undefined;
  readonly homeHref: string;
  /** Opens the search of the site. */
  readonly onSearch?: (() => void) | undefined;
  readonly links: readonly { readonly name: string; readonly href: string }[];
}

/** A page that does not exist, or that failed: what happened and where to continue. The status is part of the heading, large. */
export function NotFoundView({ code, title, text, requestId, onRetry, homeHref, onSearch, links }: NotFoundViewProps) {
  const { formatMessage } = useIntl();
  return (
    <Section>
      <Shanyraq variant="hero" />
      <Place>
        <Stack $gap={3}>
          <Heading level={1} look={2}>
            <Code>{code} </Code>
            {title}
          </Heading>
          <p>
            <InlineText>{text}</InlineText>
          </p>
          {requestId !== undefined && (
            <p>
              {formatMessage({ id: "kit.failure.request" })} <code>{requestId}</code>
            </p>
          )}
          <Cluster>
            <Button size="l" href={homeHref}>
              {formatMessage({ id: "content.home" })}
            </Button>
            {onRetry && (
              <Button size="l" variant="secondary" icon={<Icon name="retry" />} onClick={onRetry}>
                {formatMessage({ id: "kit.failure.retry" })}
              </Button>
            )}
            {onSearch && (
              <Button size="l" variant="secondary" icon={<Icon name="search" />} onClick={onSearch}>
                {formatMessage({ id: "shell.search" })}
              </Button>
            )}
          </Cluster>
          <Ways>
            {links.map(({ name, href }) => (
              <li key={href}>
                <TextLink href={href}>
                  <InlineText>{name}</InlineText>
                </TextLink>
              </li>
            ))}
          </Ways>
        </Stack>
      </Place>
    </Section>
  );
}
