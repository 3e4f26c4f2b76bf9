import { styled } from "styled-components";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";

/** Entries under one another, each with what can be done with it at its end. */
export const Entries = styled.ul`
  border-top: 1px solid ${paint.line};
  list-style-type: "";
`;
export const Entry = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1.5)} ${space(3)};
  padding: ${space(2)} 0;
  border-bottom: 1px solid ${paint.line};
  & > div {
    display: grid;
    justify-items: start;
    gap: ${space(0.5)};
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & p {
    font-size: ${text.s};
    color: ${paint.inkSoft};
  }
  @media ${media.small} {
    flex-direction: column;
    align-items: start;
  }
  html[data-scheme] & {
    flex-wrap: wrap;
  }
`;
export const EntryName = styled.strong`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(1.5)};
  font-weight: 600;
`;
