/** The lines of a chart of savings, from the first named to the last; they differ by their dashes, not by colour alone. */
export const chartSeries = [
  { key: "reserve", dash: "1 7", width: 3.5 },
  { key: "surrender", dash: undefined, width: 3 },
  { key: "paid", dash: "9 6", width: 2.5 },
] as const;

export type ChartKey = (typeof chartSeries)[number]["key"];
