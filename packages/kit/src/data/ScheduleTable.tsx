import { useRef, useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "../actions/Button.tsx";
import { Icon } from "../ornament/Icon.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { saveSchedule, type ScheduleFile } from "./save-schedule.ts";
import { cellText, type ScheduleColumns, type ScheduleRow } from "./schedule-text.ts";
import * as S from "./ScheduleTable.styles.ts";

export interface ScheduleTableProps {
  readonly caption: ReactNode;
  /** Key of a cell to the heading of its column, in the order of the columns. */
  readonly columns: ScheduleColumns;
  readonly rows: readonly ScheduleRow[];
  readonly totals?: ScheduleRow | undefined;
  /** Columns whose numbers count years or payments, not money. */
  readonly wholeColumns?: readonly string[] | undefined;
  /** Name of the downloaded file without its ending; no download without it. */
  readonly fileName?: string | undefined;
  /** What can be done with a row, by its place; in no file. The column has a heading for who hears it. */
  readonly action?: { readonly heading: string; readonly of: (index: number) => ReactNode } | undefined;
  /** What else can be taken away of it, beside its files. */
  readonly more?: ReactNode;
}

// Roles are written out because a table laid out as blocks on a phone loses its own.
interface RowProps {
  readonly row: ScheduleRow;
  readonly columns: ScheduleColumns;
  readonly numeric: ReadonlySet<string>;
  readonly whole: readonly string[];
  /** A word in the totals ("Итого") is no value of its column. */
  readonly isTotal?: boolean;
  readonly action?: ReactNode;
}

const Row = ({ row, columns, numeric, whole, isTotal = false, action }: RowProps) => {
  const { locale } = useIntl();
  return (
    <tr {...{ role: "row" }}>
      {Object.entries(columns).map(([key, name]) => (
        <td
          key={key}
          {...{ role: "cell" }}
          data-number={numeric.has(key) ? "yes" : undefined}
          data-empty={row[key] === "" || row[key] === undefined}
        >
          {!(isTotal && typeof row[key] === "string") && <S.CellHeading aria-hidden="true">{name}</S.CellHeading>}
          <span>{cellText(row[key], locale, whole.includes(key))}</span>
        </td>
      ))}
      {action !== undefined && (
        <td {...{ role: "cell" }} data-print="no" data-empty={action === null || action === false}>
          {action}
        </td>
      )}
    </tr>
  );
};

/** Longer tables begin folded: a phone would scroll through a hundred cards before the page goes on. */
const FOLDED_FROM = 24;
const FIRST_ROWS = 12;

export function ScheduleTable({ caption, columns, rows, totals, wholeColumns = [], fileName, action, more }: ScheduleTableProps) {
  const intl = useIntl();
  const numeric = new Set(Object.keys(columns).filter((key) => rows.some((row) => typeof row[key] === "number")));
  const shared = { columns, numeric, whole: wholeColumns };
  const [all, setAll] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  /** The button goes with what it did: the focus stays with the table that it opened, and nothing scrolls. */
  const unfold = () => {
    region.current?.focus({ preventScroll: true });
    setAll(true);
  };
  const isFolded = !all && rows.length > FOLDED_FROM;
  // A folded table shows what can be done in it.
  const acting = action && isFolded ? rows.findIndex((_, index) => Boolean(action.of(index))) : -1;
  const from = Math.max(0, Math.min(acting, rows.length - FIRST_ROWS));
  const shown = isFolded ? rows.slice(from, from + FIRST_ROWS) : rows;
  const save = (file: ScheduleFile) => {
    if (fileName) void saveSchedule(file, fileName, { columns, rows: totals ? [...rows, totals] : rows, wholeColumns });
  };
  return (
    <div>
      {/* What scrolls must be reachable by keys (axe: scrollable-region-focusable). */}
      <S.Scroll
        ref={region}
        role="group"
        tabIndex={0}
        aria-label={typeof caption === "string" ? caption : intl.formatMessage({ id: "kit.schedule" })}
      >
        <S.Table>
          <caption>{caption}</caption>
          <thead {...{ role: "rowgroup" }}>
            <tr {...{ role: "row" }}>
              {Object.entries(columns).map(([key, name]) => (
                <th key={key} scope="col" {...{ role: "columnheader" }} data-number={numeric.has(key) ? "yes" : undefined}>
                  {name}
                </th>
              ))}
              {action && (
                <th scope="col" data-print="no" {...{ role: "columnheader" }}>
                  <VisuallyHidden>{action.heading}</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
          <tbody {...{ role: "rowgroup" }}>
            {shown.map((row, index) => (
              <Row key={from + index} row={row} {...shared} {...(action && { action: action.of(from + index) ?? null })} />
            ))}
          </tbody>
          {totals && (
            <tfoot {...{ role: "rowgroup" }}>
              <Row row={totals} {...shared} isTotal />
            </tfoot>
          )}
        </S.Table>
      </S.Scroll>
      {shown.length < rows.length && (
        <S.Tools data-print="no">
          <Button variant="secondary" size="s" onClick={unfold}>
            {intl.formatMessage({ id: "kit.schedule.all" }, { count: rows.length })}
          </Button>
        </S.Tools>
      )}
      {fileName && (
        <S.Tools data-print="no">
          <Button variant="quiet" size="s" icon={<Icon name="download" />} onClick={() => save("csv")}>
            {intl.formatMessage({ id: "kit.schedule.csv" })}
          </Button>
          <Button variant="quiet" size="s" icon={<Icon name="download" />} onClick={() => save("xlsx")}>
            {intl.formatMessage({ id: "kit.schedule.xlsx" })}
          </Button>
          {more}
        </S.Tools>
      )}
    </div>
  );
}
