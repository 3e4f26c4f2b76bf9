import type { Variant } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Cluster, Grid, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Money } from "@shanyraq/kit/text/Money.tsx";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import { slipRows } from "./slip-rows.tsx";

interface VariantsTableProps {
  readonly variants: readonly Variant[];
  readonly onDrop: (id: number) => void;
  /** Its conditions are put into the form again. */
  readonly onTake: (id: number) => void;
}

/** Up to three results beside one another, each with what it costs and what it gives. */
export function VariantsTable({ variants, onDrop, onTake }: VariantsTableProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack as="section" $gap={3}>
      <Heading level={2} look={3}>
        {formatMessage({ id: "calculators.variants" })}
      </Heading>
      <Grid $min="25rem">
        {variants.map(({ id, quote }, index) => {
          const number = index + 1;
          return (
            <Card key={id}>
              <Heading level={3} look={4}>
                {formatMessage({ id: "calculators.variants.one" }, { number })}
              </Heading>
              <SummaryList
                rows={[
                  {
                    term: quote.headline?.name ?? formatMessage({ id: `calculators.variants.instalment.${quote.frequency}` }),
                    value: <Money amount={quote.headline?.amount ?? quote.instalment} />,
                  },
                  ...(quote.term === undefined
                    ? []
                    : [
                        {
                          term: formatMessage({ id: "calculators.term" }),
                          value: formatMessage({ id: "calculators.count.years" }, { count: quote.term }),
                        },
                      ]),
                  ...slipRows(quote, formatMessage),
                ]}
              />
              <Cluster>
                <Button variant="secondary" size="s" onClick={() => onTake(id)}>
                  {formatMessage({ id: "calculators.variants.take" }, { number })}
                </Button>
                <Button variant="quiet" size="s" onClick={() => onDrop(id)}>
                  {formatMessage({ id: "calculators.variants.drop" }, { number })}
                </Button>
              </Cluster>
            </Card>
          );
        })}
      </Grid>
    </Stack>
  );
}
