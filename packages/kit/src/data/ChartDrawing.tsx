import type { ChartLayout, LaidOutLine } from "@shanyraq/chart";
import type { PointerEvent } from "react";
import { paint } from "../theme/tokens.ts";
import { chartSeries } from "./chart-series.ts";
import * as S from "./SavingsChart.styles.ts";

interface ChartDrawingProps {
  readonly layout: ChartLayout;
  readonly size: { readonly width: number; readonly height: number; readonly textSize: number };
  readonly names: readonly string[];
  readonly valueText: (value: number) => string;
  /** Ids of what names and what describes the drawing. */
  readonly labelledBy: string;
  readonly describedBy: string;
  /** The year whose values are shown beside it. */
  readonly shown: number;
  /** Where the second line rises over the third. */
  readonly crossing: number | undefined;
  readonly onPoint: (share: number) => void;
}

/** A piece of a line stands before its name, so that whose name it is never depends on colour or on nearness. */
export const sampleOf = (textSize: number): number => textSize * 1.7;

function NameOf({ line: { name }, words, textSize, index }: { line: LaidOutLine; words: string; textSize: number; index: number }) {
  const series = chartSeries[index];
  if (!name || !series) return null;
  const { key, dash, width } = series;
  const [from, to] = name.leader ?? [];
  const colour = S.seriesColors[key];
  return (
    <>
      {from && to && <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} stroke={colour} />}
      <path
        d={`M${name.x + 2} ${name.y - textSize * 0.35}h${sampleOf(textSize) - 8}`}
        stroke={colour}
        strokeWidth={width}
        strokeDasharray={dash}
        strokeLinecap="round"
      />
      <text x={name.x + sampleOf(textSize)} y={name.y}>
        {words}
      </text>
    </>
  );
}

/** Lines by year with their names beside them, the year whose values are shown, and where one line rises over another. */
export function ChartDrawing(props: ChartDrawingProps) {
  const { layout, size, names, valueText, labelledBy, describedBy, shown, crossing, onPoint } = props;
  const { width, height, textSize } = size;
  const { lines, x, y, values, years } = layout;
  const [left, right] = [lines[0]?.places[0]?.x ?? 0, lines[0]?.places.at(-1)?.x ?? width];
  const ground = lines[1]?.path;
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onPoint((((event.clientX - box.left) / box.width) * width - left) / Math.max(1, right - left));
  };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      overflow="visible"
      role="img"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onPointerMove={point}
    >
      <S.Axis>
        {values.map((value) => (
          <g key={value}>
            <path d={`M${left} ${y(value)}H${right}`} />
            <text x={left - textSize * 0.75} y={y(value) + textSize * 0.3} textAnchor="end">
              {valueText(value)}
            </text>
          </g>
        ))}
        {years.map((year) => (
          <text key={year} x={x(year)} y={height - textSize * 0.6} textAnchor="middle">
            {year}
          </text>
        ))}
      </S.Axis>
      <S.Revealed>
        {ground && <path d={`${ground}L${right} ${y(0)}L${left} ${y(0)}Z`} fill={paint.primarySoft} />}
        <S.Lines>
          {/* The dotted line last: it shows on a solid one. */}
          {chartSeries
            .map(({ key, dash, width: stroke }, index) => (
              <path key={key} d={lines[index]?.path} stroke={S.seriesColors[key]} strokeWidth={stroke} strokeDasharray={dash} />
            ))
            .toReversed()}
          <path d={`M${lines[0]?.places[shown]?.x ?? right} ${y(values.at(-1) ?? 0)}V${y(0)}`} stroke={paint.boundary} />
        </S.Lines>
      </S.Revealed>
      {crossing !== undefined && (
        <S.Crossing cx={lines[1]?.places[crossing]?.x} cy={lines[1]?.places[crossing]?.y} r={textSize * 0.75} data-crossing="" />
      )}
      {chartSeries.map(({ key }, index) => (
        <circle
          key={key}
          cx={lines[index]?.places[shown]?.x}
          cy={lines[index]?.places[shown]?.y}
          r="5"
          fill={S.seriesColors[key]}
          stroke={paint.paper}
          strokeWidth="2"
        />
      ))}
      <S.Names>
        {lines.map((one, index) => (
          <NameOf key={names[index]} line={one} words={names[index] ?? ""} textSize={textSize} index={index} />
        ))}
      </S.Names>
    </svg>
  );
}
