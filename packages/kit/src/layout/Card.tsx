import { styled } from "styled-components";
import { media } from "../theme/media.ts";
import { paint, radius, space } from "../theme/tokens.ts";

/** A hairline, no shadow. With `$linked` the whole card answers to the link in its heading. */
export const Card = styled.div<{ $linked?: boolean | undefined; $tone?: "surface" | "sunken" | undefined }>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  min-width: 0;
  padding: ${space(3.5)};
  border: 1px solid ${paint.line};
  border-radius: ${radius.l};
  background: ${({ $tone = "surface" }) => paint[$tone]};
  @media ${media.small} {
    padding: ${space(2.5)};
  }
  ${({ $linked }) =>
    $linked &&
    `
    & :is(h2, h3, h4) a { color: inherit; text-decoration: none; }
    & :is(h2, h3, h4) a::after { content: ""; position: absolute; inset: 0; border-radius: ${radius.l}; }
    & :is(h2, h3, h4) a:focus-visible { outline: none; }
    & :is(h2, h3, h4) a:focus-visible::after { outline: 3px solid ${paint.focus}; outline-offset: 2px; }
    & :is(button, a):not(:is(h2, h3, h4) a) { position: relative; z-index: 1; }
    &:hover { border-color: ${paint.primary}; }
  `}
`;
