import { ControlInput } from "./field.styles.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { useField, type FieldProps } from "./use-field.ts";

export interface CalendarFieldProps extends FieldProps<string> {
  /** ISO limits. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** A day near today, with the browser's own calendar; birthdays take `BirthDateField`. */
export function DateField(props: CalendarFieldProps) {
  const { name, value, onChange, onBlur, disabled, ref, min, max } = props;
  const field = useField(props);
  return (
    <FieldFrame {...props} field={field}>
      <ControlInput
        {...field.control}
        type="date"
        name={name}
        ref={ref}
        value={value}
        min={min}
        max={max}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => onBlur?.()}
      />
    </FieldFrame>
  );
}
