import type { PlainMessageId } from "@shanyraq/i18n";
import { focusOn } from "@shanyraq/kit/layout/keep-focus.ts";
import { useState } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import * as S from "./ModePanel.styles.ts";
import { stopKinds, stopsOf, type PageStop, type StopKind, type UnnamedPart } from "./page-stops.ts";

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

const names: { readonly [K in StopKind]: PlainMessageId } = {
  headings: "mode.structure.headings",
  parts: "mode.structure.parts",
  links: "mode.structure.links",
};
const unnamed: { readonly [P in UnnamedPart]: PlainMessageId } = {
  header: "mode.structure.header",
  nav: "mode.structure.nav",
  main: "mode.structure.main",
  aside: "mode.structure.aside",
  footer: "mode.structure.footer",
};

/**
 * What stands on the page, by its headings, its parts or its links: at four times the text size a page is a long way, and a press leads past it.
 */
export function PageStructure({ onLeave }: { readonly onLeave: () => void }) {
  const { formatMessage } = useIntl();
  const [kind, setKind] = useState<StopKind>("headings");
  const [stops, setStops] = useState<readonly PageStop[]>([]);
  const choose = (chosen: StopKind) => {
    setKind(chosen);
    setStops(stopsOf(chosen));
  };
  const lead = ({ element }: PageStop) => {
    onLeave();
    focusOn(element);
    element.scrollIntoView();
  };
  return (
    <Place onToggle={({ currentTarget }) => setStops(currentTarget.open ? stopsOf(kind) : [])}>
      <summary>{formatMessage({ id: "mode.structure" })}</summary>
      <S.Values>
        {stopKinds.map((one) => (
          <S.Value key={one} type="button" aria-pressed={one === kind} onClick={() => choose(one)}>
            {formatMessage({ id: names[one] })}
          </S.Value>
        ))}
      </S.Values>
      <ul aria-label={formatMessage({ id: names[kind] })}>
        {stops.map((stop, place) => (
          <One key={place} $level={stop.level}>
            <S.Tool type="button" onClick={() => lead(stop)}>
              {stop.part ? formatMessage({ id: unnamed[stop.part] }) : stop.text}
            </S.Tool>
          </One>
        ))}
      </ul>
    </Place>
  );
}
