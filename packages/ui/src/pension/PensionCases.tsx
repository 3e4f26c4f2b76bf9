import type { Output } from "@shanyraq/calls";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

type Case = Output<"userApplications">["pensions"][number];

interface PensionCasesProps {
  readonly cases: readonly Case[];
  readonly hrefOf: (one: Case) => string;
}

/** Pension annuities that were asked for: how far each has come, with the way to its page. */
export function PensionCases({ cases, hrefOf }: PensionCasesProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  return cases.map((one) => (
    <Card key={one.number} as="article" aria-labelledby={`case-${one.number}`}>
      <Stack $gap={1.5}>
        <Heading level={2} look={4} id={`case-${one.number}`}>
          <InlineText>{formatMessage({ id: "pension.application" }, { number: one.number })}</InlineText>
        </Heading>
        <p>
          {dateText(intl, one.date)}, {moneyText(one.premium, locale)}
        </p>
        <p>{one.stands}</p>
        <Cluster>
          <Button size="s" href={hrefOf(one)}>
            {formatMessage({ id: "pension.application.open" })}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  ));
}
