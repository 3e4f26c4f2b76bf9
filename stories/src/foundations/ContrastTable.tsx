import { hexOf } from "@shanyraq/kit/theme/color.ts";
import { schemes, themes, type Palette } from "@shanyraq/kit/theme/palettes.ts";
import { paint, radius, space } from "@shanyraq/kit/theme/tokens.ts";
import { styled } from "styled-components";
import { worstContrasts } from "./contrasts.ts";
import { schemeTitles } from "./scheme-titles.ts";
import { Scrolled } from "./Specimen.ts";

const Table = styled.table`
  width: 100%;
  margin: ${space(2)} 0 ${space(3)};
  border-collapse: separate;
  border-spacing: 3px;
  font-size: 0.8125rem;
  line-height: 1.35;
  & th {
    padding: ${space(0.75)} ${space(1)};
    font-weight: 560;
    text-align: start;
    vertical-align: bottom;
    color: ${paint.inkSoft};
  }
  & tbody th {
    vertical-align: middle;
    font-size: 0.875rem;
    color: ${paint.ink};
  }
`;
const Cell = styled.td<{ readonly $ink: string; readonly $ground: string }>`
  min-width: 5rem;
  padding: ${space(1)} ${space(1.25)};
  border-radius: ${radius.s};
  background: ${({ $ground }) => $ground};
  color: ${({ $ink }) => $ink};
  box-shadow: inset 0 0 0 1px ${paint.line};
  forced-color-adjust: none;
  & > b {
    display: block;
    font-size: 1.0625rem;
    font-weight: 620;
    font-variant-numeric: tabular-nums;
  }
`;
const looks: readonly (readonly [name: string, palette: Palette])[] = [
  ["Light", themes.light],
  ["Dark", themes.dark],
  ...Object.entries(schemes).map(([name, palette]) => [schemeTitles[name as keyof typeof schemes], palette] as const),
];
const columns = looks.map(([name, palette]) => ({ name, worst: worstContrasts(palette) }));

/** Words of each colour on the hardest of their grounds, in every look, each cell in the very colours that it measures. */
export const ContrastTable = () => (
  <Scrolled tabIndex={0} role="region" aria-label="Contrast of words">
    <Table>
      <thead>
        <tr>
          <th scope="col">Words</th>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(columns[0]?.worst ?? []).map(({ text }, row) => (
          <tr key={text}>
            <th scope="row">{text}</th>
            {columns.map(({ name, worst }) => {
              const cell = worst[row];
              return (
                cell && (
                  <Cell key={name} $ink={hexOf(cell.ink)} $ground={hexOf(cell.paper)}>
                    <b>{cell.contrast.toFixed(1)}</b>
                    {cell.ground}
                  </Cell>
                )
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  </Scrolled>
);
