import { hexOf } from "@shanyraq/kit/theme/color.ts";
import { schemeNames } from "@shanyraq/kit/theme/names.ts";
import { schemes, type Palette } from "@shanyraq/kit/theme/palettes.ts";
import { radius, space } from "@shanyraq/kit/theme/tokens.ts";
import { styled } from "styled-components";
import { schemeTitles } from "./scheme-titles.ts";
import { Specimens } from "./Specimen.ts";

const Card = styled.div<{ readonly $palette: Palette }>`
  padding: ${space(3)};
  border: 2px solid ${({ $palette }) => hexOf($palette.ink)};
  border-radius: ${radius.m};
  background: ${({ $palette }) => hexOf($palette.paper)};
  color: ${({ $palette }) => hexOf($palette.ink)};
  forced-color-adjust: none;
  & > strong {
    display: block;
    font-size: 2.25rem;
    font-weight: 640;
    letter-spacing: -0.02em;
    line-height: 1.15;
  }
  & > p {
    margin: ${space(1)} 0 ${space(2)};
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1.5)};
    list-style: none;
    font-size: 0.875rem;
    font-weight: 560;
  }
`;
const Word = styled.li<{ readonly $colour: string }>`
  color: ${({ $colour }) => $colour};
  text-decoration: underline;
  text-decoration-thickness: 2px;
  text-underline-offset: 0.25em;
`;

/** The schemes of the version for the visually impaired: seven colours each, read on one ground. */
export const SchemeCards = () => (
  <Specimens $min="18rem">
    {schemeNames.map((name) => {
      const palette = schemes[name];
      return (
        <Card key={name} $palette={palette}>
          <strong lang="kk">Әә Ққ Ңң</strong>
          <p>{schemeTitles[name]}</p>
          <ul>
            {(["link", "danger", "success", "focus"] as const).map((colour) => (
              <Word key={colour} $colour={hexOf(palette[colour])}>
                {colour}
              </Word>
            ))}
          </ul>
        </Card>
      );
    })}
  </Specimens>
);
