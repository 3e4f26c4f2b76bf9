import { css, styled } from "styled-components";
import { media } from "../theme/media.ts";
import { paint, radius, size, space, text } from "../theme/tokens.ts";

/** The box of every control that is typed in. */
// `:autofill`: the browser's own ground is "!important", and in a dark scheme its letters would be dark on dark; a shadow inside covers it.
export const controlBox = css`
  width: 100%;
  min-height: ${size.control};
  padding: ${space(1)} ${space(2)};
  border: 1.5px solid ${paint.boundary};
  border-radius: ${radius.m};
  background: ${paint.surface};
  color: ${paint.ink};
  font-size: ${text.l};
  line-height: 1.4;
  &::placeholder {
    color: ${paint.inkSoft};
    opacity: 1;
  }
  @media ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${paint.heading};
    }
  }
  &:focus-visible {
    border-color: ${paint.focus};
    outline: 3px solid ${paint.focus};
    outline-offset: 0;
  }
  &[aria-invalid="true"] {
    border-color: ${paint.danger};
    box-shadow: inset 0 0 0 1px ${paint.danger};
  }
  &:autofill {
    -webkit-text-fill-color: ${paint.ink};
    caret-color: ${paint.ink};
    box-shadow: inset 0 0 0 100vmax ${paint.surface};
  }
  &[aria-invalid="true"]:autofill {
    box-shadow:
      inset 0 0 0 1px ${paint.danger},
      inset 0 0 0 100vmax ${paint.surface};
  }
  &:disabled {
    background: ${paint.sunken};
    color: ${paint.inkSoft};
    cursor: default;
  }
`;

export const ControlInput = styled.input`
  ${controlBox}
  font-variant-numeric: tabular-nums;
`;

export const FieldBox = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(0.75)};
  min-width: 0;
`;

export const labelLook = css`
  font-size: ${text.m};
  font-weight: 600;
  line-height: 1.35;
  color: ${paint.ink};
`;

/** A sentence beside a control is no wider than an eye follows, on however wide a page. */
export const MEASURE = "42rem";

export const Hint = styled.div`
  max-width: ${MEASURE};
  font-size: ${text.s};
  line-height: 1.45;
  color: ${paint.inkSoft};
`;

export const ErrorLine = styled.div`
  display: flex;
  gap: ${space(0.75)};
  align-items: baseline;
  font-size: ${text.s};
  font-weight: 600;
  line-height: 1.45;
  color: ${paint.danger};
  & svg {
    flex: none;
    transform: translateY(0.15em);
  }
`;

export const OptionalMark = styled.span`
  font-weight: 400;
  color: ${paint.inkSoft};
`;
