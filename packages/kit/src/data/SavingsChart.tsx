import { layOut, type Crossing } from "@shanyraq/chart";
import { useId, useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "../actions/Button.tsx";
import { Track } from "../fields/NumberSlider.styles.ts";
import { InlineText } from "../text/InlineText.tsx";
import { groupNumber } from "../text/number-text.ts";
import { ChartDrawing, sampleOf } from "./ChartDrawing.tsx";
import { chartSeries, type ChartKey } from "./chart-series.ts";
import * as S from "./SavingsChart.styles.ts";
import { ScheduleTable } from "./ScheduleTable.tsx";
import { usePlotSize } from "./use-plot-size.ts";

export interface SavingsPoint {
  readonly year: number;
  /** Whole tenge, for drawing only. */
  readonly paid: number;
  readonly surrender: number;
  readonly reserve: number;
}

export interface ChartWords extends Readonly<Record<ChartKey | "year", string>> {
  readonly inYear: (year: number) => string;
}

export interface SavingsChartProps {
  readonly title: string;
  /** One sentence that tells what the drawing shows: "За 20 лет Вы внесёте …, к концу срока получите …". */
  readonly description: ReactNode;
  readonly points: readonly SavingsPoint[];
  /** Since when the second line is above the third, marked in the drawing, and what that means, in a sentence. */
  readonly crossing?: { readonly at: Crossing; readonly text: string } | undefined;
  /** What the lines and the years are called, where they are not those of savings. */
  readonly words?: ChartWords | undefined;
}

const NARROW = 500;

/** Paid, surrender value and reserve by year, shown for the year under the pointer or the slider; a button opens the same figures as a table. */
export function SavingsChart({ title, description, points, crossing, words }: SavingsChartProps) {
  const intl = useIntl();
  const id = useId();
  const { plot, key: keyPlace, size } = usePlotSize();
  const [asTable, setAsTable] = useState(false);
  const [pointed, setPointed] = useState<number>();
  const last = points.length - 1;
  const shown = Math.min(pointed ?? last, last);
  const { width, textSize } = size;
  const height = (width < NARROW ? 260 : 360) + (textSize - 13) * 4;
  const name = (key: ChartKey) => words?.[key] ?? intl.formatMessage({ id: `kit.chart.${key}` });
  const names = chartSeries.map(({ key }) => name(key));
  const money = (value: number) => `${groupNumber(value, intl.locale)}\u00a0₸`;
  const edge = { top: textSize, right: Math.max(14, textSize), bottom: textSize * 2.3, left: textSize * 4.8 };
  const layout = layOut(
    {
      years: points.map(({ year }) => year),
      lines: chartSeries.map(({ key }, index) => ({ name: names[index] ?? "", values: points.map((point) => point[key]) })),
    },
    // Before the first look at the screen letters are taken to be as wide as they mostly are.
    {
      width,
      height,
      edge,
      textSize,
      widthOf: (one) => sampleOf(textSize) + (size.names[names.indexOf(one)] ?? one.length * textSize * 0.6),
    },
  );
  const crossed = crossing?.at.at === "from" ? crossing.at.year : undefined;
  const inYear = (year: number) => words?.inYear(year) ?? intl.formatMessage({ id: "kit.chart.inYear" }, { year });
  const columns = {
    year: words?.year ?? intl.formatMessage({ id: "kit.chart.year" }),
    paid: name("paid"),
    surrender: name("surrender"),
    reserve: name("reserve"),
  };
  const current = points[shown];
  return (
    <S.Figure>
      <S.Top>
        <strong id={`${id}-title`}>{title}</strong>
        <Button variant="quiet" size="s" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {intl.formatMessage({ id: "kit.chart.table" })}
        </Button>
      </S.Top>
      <p id={`${id}-text`}>{description}</p>
      {asTable ? (
        <ScheduleTable
          caption={title}
          isTitled
          columns={columns}
          rows={points.map((row) => ({ ...row }))}
          wholeColumns={Object.keys(columns)}
        />
      ) : (
        <>
          <S.Legend ref={keyPlace}>
            {current && <S.Year>{inYear(current.year)}</S.Year>}
            {chartSeries.map(({ key, dash, width: stroke }, index) => (
              <li key={key}>
                <svg viewBox="0 0 32 12" aria-hidden="true">
                  <path d="M2 6H30" stroke={S.seriesColors[key]} strokeWidth={stroke} strokeDasharray={dash} strokeLinecap="round" />
                </svg>
                <span>{names[index]}</span>
                {current && (
                  <b>
                    <InlineText>{money(current[key])}</InlineText>
                  </b>
                )}
              </li>
            ))}
          </S.Legend>
          <S.Plot ref={plot}>
            <ChartDrawing
              layout={layout}
              size={{ width, height, textSize }}
              names={names}
              valueText={(value) =>
                value === 0
                  ? "0"
                  : intl.formatMessage({ id: "kit.chart.millions" }, { value: groupNumber(Math.round(value / 1e5) / 10, intl.locale) })
              }
              labelledBy={`${id}-title`}
              describedBy={`${id}-text`}
              shown={shown}
              crossing={crossed === undefined ? undefined : points.findIndex(({ year }) => year === crossed)}
              onPoint={(share) => setPointed(Math.min(last, Math.max(0, Math.round(share * last))))}
            />
            {current && last > 0 && (
              <S.Years $start={edge.left} $end={edge.right}>
                <Track>
                  <svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 6">
                    <rect height="6" width={(shown / last) * 100} />
                  </svg>
                  <input
                    type="range"
                    data-read-before=""
                    aria-label={columns.year}
                    aria-valuetext={[inYear(current.year), ...chartSeries.map(({ key }) => `${name(key)} ${money(current[key])}`)].join(
                      ", ",
                    )}
                    min={0}
                    max={last}
                    value={shown}
                    onChange={(event) => setPointed(Number(event.target.value))}
                  />
                </Track>
              </S.Years>
            )}
          </S.Plot>
          {crossing && (
            <S.Explained>
              {crossed !== undefined && (
                <svg viewBox="0 0 20 20" aria-hidden="true">
                  <S.Crossing cx="10" cy="10" r="8" />
                </svg>
              )}
              {crossing.text}
            </S.Explained>
          )}
        </>
      )}
    </S.Figure>
  );
}
