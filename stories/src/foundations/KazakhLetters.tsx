import { paint, radius, space } from "@shanyraq/kit/theme/tokens.ts";
import { styled } from "styled-components";

const CharacterList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(6rem, 1fr));
  gap: 1px;
  margin: ${space(2)} 0 ${space(3)};
  overflow: hidden;
  border: 1px solid ${paint.line};
  border-radius: ${radius.m};
  background: ${paint.line};
  list-style: none;
  & > li {
    padding: ${space(2)} ${space(1)};
    background: ${paint.surface};
    color: ${paint.heading};
    font-size: 2.25rem;
    font-weight: 520;
    line-height: 1.2;
    text-align: center;
  }
`;
const characters = ["Әә", "Ғғ", "Ққ", "Ңң", "Өө", "Ұұ", "Үү", "Һһ", "Іі"];

/** The nine letters that Kazakh has and Russian lacks: all of them come from the font itself. */
export const KazakhLetters = () => (
  <CharacterList lang="kk">
    {characters.map((character) => (
      <li key={character}>{character}</li>
    ))}
  </CharacterList>
);
