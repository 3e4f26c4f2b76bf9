import { css, styled } from "styled-components";
import { media } from "@shanyraq/kit/theme/media.ts";
import { layer, paint, radius, shadow, size, space, text } from "@shanyraq/kit/theme/tokens.ts";

// The gradients shade the edge behind which there is more: a scroll bar that hides itself says nothing.
// Its shapes are attributes (`data-align="end"`, `data-groups`): each as a style of its own would bring the whole of it into a page once more.
export const Panel = styled.div`
  position: absolute;
  top: calc(100% + ${space(1)});
  left: 0;
  z-index: ${layer.dropdown};
  width: max-content;
  min-width: 17rem;
  max-width: min(38rem, 92vw);
  max-height: ${size.dropdown};
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(1)};
  border: 1px solid ${paint.line};
  border-radius: ${radius.m};
  background:
    linear-gradient(${paint.surface} 40%, transparent) top / 100% 3rem no-repeat local,
    linear-gradient(transparent, ${paint.surface} 60%) bottom / 100% 3rem no-repeat local,
    linear-gradient(${paint.line}, transparent) top / 100% 0.75rem no-repeat scroll,
    linear-gradient(transparent, ${paint.line}) bottom / 100% 1.25rem no-repeat scroll,
    ${paint.surface};
  scrollbar-width: thin;
  box-shadow: ${shadow.float};
  &[data-align="end"] {
    right: 0;
    left: auto;
  }
  &[data-groups] {
    max-width: 92vw;
  }
`;
const columns = `columns: 2 14rem; column-gap: ${space(1)};`;
/** Side by side the whole of it is seen at once. */
const sideBySide = (groups: number) => css`
  ${columns}
  @media ${media.wide} {
    display: grid;
    grid-template-columns: repeat(${groups}, minmax(10rem, max-content));
    gap: 0 ${space(1)};
    columns: auto;
  }
`;
// `li > span` is a group without a page of its own; a name marked as of another language is not a group.
export const PanelList = styled.ul<{ $columns?: boolean; $groups?: number }>`
  ${({ $columns }) => $columns && columns}
  ${({ $groups = 0 }) => $groups > 0 && sideBySide($groups)}
  & > li {
    break-inside: avoid;
  }
  & > li[data-section] {
    column-span: all;
    grid-column: 1 / -1;
    margin-bottom: ${space(0.5)};
    border-bottom: 1px solid ${paint.line};
    font-weight: 600;
  }
  & a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: ${space(0.75)} ${space(1.5)};
    border-radius: ${radius.s};
    color: ${paint.ink};
    line-height: 1.3;
    text-decoration: none;
  }
  & a:hover {
    background: ${paint.primarySoft};
  }
  & a[aria-current] {
    font-weight: 650;
    color: ${paint.heading};
  }
  & ul {
    padding: 0 0 ${space(0.75)} ${space(1.5)};
    margin: 0;
    list-style-type: "";
  }
  & ul a {
    min-height: 2.5rem;
    padding-block: ${space(0.5)};
    font-size: ${text.s};
    color: ${paint.inkSoft};
  }
  & li > span {
    display: block;
    padding: ${space(1)} ${space(1.5)} 0;
    font-weight: 650;
  }
`;
