import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Cluster, Container, Grid, Section, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Shanyraq } from "@shanyraq/kit/ornament/Shanyraq.tsx";
import { space } from "@shanyraq/kit/theme/tokens.ts";
import { HelpByPhone } from "./HelpByPhone.tsx";
import { PageHead } from "./PageHead.tsx";

const Place = styled(Container)`
  position: relative;
  display: grid;
  gap: ${space(7)};
`;

interface LeadViewProps {
  readonly title: string;
  readonly lead: string;
  readonly phone: string;
  readonly productsHref: string;
  readonly newsHref: string;
}

/** A page that opens before its section does: what it will be, and what can be done today. */
export function LeadView({ title, lead, phone, productsHref, newsHref }: LeadViewProps) {
  const { formatMessage } = useIntl();
  return (
    <Section>
      <Shanyraq variant="hero" />
      <Place>
        <PageHead title={title} lead={lead}>
          <p>{formatMessage({ id: "lead.soon" })}</p>
        </PageHead>
        <Grid $min="21rem">
          <HelpByPhone phone={phone} />
          <Card>
            <Stack $gap={1}>
              <Heading level={2} look={3}>
                {formatMessage({ id: "content.lead.products" })}
              </Heading>
              <p>{formatMessage({ id: "content.lead.products.text" })}</p>
            </Stack>
            <Cluster>
              <Button variant="secondary" href={productsHref}>
                {formatMessage({ id: "content.products.all" })}
              </Button>
              <Button variant="quiet" href={newsHref}>
                {formatMessage({ id: "content.news.title" })}
              </Button>
            </Cluster>
          </Card>
        </Grid>
      </Place>
    </Section>
  );
}
