import { ChoiceText, type ChoiceWords } from "./ChoiceText.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
import { Dot, Segment, Segments } from "./segments.styles.ts";
import { useField, type FieldProps } from "./use-field.ts";

export interface Choice<Value extends string = string> extends ChoiceWords {
  readonly value: Value;
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
            <ChoiceText choice={choice} />
          </Segment>
        ))}
      </Segments>
    </FieldFrame>
  );
}
