import type { Panel, Schedule, ShownQuote } from "@shanyraq/flows";
import type { SavingsPoint } from "@shanyraq/kit/data/SavingsChart.tsx";

/** The value in sight: the newest, or the last good one while a newer one is computed. What was refused or failed has none: a figure beside it would be of other answers. */
export const shownOf = (panel: Panel): ShownQuote | undefined => {
  if (panel.at === "shown") return panel.shown;
  return panel.at === "computing" ? panel.last : undefined;
};

/** Years of a savings schedule as points of the chart; empty for a line without savings. */
export const savingsPoints = ({ columns, rows }: Schedule): readonly SavingsPoint[] =>
  "reserve" in columns
    ? rows.map(({ year, premiumPaid, surrender, reserve }) => ({
        year: Number(year),
        paid: Number(premiumPaid),
        surrender: Number(surrender),
        reserve: Number(reserve),
      }))
    : [];
