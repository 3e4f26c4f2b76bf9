import { focusOn } from "@shanyraq/kit/layout/keep-focus.ts";
import { useState } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { headingsOf, type PageHeading } from "./headings-of.ts";
import * as S from "./ModePanel.styles.ts";

const Place = styled.details`
  grid-column: 1 / -1;
  & > summary {
    display: list-item;
    padding-block: 0.5em;
    font-weight: 700;
    cursor: pointer;
  }
`;
const One = styled.li<{ $level: number }>`
  padding-inline-start: ${({ $level }) => ($level - 1) * 1.25}em;
  list-style-type: "";
  & > button {
    width: 100%;
    border-color: transparent;
    justify-content: flex-start;
    text-align: start;
    white-space: normal;
    font-weight: 400;
  }
  & > button:hover {
    border-color: currentColor;
  }
`;

/** What stands on the page, by its headings: at four times the text size a page is a long way, and a press leads past it. */
export function PageStructure({ onLeave }: { readonly onLeave: () => void }) {
  const { formatMessage } = useIntl();
  const [headings, setHeadings] = useState<readonly PageHeading[]>([]);
  const lead = (heading: PageHeading) => {
    onLeave();
    focusOn(heading.element);
    heading.element.scrollIntoView();
  };
  return (
    <Place onToggle={({ currentTarget }) => setHeadings(currentTarget.open ? headingsOf() : [])}>
      <summary>{formatMessage({ id: "mode.structure" })}</summary>
      <ul>
        {headings.map((heading, place) => (
          <One key={place} $level={heading.level}>
            <S.Tool type="button" onClick={() => lead(heading)}>
              {heading.text}
            </S.Tool>
          </One>
        ))}
      </ul>
    </Place>
  );
}
