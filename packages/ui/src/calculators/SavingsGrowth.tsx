import { crossingOf } from "@shanyraq/chart";
import { useIntl } from "react-intl";
import { SavingsChart, type SavingsPoint } from "@shanyraq/kit/data/SavingsChart.tsx";

/** What is paid in, what accumulates and what surrender pays back, year by year, and since when it pays back all that was paid in. */
export function SavingsGrowth({ points }: { readonly points: readonly SavingsPoint[] }) {
  const { formatMessage } = useIntl();
  const at = crossingOf(points, ({ paid, surrender }) => surrender >= paid);
  const year = at.at === "from" ? at.year : 0;
  return (
    <SavingsChart
      title={formatMessage({ id: "calculators.chart" })}
      description={formatMessage({ id: "calculators.chart.text" })}
      points={points}
      crossing={{ at, text: formatMessage({ id: `calculators.chart.crossing.${at.at}` }, { year }) }}
    />
  );
}
