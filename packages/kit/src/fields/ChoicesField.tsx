import type { Choice } from "./ChoiceField.tsx";
import { ChoiceText } from "./ChoiceText.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
import { Icon } from "../ornament/Icon.tsx";
import { usePhoneFold } from "../layout/PhoneFold.tsx";
import { Box, Segment, Segments } from "./segments.styles.ts";
import { useField, type FieldProps } from "./use-field.ts";

export interface ChoicesFieldProps extends Omit<FieldProps<readonly string[]>, "value"> {
  readonly value: readonly string[];
  readonly choices: readonly Choice[];
  /** On a phone it begins folded behind its question while nothing is chosen. */
  readonly folds?: boolean | undefined;
}

/** Several of a few answers, each a switch with what it costs beside it; the boxes themselves stay, so keys work as everywhere. */
export function ChoicesField(props: ChoicesFieldProps) {
  const { name, value, onChange, onBlur, disabled, ref, choices, folds = false } = props;
  const field = useField(props);
  const fold = usePhoneFold(value.length > 0);
  // In the order of the answers, whatever the order of the presses.
  const toggle = (pressed: string, on: boolean) => {
    // What was opened by an answer stays open when that is taken back.
    fold.open();
    onChange(choices.map((choice) => choice.value).filter((one) => (one === pressed ? on : value.includes(one))));
  };
  return (
    <FieldFrame {...props} field={field} group fold={folds ? fold : undefined}>
      <Segments $stacked>
        {choices.map((choice, index) => (
          <Segment key={choice.value}>
            <input
              type="checkbox"
              name={name ?? field.id}
              ref={index === 0 ? ref : undefined}
              value={choice.value}
              checked={value.includes(choice.value)}
              disabled={disabled === true || choice.disabled === true}
              onChange={(event) => toggle(choice.value, event.target.checked)}
              onBlur={() => onBlur?.()}
            />
            <Box aria-hidden="true">
              <Icon name="check" />
            </Box>
            <ChoiceText choice={choice} />
          </Segment>
        ))}
      </Segments>
    </FieldFrame>
  );
}
