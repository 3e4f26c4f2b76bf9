import { contrastOf, hexOf } from "@shanyraq/kit/theme/color.ts";
import type { ColorName } from "@shanyraq/kit/theme/names.ts";
import { themes, type Palette } from "@shanyraq/kit/theme/palettes.ts";
import { radius, space } from "@shanyraq/kit/theme/tokens.ts";
import { styled } from "styled-components";
import { colourGroups } from "./colour-groups.ts";

const Both = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(2)};
  margin: ${space(2)} 0 ${space(5)};
  @media (max-width: 700px) {
    grid-template-columns: 1fr;
  }
`;
interface Grounded {
  readonly $ground: string;
  readonly $ink: string;
  readonly $soft: string;
  readonly $line: string;
}
const Side = styled.div<Grounded>`
  padding: ${space(2.5)} ${space(3)} ${space(3)};
  border: 1px solid ${({ $line }) => $line};
  border-radius: ${radius.m};
  background: ${({ $ground }) => $ground};
  color: ${({ $ink }) => $ink};
  & > h4 {
    margin-bottom: ${space(2)};
    font-size: 0.8125rem;
    font-weight: 500;
    color: ${({ $soft }) => $soft};
  }
  & > ul {
    display: grid;
    gap: ${space(1.25)};
    list-style: none;
  }
  & li {
    display: grid;
    grid-template-columns: 4.5rem 1fr auto;
    gap: ${space(2)};
    align-items: center;
  }
  & li > strong {
    font-size: 0.9375rem;
    font-weight: 560;
  }
  & li > code {
    font:
      0.8125rem/1.5 ui-monospace,
      "SF Mono",
      "DejaVu Sans Mono",
      monospace;
    color: ${({ $soft }) => $soft};
  }
`;
const Chip = styled.span<{ readonly $colour: string; readonly $edge: string }>`
  display: grid;
  place-items: center;
  height: 2.75rem;
  border-radius: ${radius.s};
  background: ${({ $colour }) => $colour};
  box-shadow: inset 0 0 0 1px ${({ $edge }) => $edge};
  forced-color-adjust: none;
`;

const grounded = (palette: Palette): Grounded => ({
  $ground: hexOf(palette.paper),
  $ink: hexOf(palette.ink),
  $soft: hexOf(palette.inkSoft),
  $line: hexOf(palette.line),
});
/** A chip that would vanish into its ground gets an edge. */
const FAINT = 1.2;

function Theme({ name, palette, colours }: { readonly name: string; readonly palette: Palette; readonly colours: readonly ColorName[] }) {
  return (
    <Side {...grounded(palette)}>
      <h4>{name}</h4>
      <ul>
        {colours.map((colour) => (
          <li key={colour}>
            <Chip
              $colour={hexOf(palette[colour])}
              $edge={contrastOf(palette[colour], palette.paper) < FAINT ? hexOf(palette.line) : "transparent"}
            />
            <strong>{colour}</strong>
            <code>{hexOf(palette[colour])}</code>
          </li>
        ))}
      </ul>
    </Side>
  );
}

const Group = styled.section`
  & > h3 {
    font-size: 1.1875rem;
    font-weight: 620;
  }
  & > p {
    margin-top: ${space(0.5)};
    max-width: 42rem;
  }
`;

/** Every colour in both themes, beside each other, as the tables of the kit have them. */
export const Palettes = () =>
  colourGroups.map(({ title, note, colours }) => (
    <Group key={title}>
      <h3>{title}</h3>
      <p>{note}</p>
      <Both>
        <Theme name="Light" palette={themes.light} colours={colours} />
        <Theme name="Dark" palette={themes.dark} colours={colours} />
      </Both>
    </Group>
  ));
