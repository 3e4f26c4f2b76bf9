import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { controlBox, Hint } from "./field.styles.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { useField, type FieldProps } from "./use-field.ts";

const Area = styled.textarea`
  ${controlBox}
  resize: vertical;
`;

export interface TextAreaFieldProps extends FieldProps<string, HTMLTextAreaElement> {
  readonly rows?: number | undefined;
  /** Shows how many characters are left; the text is not cut. */
  readonly limit?: number | undefined;
}

export function TextAreaField(props: TextAreaFieldProps) {
  const { name, value, onChange, onBlur, disabled, ref, rows = 5, limit } = props;
  const intl = useIntl();
  const field = useField(props);
  return (
    <FieldFrame {...props} field={field}>
      <Area
        {...field.control}
        name={name}
        ref={ref}
        rows={rows}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => onBlur?.()}
      />
      {limit !== undefined && <Hint>{intl.formatMessage({ id: "kit.field.left" }, { left: limit - value.length })}</Hint>}
    </FieldFrame>
  );
}
