import { styled } from "styled-components";
import { paint } from "../theme/tokens.ts";
import { Link } from "./LinkContext.tsx";

/** A link inside a text; `$quiet` shows its line only under the pointer, for lists of links. */
export const TextLink = styled(Link)<{ $quiet?: boolean | undefined }>`
  color: ${paint.link};
  text-decoration: ${({ $quiet }) => ($quiet ? "none" : "underline")};
  text-decoration-thickness: 1px;
  text-underline-offset: 0.22em;
  border-radius: 3px;
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
`;
