import { ListBox } from "react-aria-components/ListBox";
import { Input, Label } from "react-aria-components/SearchField";
import { styled } from "styled-components";
import { media } from "../theme/media.ts";
import { paint, radius, size, space, text } from "../theme/tokens.ts";
import type { ClassifierRow } from "./classifier-search.ts";
import { controlBox, Hint, labelLook } from "./field.styles.ts";

export const SearchLabel = styled(Label)`
  ${labelLook}
  display: block;
  margin-bottom: ${space(0.75)};
`;
export const SearchInput = styled(Input)`
  ${controlBox}
  &::-webkit-search-cancel-button {
    display: none;
  }
`;
export const Count = styled(Hint)`
  display: block;
  padding: ${space(1)} 0;
  font-variant-numeric: tabular-nums;
`;
export const List = styled(ListBox<ClassifierRow>)`
  position: relative;
  display: block;
  height: ${size.dropdown};
  overflow-y: auto;
  border: 1.5px solid ${paint.boundary};
  border-radius: ${radius.m};
  background: ${paint.surface};
  outline: none;
  & [role="option"] {
    outline: none;
    cursor: default;
  }
  & [data-hovered] {
    background: ${paint.sunken};
  }
  & [data-selected] {
    background: ${paint.primarySoft};
    color: ${paint.onPrimarySoft};
    font-weight: 600;
  }
  & [data-focused] {
    outline: 3px solid ${paint.focus};
    outline-offset: -3px;
  }
`;
export const Row = styled.span`
  display: flex;
  align-items: baseline;
  gap: ${space(1.5)};
  min-height: ${size.target};
  padding: ${space(1.25)} ${space(2)};
  border-bottom: 1px solid ${paint.line};
  font-size: ${text.m};
  line-height: 1.4;
  & > svg {
    flex: none;
    align-self: center;
    margin-left: auto;
  }
  @media ${media.small} {
    flex-wrap: wrap;
    gap: 0 ${space(1)};
  }
`;
export const Code = styled.span`
  flex: none;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;
export const Note = styled.span`
  color: ${paint.inkSoft};
  [data-selected] & {
    color: inherit;
  }
`;
export const None = styled.span`
  display: block;
  padding: ${space(2)};
  color: ${paint.inkSoft};
`;
export const Loading = styled.span.attrs({ role: "status" })`
  display: flex;
  align-items: center;
  gap: ${space(1)};
`;
