import type { PensionOffer } from "@shanyraq/flows";
import { useIntl, type IntlShape } from "react-intl";
import { SavingsChart, type SavingsChartProps } from "@shanyraq/kit/data/SavingsChart.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";

type Crossing = NonNullable<SavingsChartProps["crossing"]>["at"];
type Comparison = NonNullable<PensionOffer["comparison"]>;

const whole = (decimal: string): number => Math.round(Number(decimal));

/** From which age on the annuity has paid more, in a sentence. */
function breakEven({ formatMessage }: IntlShape, { rows, breakEvenAge }: Comparison): string {
  if (breakEvenAge === null) return formatMessage({ id: "pension.chart.never" });
  return breakEvenAge === rows[0]?.age
    ? formatMessage({ id: "pension.chart.ahead" })
    : formatMessage({ id: "pension.chart.even" }, { age: breakEvenAge });
}

const crossingOf = ({ rows, breakEvenAge }: Comparison): Crossing => {
  if (breakEvenAge === null) return { at: "never" };
  return breakEvenAge === rows[0]?.age ? { at: "always" } : { at: "from", year: breakEvenAge };
};

/** What an annuity has paid at each age beside what the fund would have, as a drawing and as a table, with what is assumed of the fund. */
export function PensionComparison({ comparison }: { readonly comparison: Comparison }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { rows, fundFrom, fundEnds, assumption } = comparison;
  return (
    <Stack $gap={2}>
      <SavingsChart
        title={formatMessage({ id: "pension.chart" })}
        description={formatMessage({ id: "pension.chart.text" })}
        crossing={{ at: crossingOf(comparison), text: breakEven(intl, comparison) }}
        points={rows.map(({ age, annuityTotal, fundTotal, fundLeft }) => ({
          year: age,
          surrender: whole(annuityTotal),
          paid: whole(fundTotal),
          reserve: whole(fundLeft),
        }))}
        words={{
          year: formatMessage({ id: "pension.chart.age" }),
          inYear: (age) => formatMessage({ id: "pension.chart.atAge" }, { age }),
          surrender: formatMessage({ id: "pension.chart.annuity" }),
          paid: formatMessage({ id: "pension.chart.fund" }),
          reserve: formatMessage({ id: "pension.chart.left" }),
        }}
      />
      {fundEnds !== null && <p>{formatMessage({ id: "pension.chart.ends" }, { age: fundEnds })}</p>}
      <p>{formatMessage({ id: "pension.chart.heirs" })}</p>
      <p>
        <small>
          {formatMessage(
            { id: "pension.chart.assumption" },
            {
              version: assumption.version,
              date: dateText(intl, assumption.since),
              from: fundFrom,
              share: assumption.share,
              growth: assumption.growth,
              yield: assumption.yield,
            },
          )}
        </small>
      </p>
    </Stack>
  );
}
