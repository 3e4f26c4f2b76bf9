import type { ReactNode } from "react";
import { ChoiceText, type ChoiceWords } from "./ChoiceText.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
import { Beneath, Dot, Segment, Segments } from "./segments.styles.ts";
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
  /** Stacked, and the detail of each answer is a sentence that explains it: it stands under the name, in a line that can be read. */
  readonly explained?: boolean | undefined;
  /** What became of the last press: it stands under the answer that was pressed where answers are stacked, else under all of them. */
  readonly outcome?: { readonly of: Value | undefined; readonly words: ReactNode } | undefined;
}

/** A radio group drawn as segments; the radios themselves stay, so keys work as everywhere. */
export function ChoiceField<Value extends string = string>(props: ChoiceFieldProps<Value>) {
  const { name, value, onChange, onBlur, disabled, ref, choices, explained = false, stacked = explained, outcome } = props;
  const field = useField(props);
  // One element, wherever it is drawn: a screen reader announces what changes in an element, and not one that has just come.
  const pressed = stacked ? choices.findIndex((choice) => choice.value === outcome?.of) : -1;
  return (
    <FieldFrame {...props} field={field} group>
      <Segments $stacked={stacked} $explained={explained}>
        {choices.map((choice, index) => (
          <Segment key={choice.value} $after={pressed >= 0 && index > pressed}>
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
        {outcome && <Beneath $isSaid={outcome.of !== undefined}>{outcome.words}</Beneath>}
      </Segments>
    </FieldFrame>
  );
}
