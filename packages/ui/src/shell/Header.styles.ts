import { css, styled } from "styled-components";
import { media } from "@shanyraq/kit/theme/media.ts";
import { layer, motion, paint, radius, size, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { Link } from "@shanyraq/kit/actions/LinkContext.tsx";

/** With the focus on the way past it, it stands over all that is pinned: that way is in it. */
export const Bar = styled.header`
  position: relative;
  z-index: ${layer.header};
  background: ${paint.paper};
  border-bottom: 1px solid ${paint.line};
  &:has(> a:focus) {
    z-index: ${layer.skip};
  }
`;
export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  width: 100%;
  max-width: calc(${size.container} + 4rem);
  margin: 0 auto;
  padding: 0 min(clamp(1rem, 2.5vw, 2rem), 5vw);
  html[data-scheme] & {
    flex-wrap: wrap;
    gap: ${space(1)} ${space(2)};
  }
`;
/** Letters a size smaller and no icons: for labels that are longer than their place. */
const compact = css`
  & a,
  & button {
    font-size: ${text.xs};
  }
  & svg {
    display: none;
  }
  & > div {
    column-gap: ${space(1.75)};
  }
`;
/** Numbers, sister sites, languages: small, above the hairline. Its height is kept from the first paint. */
// Compact up to 1479 px: below the full width of the column labels with their icons need a second row.
// Compact in Kazakh at any width: its labels are longer than the widest row.
// On a narrow desktop without the social networks, which stand in the footer too: they fit in no language.
export const Utilities = styled.div`
  border-bottom: 1px solid ${paint.line};
  font-size: ${text.s};
  & > div {
    flex-wrap: wrap;
    min-height: 44px;
    row-gap: 0;
  }
  @media (max-width: 1479px) {
    ${compact}
  }
  html:not([data-scheme]) &:lang(kk) {
    ${compact}
  }
  @media ${media.narrowDesktop} {
    html:not([data-scheme]) & [data-social] {
      display: none;
    }
  }
  @media ${media.phone} {
    display: none;
  }
`;
export const Push = styled.div`
  flex: 1;
`;
export const SmallLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2.5)};
`;
export const smallControl = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.75)};
  min-height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: ${paint.inkSoft};
  font-size: ${text.s};
  line-height: 1.3;
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    color: ${paint.heading};
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  &[aria-pressed="true"] {
    color: ${paint.heading};
    font-weight: 650;
  }
  html[data-scheme] & {
    white-space: normal;
  }
`;
export const SmallLink = styled(Link)`
  ${smallControl}
`;
export const SmallButton = styled.button`
  ${smallControl}
`;
// On a phone the bell, the user and the burger wrap under the name where a reader's own spacing makes them wider (WCAG 1.4.12).
// Space above and below where its parts stand in two rows: on a narrow desktop and with large text (`data-scheme`).
export const Main = styled(Row)`
  min-height: 5rem;
  @media ${media.phone} {
    min-height: 4rem;
  }
  @media ${media.small} {
    flex-wrap: wrap;
    gap: 0 ${space(0.5)};
  }
  @media ${media.narrowDesktop} {
    flex-wrap: wrap;
    row-gap: 0;
    padding-top: ${space(1)};
  }
  html[data-scheme] & {
    padding-block: ${space(1)};
  }
`;
export const Home = styled(Link)`
  flex: none;
  display: flex;
  align-items: center;
  min-height: 44px;
  color: ${paint.heading};
  text-decoration: none;
  border-radius: ${radius.s};
  html[data-scheme] & {
    flex: 0 1 auto;
    min-width: 0;
  }
`;
// On a narrow desktop it has the row under the insurer's name to itself: a menu in two rows is read as two menus.
export const Menu = styled.nav`
  flex: 1;
  min-width: 0;
  margin-left: ${space(2)};
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(0.5)};
    list-style-type: "";
  }
  & > ul > li {
    position: relative;
  }
  @media ${media.phone} {
    display: none;
  }
  @media ${media.narrowDesktop} {
    html:not([data-scheme]) & {
      order: 1;
      flex-basis: 100%;
      margin-left: -${space(1.25)};
    }
  }
  html[data-scheme] & {
    flex-basis: 24rem;
  }
`;
export const topItem = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.5)};
  min-height: 44px;
  padding: 0 ${space(1.25)};
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: ${paint.ink};
  font-size: ${text.m};
  font-weight: 500;
  text-align: left;
  text-decoration: none;
  & > svg:last-child {
    transition: transform ${motion.quick};
  }
  &:hover,
  &[aria-expanded="true"] {
    background: ${paint.primarySoft};
    color: ${paint.onPrimarySoft};
  }
  &[aria-expanded="true"] > svg:last-child {
    transform: rotate(180deg);
  }
  &[aria-current],
  &[data-here="yes"] {
    font-weight: 650;
    color: ${paint.heading};
    box-shadow: inset 0 -9px 0 -7px ${paint.accent};
  }
`;
export const TopLink = styled(Link)`
  ${topItem}
`;
export const TopButton = styled.button`
  ${topItem}
`;
export const Actions = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(2)};
  margin-left: auto;
  @media ${media.small} {
    gap: 0;
  }
  html[data-scheme] & {
    flex-wrap: wrap;
    gap: ${space(2)};
    justify-content: flex-start;
    min-width: 0;
  }
`;
/** An icon that steps aside on a phone. */
export const RoomyIcon = styled.span`
  @media ${media.small} {
    display: none;
  }
`;

/** On the narrowest phones the burger holds the search. */
export const Search = styled.div`
  @media ${media.narrow} {
    display: none;
  }
`;

/** On a phone the burger holds the languages. */
export const Languages = styled.div`
  @media ${media.phone} {
    display: none;
  }
`;

/** Hidden contacts keep their place, so that nothing moves when they show. */
export const Contacts = styled.span<{ $shown: boolean }>`
  display: contents;
  & > a {
    visibility: ${({ $shown }) => ($shown ? "visible" : "hidden")};
  }
`;
