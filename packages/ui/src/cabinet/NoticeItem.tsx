import { styled } from "styled-components";
import { paint, radius, space, text } from "@shanyraq/kit/theme/tokens.ts";

export const NoticeItems = styled.ul`
  display: grid;
  gap: ${space(2)};
  max-width: 52rem;
  list-style-type: "";
`;

/** One notification: its title, its text, its time, what can be done with it. `data-unread` where it is new. */
export const NoticeItem = styled.li`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  padding: clamp(${space(2)}, 2vw, ${space(2.5)});
  border: 1px solid ${paint.line};
  border-radius: ${radius.m};
  background: ${paint.surface};
  &[data-unread] {
    border-left: 4px solid ${paint.primary};
  }
  & > time {
    font-size: ${text.s};
    color: ${paint.inkSoft};
  }
`;
