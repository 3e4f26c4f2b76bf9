import type { ReactNode } from "react";
import { styled } from "styled-components";
import { media } from "../theme/media.ts";
import { paint, radius, space, text } from "../theme/tokens.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { useField, type FieldProps } from "./use-field.ts";
import { visuallyHidden } from "./VisuallyHidden.tsx";

const Segments = styled.div<{ $stacked: boolean }>`
  display: grid;
  grid-template-columns: ${({ $stacked }) => ($stacked ? "1fr" : "repeat(auto-fit, minmax(min(7.25rem, 100%), 1fr))")};
  gap: ${space(1)};
`;
const Segment = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 3.25rem;
  padding: ${space(1.25)} ${space(1.5)};
  border: 1.5px solid ${paint.boundary};
  border-radius: ${radius.m};
  background: ${paint.surface};
  line-height: 1.3;
  cursor: pointer;
  & > input {
    ${visuallyHidden}
  }
  &:hover {
    border-color: ${paint.heading};
  }
  &:has(:checked) {
    border-color: ${paint.primary};
    background: ${paint.primarySoft};
    box-shadow: inset 0 0 0 1px ${paint.primary};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${paint.focus};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    background: ${paint.sunken};
    color: ${paint.inkSoft};
    cursor: default;
  }
  @media ${media.forced} {
    &:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`;
const Dot = styled.span`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  border: 1.5px solid ${paint.boundary};
  border-radius: 50%;
  background: ${paint.surface};
  :checked + & {
    border: 0.375rem solid ${paint.primary};
  }
`;
const Words = styled.span`
  display: grid;
  min-width: 0;
  & > small {
    font-size: ${text.s};
    color: ${paint.inkSoft};
    font-variant-numeric: tabular-nums;
  }
`;

export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** A second line: a price, a term. */
  readonly detail?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface ChoiceFieldProps<Value extends string = string> extends Omit<FieldProps<Value>, "value"> {
  readonly value: Value | "";
  readonly choices: readonly Choice<Value>[];
  /** One under another, for long answers. */
  readonly stacked?: boolean | undefined;
}

/** A radio group drawn as segments; the radios themselves stay, so keys work as everywhere. */
export function ChoiceField<Value extends string = string>(props: ChoiceFieldProps<Value>) {
  const { name, value, onChange, onBlur, disabled, ref, choices, stacked = false } = props;
  const field = useField(props);
  return (
    <FieldFrame {...props} field={field} group>
      <Segments $stacked={stacked}>
        {choices.map((choice, index) => (
          <Segment key={choice.value}>
            <input
              type="radio"
              name={name ?? field.id}
              ref={index === 0 ? ref : undefined}
              value={choice.value}
              checked={choice.value === value}
              disabled={disabled === true || choice.disabled === true}
              onChange={() => onChange(choice.value)}
              onBlur={() => onBlur?.()}
            />
            <Dot aria-hidden="true" />
            <Words>
              <span>{choice.label}</span>
              {choice.detail !== undefined && <small>{choice.detail}</small>}
            </Words>
          </Segment>
        ))}
      </Segments>
    </FieldFrame>
  );
}
