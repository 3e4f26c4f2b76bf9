import { css } from "styled-components";
import { media } from "../theme/media.ts";
import { paint, radius, space, text } from "../theme/tokens.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "s" | "m" | "l";

export interface ButtonLook {
  readonly $variant: ButtonVariant;
  readonly $size: ButtonSize;
  readonly $block: boolean;
}

const variants = {
  primary: css`
    background: ${paint.primary};
    color: ${paint.onPrimary};
    &:hover {
      background: ${paint.primaryHover};
      color: ${paint.onPrimary};
    }
    [data-surface="deep"] &:hover {
      color: ${paint.deep};
    }
  `,
  secondary: css`
    background: transparent;
    border-color: ${paint.boundary};
    color: ${paint.heading};
    &:hover {
      border-color: ${paint.heading};
      background: ${paint.primarySoft};
    }
  `,
  quiet: css`
    background: transparent;
    color: ${paint.link};
    &:hover {
      background: ${paint.primarySoft};
    }
  `,
  danger: css`
    background: ${paint.danger};
    color: ${paint.onDanger};
    &:hover {
      filter: brightness(0.92);
    }
  `,
} as const;

const sizes = {
  s: css`
    min-height: 44px;
    padding: ${space(0.75)} ${space(1.75)};
    font-size: ${text.s};
  `,
  m: css`
    min-height: 3rem;
    padding: ${space(1.25)} ${space(2.75)};
    font-size: ${text.m};
  `,
  l: css`
    min-height: 3.5rem;
    padding: ${space(1.75)} ${space(3.75)};
    font-size: ${text.l};
  `,
} as const;

/** Its words stand at the edge of what is above and below them in every line, though the ground under a pointer reaches further. */
const flush = css<ButtonLook>`
  padding-inline: ${space(1)};
  text-align: start;
  ${({ $block }) => !$block && `margin-inline-start: ${space(-1)};`}
`;

// Forced colours: said in the system's words, or what is read of the page's own (as text fill) would stay light on light.
export const buttonLook = css<ButtonLook>`
  position: relative;
  display: ${({ $block }) => ($block ? "flex" : "inline-flex")};
  ${({ $block }) => $block && "width: 100%;"}
  align-items: center;
  justify-content: center;
  gap: ${space(1.25)};
  min-width: 44px;
  border: 1.5px solid transparent;
  border-radius: ${radius.m};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  ${({ $variant }) => variants[$variant]}
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => $variant === "quiet" && flush}
  & svg {
    flex: none;
  }
  &[aria-disabled="true"],
  &:disabled {
    cursor: default;
    filter: saturate(0.4);
    opacity: 0.72;
  }
  @media ${media.forced} {
    margin-inline-start: 0;
    border-color: ButtonText;
    background: ButtonFace;
    color: ButtonText;
  }
`;
