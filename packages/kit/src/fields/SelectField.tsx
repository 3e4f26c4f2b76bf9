import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { paint, space } from "../theme/tokens.ts";
import { controlBox } from "./field.styles.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { Icon } from "../ornament/Icon.tsx";
import { controlOf, useField, type FieldProps } from "./use-field.ts";

const Row = styled.div`
  position: relative;
  & > svg {
    position: absolute;
    right: ${space(2)};
    top: calc(50% - 0.625em);
    color: ${paint.heading};
    pointer-events: none;
  }
`;
const Select = styled.select`
  ${controlBox}
  appearance: none;
  padding-right: ${space(6)};
  text-overflow: ellipsis;
`;

export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectFieldProps extends FieldProps<string, HTMLSelectElement> {
  readonly options: readonly Option[];
  /** The first, empty line: "Choose" by default, no such line with `null`. */
  readonly placeholder?: string | null | undefined;
  readonly autoComplete?: string | undefined;
}

export function SelectField(props: SelectFieldProps) {
  const { onChange, onBlur, options, placeholder, autoComplete } = props;
  const intl = useIntl();
  const field = useField(props);
  return (
    <FieldFrame {...props} field={field}>
      <Row>
        <Select
          {...controlOf(props, field)}
          autoComplete={autoComplete}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => onBlur?.()}
        >
          {placeholder !== null && <option value="">{placeholder ?? intl.formatMessage({ id: "kit.select.choose" })}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Select>
        <Icon name="down" />
      </Row>
    </FieldFrame>
  );
}
