import { useIntl } from "react-intl";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { Grid, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";

export const matters = ["feedback", "event", "quality", "compliance", "ombudsman"] as const;
export type Matter = (typeof matters)[number];

interface WhatHappenedProps {
  readonly hrefOf: (matter: Matter) => string;
}

const icons = { feedback: "message", event: "alert", quality: "done", compliance: "warning", ombudsman: "info" } as const;

/** The one door to every statement: what happened, in the visitor's words. */
export function WhatHappened({ hrefOf }: WhatHappenedProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={3}>
      <Heading level={2}>{formatMessage({ id: "statements.choose" })}</Heading>
      <Grid $min="20rem">
        {matters.map((matter) => (
          <Card key={matter} $linked>
            <Icon name={icons[matter]} size="1.75rem" />
            <Heading level={3}>
              <TextLink href={hrefOf(matter)}>{formatMessage({ id: `statements.choose.${matter}` })}</TextLink>
            </Heading>
            <p>{formatMessage({ id: `statements.choose.${matter}.text` })}</p>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
