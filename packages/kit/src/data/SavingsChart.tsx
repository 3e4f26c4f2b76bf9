import { scaleLinear } from "d3-scale";
import { area, line } from "d3-shape";
import { useEffect, useId, useRef, useState, type PointerEvent, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { paint } from "../theme/tokens.ts";
import { Button } from "../actions/Button.tsx";
import { groupNumber } from "../text/number-text.ts";
import * as S from "./SavingsChart.styles.ts";
import { ScheduleTable } from "./ScheduleTable.tsx";

export interface SavingsPoint {
  readonly year: number;
  /** Whole tenge, for drawing only. */
  readonly paid: number;
  readonly surrender: number;
  readonly reserve: number;
}

const series = [
  { key: "reserve", dash: "1 7", width: 3.5 },
  { key: "surrender", dash: undefined, width: 3 },
  { key: "paid", dash: "9 6", width: 2.5 },
] as const;

const edge = { top: 14, right: 12, bottom: 30, left: 62 };

/** Width of the drawing in pixels, so that its letters keep their size on a phone. */
function useWidth() {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(760);
  useEffect(() => {
    if (!place.current || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.max(280, Math.round(entry.contentRect.width))));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, width };
}

export interface ChartWords extends Readonly<Record<(typeof series)[number]["key"] | "year", string>> {
  readonly inYear: (year: number) => string;
}

export interface SavingsChartProps {
  readonly title: string;
  /** One sentence that tells what the drawing shows: "За 20 лет Вы внесёте …, к концу срока получите …". */
  readonly description: ReactNode;
  readonly points: readonly SavingsPoint[];
  /** What the lines and the years are called, where they are not those of savings. */
  readonly words?: ChartWords | undefined;
}

/** Paid, surrender value and reserve by year; the same figures stand in a table behind a button. */
export function SavingsChart({ title, description, points, words }: SavingsChartProps) {
  const intl = useIntl();
  const id = useId();
  const { place, width } = useWidth();
  const [asTable, setAsTable] = useState(false);
  const [pointed, setPointed] = useState<SavingsPoint>();
  const height = width < 500 ? 260 : 360;
  const years = [points[0]?.year ?? 0, points.at(-1)?.year ?? 1];
  const x = scaleLinear(years, [edge.left, width - edge.right]);
  const top = Math.max(1, ...points.flatMap((point) => [point.paid, point.surrender, point.reserve]));
  const y = scaleLinear([0, top], [height - edge.bottom, edge.top]).nice(4);
  const name = (key: (typeof series)[number]["key"]) => words?.[key] ?? intl.formatMessage({ id: `kit.chart.${key}` });
  const compact = (value: number) =>
    intl.formatMessage({ id: "kit.chart.millions" }, { value: groupNumber(Math.round(value / 1e5) / 10, intl.locale) });
  const path = (key: "paid" | "surrender" | "reserve") =>
    line<SavingsPoint>(
      (point) => x(point.year),
      (point) => y(point[key]),
    )([...points]) ?? "";
  const ground =
    area<SavingsPoint>(
      (point) => x(point.year),
      y(0),
      (point) => y(point.surrender),
    )([...points]) ?? "";
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const year = Math.round(x.invert(((event.clientX - box.left) / box.width) * width));
    setPointed(points.find((candidate) => candidate.year === year));
  };
  const shown = pointed ?? points.at(-1);
  const columns = {
    year: words?.year ?? intl.formatMessage({ id: "kit.chart.year" }),
    paid: name("paid"),
    surrender: name("surrender"),
    reserve: name("reserve"),
  };
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
        <ScheduleTable caption={title} columns={columns} rows={points.map((row) => ({ ...row }))} wholeColumns={Object.keys(columns)} />
      ) : (
        <>
          <S.Legend>
            {series.map(({ key, dash, width: stroke }) => (
              <li key={key}>
                <svg viewBox="0 0 32 12" aria-hidden="true">
                  <path d="M2 6H30" stroke={S.seriesColors[key]} strokeWidth={stroke} strokeDasharray={dash} strokeLinecap="round" />
                </svg>
                {name(key)}
                {shown && <b>{groupNumber(shown[key], intl.locale)} ₸</b>}
              </li>
            ))}
            {shown && <li>{words?.inYear(shown.year) ?? intl.formatMessage({ id: "kit.chart.inYear" }, { year: shown.year })}</li>}
          </S.Legend>
          <S.Plot ref={place}>
            <svg
              viewBox={`0 0 ${width} ${height}`}
              role="img"
              aria-labelledby={`${id}-title`}
              aria-describedby={`${id}-text`}
              onPointerMove={point}
              onPointerLeave={() => setPointed(undefined)}
            >
              <S.Axis>
                {y.ticks(4).map((tick) => (
                  <g key={tick}>
                    <path d={`M${edge.left} ${y(tick)}H${width - edge.right}`} />
                    <text x={edge.left - 10} y={y(tick) + 4} textAnchor="end">
                      {tick === 0 ? "0" : compact(tick)}
                    </text>
                  </g>
                ))}
                {x
                  .ticks(Math.min(points.length, width < 500 ? 5 : 10))
                  .filter((tick) => Number.isInteger(tick))
                  .map((tick) => (
                    <text key={tick} x={x(tick)} y={height - 8} textAnchor="middle">
                      {tick}
                    </text>
                  ))}
              </S.Axis>
              <path d={ground} fill={paint.primarySoft} />
              <S.Lines>
                {series.map(({ key, dash, width: stroke }) => (
                  <path key={key} d={path(key)} stroke={S.seriesColors[key]} strokeWidth={stroke} strokeDasharray={dash} />
                ))}
                {pointed && <path d={`M${x(pointed.year)} ${edge.top}V${height - edge.bottom}`} stroke={paint.boundary} />}
              </S.Lines>
              {shown &&
                series.map(({ key }) => (
                  <circle
                    key={key}
                    cx={x(shown.year)}
                    cy={y(shown[key])}
                    r="5"
                    fill={S.seriesColors[key]}
                    stroke={paint.paper}
                    strokeWidth="2"
                  />
                ))}
            </svg>
          </S.Plot>
        </>
      )}
    </S.Figure>
  );
}
