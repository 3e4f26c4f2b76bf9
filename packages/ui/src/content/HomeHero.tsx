import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Heading, Lead } from "@shanyraq/kit/text/Heading.tsx";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { Cluster, Container, Section, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Shanyraq } from "@shanyraq/kit/ornament/Shanyraq.tsx";
import { media } from "@shanyraq/kit/theme/media.ts";
import { space } from "@shanyraq/kit/theme/tokens.ts";

// Large text (`data-scheme`): the slip goes under the words before either of them breaks inside a word.
const Columns = styled(Container)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  align-items: center;
  gap: ${space(5)} ${space(8)};
  min-height: min(34rem, 62vh);
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(3)};
    min-height: 0;
  }
  html[data-scheme] & {
    grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr));
  }
`;

interface HomeHeroProps {
  readonly calculatorHref: string;
  readonly productsHref: string;
  /** The slip of prices at the side. */
  readonly side: ReactNode;
}

/** The first band of the home page: one sentence and one action, under the ring of the roof. */
export function HomeHero({ calculatorHref, productsHref, side }: HomeHeroProps) {
  const { formatMessage } = useIntl();
  return (
    <Section data-surface="deep">
      <Shanyraq variant="hero" />
      <Columns>
        <Stack $gap={3}>
          <Heading level={1} look="display">
            {formatMessage({ id: "content.hero.title" })}
          </Heading>
          <Lead>{formatMessage({ id: "content.hero.lead" })}</Lead>
          <Cluster $gap={3}>
            <Button size="l" href={calculatorHref}>
              {formatMessage({ id: "content.hero.calculate" })}
            </Button>
            <Button size="l" variant="quiet" href={productsHref} icon={<Icon name="arrow" />}>
              {formatMessage({ id: "content.hero.products" })}
            </Button>
          </Cluster>
        </Stack>
        {side}
      </Columns>
    </Section>
  );
}
