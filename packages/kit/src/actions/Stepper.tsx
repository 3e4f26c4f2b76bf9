import { useIntl } from "react-intl";
import { css, styled } from "styled-components";
import { media } from "../theme/media.ts";
import { paint, space, text } from "../theme/tokens.ts";
import { Icon } from "../ornament/Icon.tsx";

const Box = styled.nav`
  container-type: inline-size;
  display: grid;
  gap: ${space(1.5)};
`;
const Count = styled.p`
  font-size: ${text.s};
  color: ${paint.inkSoft};
  font-variant-numeric: tabular-nums;
  & > strong {
    color: ${paint.heading};
  }
`;
/** The room of the longest name, "Выгодоприобретатели", with its mark: where each step has less, the line above says the one name that counts. */
const NAMED_REM = 12.25;
const Steps = styled.ol<{ $count: number }>`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${space(1)};
  @container (max-width: ${({ $count }) => $count * NAMED_REM}rem) {
    & > li > :is(span, svg) {
      display: none;
    }
  }
`;
/** A scheme and forced colours have one colour for lines: there the steps ahead are distinguished by their stroke. */
const dottedWhereOneColour = css`
  html[data-scheme] & {
    border-top-style: dotted;
  }
  @media ${media.forced} {
    border-top-style: dotted;
  }
`;
const Step = styled.li<{ $state: "done" | "current" | "ahead" }>`
  display: flex;
  gap: ${space(0.75)};
  align-items: center;
  padding-top: ${space(1.25)};
  border-top: 4px solid ${({ $state }) => ($state === "ahead" ? paint.line : paint.primary)};
  ${({ $state }) => $state === "ahead" && dottedWhereOneColour}
  font-size: ${text.s};
  line-height: 1.3;
  color: ${({ $state }) => ($state === "ahead" ? paint.inkSoft : paint.ink)};
  font-weight: ${({ $state }) => ($state === "current" ? 650 : 400)};
  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  & > svg {
    flex: none;
    color: ${paint.success};
  }
`;

interface StepperProps {
  readonly steps: readonly string[];
  /** Counted from 1. */
  readonly current: number;
}

export function Stepper({ steps, current }: StepperProps) {
  const intl = useIntl();
  const stateOf = (number: number) => {
    if (number === current) return "current";
    return number < current ? "done" : "ahead";
  };
  return (
    <Box aria-label={intl.formatMessage({ id: "kit.stepper" })}>
      <Count>
        {intl.formatMessage({ id: "kit.stepper.count" }, { current, total: steps.length })}. <strong>{steps[current - 1]}</strong>
      </Count>
      <Steps $count={steps.length}>
        {steps.map((step, index) => (
          <Step key={step} $state={stateOf(index + 1)} aria-current={index + 1 === current ? "step" : undefined} aria-label={step}>
            {index + 1 < current && <Icon name="check" size="1.1em" />}
            <span>{step}</span>
          </Step>
        ))}
      </Steps>
    </Box>
  );
}
