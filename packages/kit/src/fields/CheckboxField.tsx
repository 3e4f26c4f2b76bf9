import { styled } from "styled-components";
import { media } from "../theme/media.ts";
import { paint, space, text } from "../theme/tokens.ts";
import { FieldBox, Hint } from "./field.styles.ts";
import { FieldError } from "./FieldFrame.tsx";
import { useField, type FieldProps } from "./use-field.ts";

const Line = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(1.5)};
  align-items: start;
  min-height: 44px;
  padding: ${space(1)} 0;
  font-size: ${text.m};
  line-height: 1.45;
  cursor: pointer;
  & > input {
    appearance: none;
    display: grid;
    place-items: center;
    width: 1.625rem;
    height: 1.625rem;
    margin: -0.05em 0 0;
    border: 1.5px solid ${paint.boundary};
    border-radius: 6px;
    background: ${paint.surface};
    cursor: pointer;
  }
  & > input::after {
    content: "";
    width: 0.45rem;
    height: 0.8rem;
    border: solid ${paint.onPrimary};
    border-width: 0 2.5px 2.5px 0;
    transform: translateY(-0.1rem) rotate(45deg) scale(0);
  }
  & > input:checked {
    background: ${paint.primary};
    border-color: ${paint.primary};
  }
  & > input:checked::after {
    transform: translateY(-0.1rem) rotate(45deg);
  }
  & > input[aria-invalid="true"] {
    border-color: ${paint.danger};
  }
  &:hover > input {
    border-color: ${paint.heading};
  }
  @media ${media.forced} {
    & > input:checked {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
    }
    & > input:checked::after {
      border-color: HighlightText;
    }
  }
`;
const Beneath = styled.div`
  margin-top: ${space(-1.25)};
  padding-left: calc(1.625rem + ${space(1.5)});
`;

/** One box with its sentence; the sentence may hold links to the text agreed to. */
export function CheckboxField(props: FieldProps<boolean>) {
  const { label, hint, error, name, value, onChange, onBlur, disabled, ref } = props;
  const field = useField(props);
  return (
    <FieldBox>
      <Line>
        <input
          {...field.control}
          type="checkbox"
          name={name}
          ref={ref}
          checked={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={() => onBlur?.()}
        />
        <span id={field.labelId}>{label}</span>
      </Line>
      {(hint !== undefined || error !== undefined) && (
        <Beneath>
          {hint !== undefined && hint !== "" && <Hint id={field.hintId}>{hint}</Hint>}
          <FieldError id={field.errorId} error={error} />
        </Beneath>
      )}
    </FieldBox>
  );
}
