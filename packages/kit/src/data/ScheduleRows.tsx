import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { cellText, type ScheduleColumns, type ScheduleRow } from "./schedule-text.ts";
import * as S from "./ScheduleTable.styles.ts";

// Roles are written out because a table laid out as blocks on a phone loses its own.
export interface RowShape {
  readonly columns: ScheduleColumns;
  readonly numeric: ReadonlySet<string>;
  readonly whole: readonly string[];
}
interface RowProps extends RowShape {
  readonly row: ScheduleRow;
  /** A word in the totals ("Итого") is not a value of its column. */
  readonly isTotal?: boolean;
  /** Left for the press of a button where rows are cards. */
  readonly isLater?: boolean;
  readonly action?: ReactNode;
}

/** One row of a schedule; where it is a card, each value stands beside the heading of its column. */
export function Row({ row, columns, numeric, whole, isTotal = false, isLater = false, action }: RowProps) {
  const { locale } = useIntl();
  return (
    <tr {...{ role: "row" }} data-later={isLater || undefined}>
      {Object.entries(columns).map(([key, name], index) => {
        const isEmpty = row[key] === "" || row[key] === undefined;
        const drawn = { "data-number": numeric.has(key) ? "yes" : undefined, "data-empty": isEmpty };
        const inside = (
          <>
            {!(isTotal && typeof row[key] === "string") && <S.CellHeading aria-hidden="true">{name}</S.CellHeading>}
            <span>{cellText(row[key], locale, whole.includes(key))}</span>
          </>
        );
        // A row is identified by its year, its day or its number: a screen reader that moves down a column reads which row it is.
        return index === 0 && !isEmpty ? (
          <th key={key} scope="row" {...{ role: "rowheader" }} {...drawn}>
            {inside}
          </th>
        ) : (
          <td key={key} {...{ role: "cell" }} {...drawn}>
            {inside}
          </td>
        );
      })}
      {action !== undefined && (
        <td {...{ role: "cell" }} data-print="no" data-empty={action === null || action === false}>
          {action}
        </td>
      )}
    </tr>
  );
}

interface GroupProps {
  readonly name: string;
  readonly count: number;
  readonly span: number;
  readonly isOpen: boolean;
  /** Drawn where rows are cards alone: it stands for several groups. */
  readonly isNarrow?: boolean | undefined;
  /** Left for the press of such a one where rows are cards. */
  readonly isLater?: boolean | undefined;
  readonly onToggle: () => void;
  readonly children?: ReactNode;
}

/** The rows of one year: its name opens them. */
export function RowsGroup({ name, count, span, isOpen, isNarrow = false, isLater = false, onToggle, children }: GroupProps) {
  const { formatMessage } = useIntl();
  return (
    <tbody {...{ role: "rowgroup" }} data-narrow={isNarrow ? "only" : undefined} data-later={isLater || undefined}>
      <tr {...{ role: "row" }} data-print="no">
        <S.GroupHeading scope="rowgroup" colSpan={span} {...{ role: "rowheader" }}>
          <S.GroupButton type="button" aria-expanded={isOpen} onClick={onToggle}>
            <strong>{name}</strong>
            <span>{formatMessage({ id: "kit.schedule.rows" }, { count })}</span>
          </S.GroupButton>
        </S.GroupHeading>
      </tr>
      {children}
    </tbody>
  );
}
