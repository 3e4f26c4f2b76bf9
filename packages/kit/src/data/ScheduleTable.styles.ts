import { css, styled } from "styled-components";
import { inHand, inLine } from "../layout/Layout.tsx";
import { media } from "../theme/media.ts";
import { visuallyHidden } from "../text/VisuallyHidden.tsx";
import { paint, radius, size, space, text } from "../theme/tokens.ts";

/** Rows become cards where the box is narrow for the reader's text size: on a phone, and on a desktop at three times the text. */
const narrow = "(max-width: 37rem)";
/** What holds a value: the first of a row names it. */
const cell = ':is(td, th[scope="row"])';

export const Frame = styled.div`
  container-type: inline-size;
`;
export const Scroll = styled.div`
  max-height: 34rem;
  overflow: auto;
  border: 1px solid ${paint.line};
  border-radius: ${radius.m};
  background: ${paint.surface};
  @media ${media.small} {
    max-height: none;
    border: 0;
    background: none;
  }
  @media print {
    max-height: none;
    overflow: visible;
  }
`;
// As a table (`not narrow`) neither a day nor what one presses is broken within itself, as large letters would allow it; the columns stand closer instead.
export const Table = styled.table.attrs({ role: "table" })`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${text.s};
  line-height: 1.35;
  font-variant-numeric: tabular-nums lining-nums;
  & caption[data-said] {
    ${visuallyHidden}
  }
  & caption:not([data-said]) {
    padding: ${space(2)};
    text-align: left;
    font-size: ${text.l};
    font-weight: 650;
    color: ${paint.heading};
  }
  & th,
  & td {
    padding: ${space(1.25)} ${space(2)};
    border-bottom: 1px solid ${paint.line};
    text-align: left;
    vertical-align: baseline;
  }
  & thead th {
    position: sticky;
    top: 0;
    z-index: 1;
    background: ${paint.sunken};
    color: ${paint.heading};
    font-weight: 650;
    vertical-align: bottom;
  }
  & [data-number="yes"] {
    text-align: right;
    white-space: nowrap;
  }
  & thead [data-number="yes"] {
    white-space: normal;
  }
  & th[scope="row"] {
    font-weight: inherit;
  }
  @container not ${narrow} {
    & ${cell} > :is(span, button, a) {
      overflow-wrap: normal;
    }
    html[data-scheme] & :is(th, td) {
      padding-inline: ${space(1)};
    }
  }
  & tbody tr:hover ${cell} {
    background: ${paint.sunken};
  }
  & tbody:last-of-type tr:last-child > * {
    border-bottom: 0;
  }
  & tfoot ${cell} {
    position: sticky;
    bottom: 0;
    border-top: 2px solid ${paint.boundary};
    border-bottom: 0;
    background: ${paint.surface};
    font-weight: 650;
  }
  @container not ${narrow} {
    & tbody[data-narrow="only"] {
      display: none;
    }
  }
  @container ${narrow} {
    &,
    & tbody,
    & tfoot,
    & tr,
    & caption {
      display: block;
    }
    & caption {
      padding: ${space(1)} 0 ${space(2)};
    }
    & thead {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
      overflow: hidden;
    }
    & tbody tr,
    & tfoot tr {
      margin-bottom: ${space(1.5)};
      padding: ${space(1)} ${space(2)};
      border: 1px solid ${paint.line};
      border-radius: ${radius.m};
      background: ${paint.surface};
    }
    & ${cell},
    & tfoot ${cell} {
      position: static;
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 ${space(2)};
      padding: ${space(0.75)} 0;
      border: 0;
      text-align: right;
    }
    html:not([data-scheme]) & tr:not([data-later]):has(> td:nth-child(4)) {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, max(7rem, 40%)), 1fr));
      gap: 0 ${space(2)};
    }
    html:not([data-scheme]) & tr:has(> td:nth-child(4)) > ${cell}:not([data-empty="true"]) {
      display: block;
      text-align: left;
    }
    & td[data-empty="true"],
    & tr[data-later],
    & tbody[data-later] {
      display: none;
    }
    & tfoot tr {
      border: 2px solid ${paint.boundary};
    }
  }
`;
// As cards (`narrow`) the name alone is a line that answers to a finger, not a card of its own.
export const GroupHeading = styled.th`
  && {
    padding: 0;
    background: ${paint.surface};
    font-weight: 400;
    @container ${narrow} {
      display: block;
      border: 0;
      background: none;
    }
  }
  @container ${narrow} {
    tbody tr:has(> &) {
      margin-bottom: 0;
      padding: 0;
      border-width: 0 0 1px;
      border-radius: 0;
      background: none;
    }
    tbody tr:has(> &) + tr {
      margin-top: ${space(1.5)};
    }
  }
`;
// Its ring lies within it: above it stand the headings, which stay and would cover a part.
export const GroupButton = styled.button`
  display: flex;
  align-items: baseline;
  gap: ${space(2)};
  width: 100%;
  min-height: ${size.target};
  padding: ${space(1.25)} ${space(2)};
  border: 0;
  background: none;
  color: ${paint.heading};
  text-align: left;
  &:focus-visible {
    outline-offset: -3px;
  }
  & > strong {
    font-weight: 650;
  }
  & > span {
    color: ${paint.inkSoft};
  }
  &::after {
    content: "+";
    content: "+" / "";
    margin-left: auto;
    font-weight: 650;
  }
  &[aria-expanded="true"]::after {
    content: "\\2212";
    content: "\\2212" / "";
  }
`;
export const CellHeading = styled.span`
  display: none;
  color: ${paint.inkSoft};
  font-weight: 400;
  text-align: left;
  white-space: normal;
  @container ${narrow} {
    display: inline;
    html:not([data-scheme]) ${cell} & {
      display: block;
      font-size: ${text.xs};
    }
  }
`;
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0 ${space(1)};
  margin-top: ${space(1)};
  ${inLine("1rem")}
  ${inHand(css`
    justify-content: start;
  `)}
  @container ${narrow} {
    justify-content: start;
  }
  &[data-narrow="only"] {
    @container not ${narrow} {
      display: none;
    }
  }
`;
