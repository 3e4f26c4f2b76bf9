import { styled } from "styled-components";
import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

const List = styled.ul`
  columns: 22rem auto;
  column-gap: ${space(4)};
  list-style-type: "";
  & > li {
    display: grid;
    padding: ${space(1)} 0;
    break-inside: avoid;
  }
  & small {
    font-size: ${text.s};
    color: ${paint.inkSoft};
  }
`;

interface UniversityListProps {
  readonly universities: readonly { readonly id: string; readonly name: string; readonly city: string }[];
}

/** Where one may study, each with its city; in columns where there is room. */
export const UniversityList = ({ universities }: UniversityListProps) => (
  <List>
    {universities.map(({ id, name, city }) => (
      <li key={id}>
        <span>
          <InlineText>{name}</InlineText>
        </span>
        <small>{city}</small>
      </li>
    ))}
  </List>
);
