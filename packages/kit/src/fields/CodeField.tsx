import { plainDigits } from "@shanyraq/rules";
import { styled } from "styled-components";
import { paint, radius, space, text } from "../theme/tokens.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { controlOf, useField, type FieldProps } from "./use-field.ts";

const Row = styled.div`
  position: relative;
  width: fit-content;
  max-width: 100%;
`;
/** The only control, and unseen: the boxes under it show what it holds, also where a browser fills it in and paints its own ground. */
const Typed = styled.input`
  position: absolute;
  inset: 0;
  z-index: 1;
  width: 100%;
  border: 0;
  padding: 0;
  opacity: 0;
  font-size: ${text.l};
`;
const Boxes = styled.div`
  display: flex;
  gap: ${space(1)};
`;
const Box = styled.span`
  display: grid;
  place-items: center;
  width: 3.25rem;
  height: 3.75rem;
  min-width: 0;
  flex: 0 1 3.25rem;
  border: 1.5px solid ${paint.boundary};
  border-radius: ${radius.m};
  background: ${paint.surface};
  font-size: 1.625rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  input[aria-invalid="true"] + div > & {
    border-color: ${paint.danger};
  }
  input:focus + div > &[data-next="yes"] {
    border-color: ${paint.focus};
    outline: 3px solid ${paint.focus};
  }
`;

export interface CodeFieldProps extends FieldProps<string> {
  readonly digits: 4 | 6;
  /** Called once when the last digit arrives by hand, paste or autofill. */
  readonly onComplete?: ((code: string) => void) | undefined;
}

export function CodeField(props: CodeFieldProps) {
  const { value, onChange, onBlur, digits, onComplete } = props;
  const field = useField(props);
  const take = (typed: string) => {
    const code = plainDigits(typed).replace(/\D/g, "").slice(0, digits);
    if (code === value) return;
    onChange(code);
    if (code.length === digits) onComplete?.(code);
  };
  const next = Math.min(value.length, digits - 1);
  return (
    <FieldFrame {...props} field={field}>
      <Row>
        <Typed
          {...controlOf(props, field)}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          onChange={(event) => take(event.target.value)}
          onBlur={() => onBlur?.()}
        />
        <Boxes aria-hidden="true">
          {Array.from({ length: digits }, (_, index) => (
            <Box key={index} data-next={index === next ? "yes" : "no"}>
              {value[index]}
            </Box>
          ))}
        </Boxes>
      </Row>
    </FieldFrame>
  );
}
