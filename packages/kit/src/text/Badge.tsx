import { css, styled } from "styled-components";
import { media } from "../theme/media.ts";
import { paint, radius, space, text } from "../theme/tokens.ts";

export type Tone = "neutral" | "info" | "success" | "warning" | "danger";

export const toneColors = {
  neutral: css`
    --tone: ${paint.inkSoft};
    --tone-soft: ${paint.sunken};
  `,
  info: css`
    --tone: ${paint.primary};
    --tone-soft: ${paint.primarySoft};
  `,
  success: css`
    --tone: ${paint.success};
    --tone-soft: ${paint.successSoft};
  `,
  warning: css`
    --tone: ${paint.accent};
    --tone-soft: ${paint.accentSoft};
  `,
  danger: css`
    --tone: ${paint.danger};
    --tone-soft: ${paint.dangerSoft};
  `,
} as const satisfies Record<Tone, ReturnType<typeof css>>;

/** A status in words; its colour only repeats them. */
export const Badge = styled.span<{ $tone?: Tone | undefined }>`
  ${({ $tone = "neutral" }) => toneColors[$tone]}
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  width: fit-content;
  padding: ${space(0.5)} ${space(1.5)};
  border-radius: ${radius.round};
  background: var(--tone-soft);
  color: ${paint.ink};
  font-size: ${text.s};
  font-weight: 550;
  line-height: 1.35;
  &::before {
    content: "";
    flex: none;
    width: 0.5em;
    height: 0.5em;
    border-radius: 50%;
    background: var(--tone);
  }
  html[data-scheme] & {
    border: 1px solid ${paint.ink};
  }
  @media ${media.forced} {
    border: 1px solid CanvasText;
    &::before {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;
