import { Fragment, useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "../actions/Button.tsx";
import { Icon } from "../ornament/Icon.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { saveSchedule, type ScheduleFile } from "./save-schedule.ts";
import { firstRows, FOLDED_FROM, groupsOf, NARROW_ROWS, previewOf, spansOf, type RowGroup } from "./schedule-fold.ts";
import { Row, RowsGroup } from "./ScheduleRows.tsx";
import type { ScheduleColumns, ScheduleRow } from "./schedule-text.ts";
import { useDrawn } from "../layout/useDrawn.ts";
import * as S from "./ScheduleTable.styles.ts";
import { usePrinting } from "./usePrinting.ts";

export interface ScheduleTableProps {
  readonly caption: ReactNode;
  /** The heading right over the table says the same: the caption is for a screen reader. */
  readonly isTitled?: boolean | undefined;
  /** Key of a cell to the heading of its column, in the order of the columns. */
  readonly columns: ScheduleColumns;
  readonly rows: readonly ScheduleRow[];
  readonly totals?: ScheduleRow | undefined;
  /** The name under which a row of a long table is folded: its year. */
  readonly groupOf?: ((row: ScheduleRow) => string) | undefined;
  /** Columns whose numbers count years or payments, not money. */
  readonly wholeColumns?: readonly string[] | undefined;
  /** Columns whose figures come as text: they stand at the right edge as numbers do. */
  readonly numericColumns?: readonly string[] | undefined;
  /** Name of the downloaded file without its ending; no download without it. */
  readonly fileName?: string | undefined;
  /** What can be done with a row, by its place; not part of any file. The column has a heading for a screen reader. */
  readonly action?: { readonly heading: string; readonly of: (index: number) => ReactNode } | undefined;
  /** The row that a folded table begins at, where nothing can be done in it. */
  readonly opensAt?: number | undefined;
  /** What else can be taken away of it, beside its files. */
  readonly more?: ReactNode;
}

/**
 * Rows of money by time. A long table begins folded: by year where its rows have one, else with the first of them; where rows are cards fewer are
 * shown at once. On paper it is whole.
 */
export function ScheduleTable({
  caption,
  isTitled = false,
  columns,
  rows,
  totals,
  groupOf,
  wholeColumns = [],
  numericColumns = [],
  fileName,
  action,
  opensAt = -1,
  more,
}: ScheduleTableProps) {
  const intl = useIntl();
  const numeric = new Set(
    Object.keys(columns).filter((key) => numericColumns.includes(key) || rows.some((row) => typeof row[key] === "number")),
  );
  const shape = { columns, numeric, whole: wholeColumns };
  const [all, setAll] = useState(false);
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const isPrinting = usePrinting();
  const region = useDrawn<HTMLDivElement>(-1);
  /** The button goes with what it did: the focus stays with the table that it opened, and nothing scrolls. */
  const unfold = () => {
    region.current?.focus({ preventScroll: true });
    setAll(true);
  };
  const isWhole = all || isPrinting;
  const groups = isWhole ? [] : groupsOf(rows, groupOf);
  const isFolded = !isWhole && rows.length > FOLDED_FROM;
  // A folded table shows what can be done in it, else what is next.
  const doable = isFolded && action ? rows.findIndex((_, index) => Boolean(action.of(index))) : -1;
  const acting = isFolded && doable < 0 ? opensAt : doable;
  const [from, to] = isFolded ? firstRows(rows.length, acting) : [0, rows.length];
  const isShort = isWhole || rows.length <= NARROW_ROWS + 1;
  const drawn = (first: number, end: number, later: number) =>
    rows.slice(first, end).map((row, index) => {
      const at = first + index;
      return <Row key={at} row={row} {...shape} isLater={index >= later} {...(action && { action: action.of(at) ?? null })} />;
    });
  const turn = (name: string) =>
    setTurned((before) => new Set(before.has(name) ? [...before].filter((one) => one !== name) : [...before, name]));
  const of = (name: string) => ({
    name,
    span: Object.keys(columns).length + (action ? 1 : 0),
    isOpen: turned.has(name),
    onToggle: () => turn(name),
  });
  const groupOfRows = (group: RowGroup, isLater: boolean) => {
    const isOpen = turned.has(group.name);
    const [first, end] = isOpen ? [group.from, group.to] : previewOf(group, acting);
    return (
      <RowsGroup key={group.from} {...of(group.name)} count={group.to - group.from} isLater={isLater}>
        {drawn(first, end, isOpen ? rows.length : NARROW_ROWS)}
      </RowsGroup>
    );
  };
  const save = (file: ScheduleFile) => {
    if (fileName) void saveSchedule(file, fileName, { columns, rows: totals ? [...rows, totals] : rows, wholeColumns });
  };
  return (
    <S.Frame>
      {/* What scrolls must be reachable by keys; before a script has measured it, it may. */}
      <S.Scroll
        ref={region}
        role="group"
        tabIndex={0}
        aria-label={typeof caption === "string" ? caption : intl.formatMessage({ id: "kit.schedule" })}
      >
        <S.Table>
          <caption data-said={isTitled || undefined}>{caption}</caption>
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
          {groups.length === 0 && <tbody {...{ role: "rowgroup" }}>{drawn(from, to, isShort ? rows.length : NARROW_ROWS)}</tbody>}
          {spansOf(groups, acting).map((one) =>
            "groups" in one ? (
              <Fragment key={one.name}>
                <RowsGroup {...of(one.name)} count={one.groups.reduce((sum, { from, to }) => sum + to - from, 0)} isNarrow />
                {one.groups.map((group) => groupOfRows(group, !turned.has(one.name)))}
              </Fragment>
            ) : (
              groupOfRows(one, false)
            ),
          )}
          {totals && (
            <tfoot {...{ role: "rowgroup" }}>
              <Row row={totals} {...shape} isTotal isLater={!isShort} {...(action && { action: null })} />
            </tfoot>
          )}
        </S.Table>
      </S.Scroll>
      {!isShort && (
        <S.Tools data-print="no" data-narrow={isFolded ? undefined : "only"}>
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
    </S.Frame>
  );
}
