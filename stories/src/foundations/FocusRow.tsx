import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { hexOf } from "@shanyraq/kit/theme/color.ts";
import { schemes, themes, type Palette } from "@shanyraq/kit/theme/palettes.ts";
import { paint, radius, size, space } from "@shanyraq/kit/theme/tokens.ts";
import { styled } from "styled-components";
import { Specimen, Specimens } from "./Specimen.ts";

const Ground = styled.div<{ readonly $palette: Palette }>`
  display: grid;
  place-items: center;
  height: 9rem;
  background: ${({ $palette }) => hexOf($palette.paper)};
  forced-color-adjust: none;
  & > span {
    padding: 0.7rem 1.4rem;
    border-radius: ${radius.m};
    background: ${({ $palette }) => hexOf($palette.primary)};
    color: ${({ $palette }) => hexOf($palette.onPrimary)};
    outline: 3px solid ${({ $palette }) => hexOf($palette.focus)};
    outline-offset: 2px;
    font-weight: 560;
  }
`;
const grounds: readonly (readonly [name: string, ring: string, palette: Palette])[] = [
  ["Light", "3 px at 2 px, deep blue", themes.light],
  ["Dark", "3 px at 2 px, dawn gold", themes.dark],
  ["Blue on sky", "4 px at 3 px, and a second ring of paper", schemes.blueOnSky],
  ["Yellow on black", "4 px at 3 px, and a second ring of paper", schemes.yellowOnBlack],
];

/** The ring of the focus, as the keyboard draws it. */
export const FocusRow = () => (
  <Specimens $min="14rem">
    {grounds.map(([name, ring, palette]) => (
      <Specimen key={name}>
        <Ground $palette={palette}>
          <span>Оформить полис</span>
        </Ground>
        <figcaption>
          <strong>{name}</strong>
          {ring}
        </figcaption>
      </Specimen>
    ))}
  </Specimens>
);

const Target = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  margin: ${space(2)} 0 ${space(3)};
  & > div {
    display: grid;
    place-items: center;
    background: repeating-linear-gradient(45deg, ${paint.primarySoft} 0 4px, transparent 4px 8px);
    outline: 1px dashed ${paint.primary};
    min-height: ${size.target};
    min-width: ${size.target};
  }
`;

/** The least size of what is pressed, drawn around buttons. */
export const TargetRow = () => (
  <Target>
    <div>
      <Button size="s">Войти</Button>
    </div>
    <div>
      <Button>Оформить полис</Button>
    </div>
    <span>{size.target} at the least, at every size and in every mode</span>
  </Target>
);
