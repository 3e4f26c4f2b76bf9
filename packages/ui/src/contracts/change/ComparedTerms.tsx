import type { Output } from "@shanyraq/calls";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";

type Rows = NonNullable<Output<"calcChange">["priced"]>["rows"];

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & caption {
    text-align: start;
    font-weight: 650;
    padding-bottom: ${space(1)};
  }
  & th,
  & td {
    padding: ${space(1.5)} ${space(2)} ${space(1.5)} 0;
    border-bottom: 1px solid ${paint.line};
    text-align: start;
    vertical-align: baseline;
    font-weight: 400;
  }
  & thead th {
    font-size: ${text.s};
    color: ${paint.inkSoft};
  }
  & td:last-child {
    font-weight: 650;
    color: ${paint.heading};
  }
  @media ${media.small} {
    & tbody th {
      display: block;
      padding-bottom: 0;
      border-bottom: 0;
      font-size: ${text.s};
      color: ${paint.inkSoft};
    }
    & tr {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 0 ${space(2)};
    }
    & tr > th:first-child {
      grid-column: 1 / -1;
    }
    & thead th:first-child {
      display: none;
    }
  }
`;

// Roles are written out because a table laid out as a grid on a phone loses its own.
const role = {
  table: { role: "table" },
  row: { role: "row" },
  column: { role: "columnheader" },
  name: { role: "rowheader" },
  cell: { role: "cell" },
  group: { role: "rowgroup" },
} as const;

/** Terms as they are and as they would be, a line each. */
export function ComparedTerms({ rows }: { readonly rows: Rows }) {
  const { formatMessage } = useIntl();
  return (
    <Table {...role.table}>
      <caption>{formatMessage({ id: "change.compare" })}</caption>
      <thead {...role.group}>
        <tr {...role.row}>
          <th scope="col" {...role.column}>
            {formatMessage({ id: "change.condition" })}
          </th>
          <th scope="col" {...role.column}>
            {formatMessage({ id: "change.now" })}
          </th>
          <th scope="col" {...role.column}>
            {formatMessage({ id: "change.will" })}
          </th>
        </tr>
      </thead>
      <tbody {...role.group}>
        {rows.map(({ name, before, after }) => (
          <tr key={name} {...role.row}>
            <th scope="row" {...role.name}>
              {name}
            </th>
            <td {...role.cell}>{before}</td>
            <td {...role.cell}>{after}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
