import { useState } from "react";
import { useIntl } from "react-intl";
import { FieldBox, Hint } from "./field.styles.ts";
import { FieldError } from "./FieldFrame.tsx";
import { NumberPresets, type NumberPreset } from "./NumberPresets.tsx";
import { groupNumber, typedNumber } from "../text/number-text.ts";
import { Ends, SliderLabel, Top, Track, Typed, Typing, Unit } from "./NumberSlider.styles.ts";
import { useField, type FieldProps } from "./use-field.ts";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { InlineText } from "../text/InlineText.tsx";

export interface NumberSliderProps extends FieldProps<number> {
  readonly min: number;
  readonly max: number;
  /** As much as may be typed, where that is more than the slider reaches. */
  readonly most?: number | undefined;
  readonly step: number;
  /** Short unit beside the number: "₸", "лет". */
  readonly unit?: string | undefined;
  /** Common values, one press each. */
  readonly chips?: readonly NumberPreset[] | undefined;
  /** How the ends and the spoken value are written; by default the grouped number with its unit. */
  readonly format?: ((value: number) => string) | undefined;
}

/** The nearest allowed value: on the step counted from the minimum, between the ends. */
export function allowedValue(value: number, { min, max, step }: Pick<NumberSliderProps, "min" | "max" | "step">): number {
  const decimals = (String(step).split(".")[1] ?? "").length;
  const stepped = Number((min + Math.round((value - min) / step) * step).toFixed(decimals));
  return Math.min(max, Math.max(min, stepped));
}

/** A typed number tied to a slider. Typing is never corrected under the fingers, only on leaving. */
export function NumberSlider(props: NumberSliderProps) {
  const { label, hint, error, name, value, onChange, onBlur, disabled, ref, min, max, most = max, step, unit, chips } = props;
  const typing = { min, max: most, step };
  const intl = useIntl();
  const [draft, setDraft] = useState<string>();
  const [isUnreadable, setIsUnreadable] = useState(false);
  const format = props.format ?? ((number: number) => `${groupNumber(number, intl.locale)}${unit ? `\u00a0${unit}` : ""}`);
  const shownError = isUnreadable ? intl.formatMessage({ id: "kit.number.unreadable" }, { value: format(value) }) : error;
  const field = useField({ ...props, hint: hint ?? " ", error: shownError });
  const type = (typed: string) => {
    setDraft(typed);
    setIsUnreadable(false);
    const number = typedNumber(typed, intl.locale);
    if (number !== undefined && number >= min && number <= most && number === allowedValue(number, typing)) onChange(number);
  };
  const leave = () => {
    const number = draft === undefined ? undefined : typedNumber(draft, intl.locale);
    // What cannot be read stays with its refusal: the number from before in its place would pass for it.
    const isRefused = number === undefined && draft !== undefined && draft.trim() !== "";
    setIsUnreadable(isRefused);
    if (!isRefused) setDraft(undefined);
    if (number !== undefined && allowedValue(number, typing) !== value) onChange(allowedValue(number, typing));
    onBlur?.();
  };
  const limits = intl.formatMessage({ id: "kit.slider.limits" }, { min: format(min), max: format(most) });
  const share = max > min ? Math.min(1, (value - min) / (max - min)) * 100 : 0;
  return (
    <FieldBox>
      <Top>
        <SliderLabel id={field.labelId} htmlFor={field.id}>
          {label}
        </SliderLabel>
        <Typing>
          <Typed
            {...field.control}
            $unit={unit?.length ?? 0}
            name={name}
            ref={ref}
            disabled={disabled}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={draft ?? groupNumber(value, intl.locale)}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
          />
          {unit && <Unit aria-hidden="true">{unit}</Unit>}
        </Typing>
      </Top>
      <Track>
        <svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 6">
          <rect height="6" width={share.toFixed(2)} />
        </svg>
        <input
          type="range"
          aria-labelledby={field.labelId}
          aria-valuetext={format(value)}
          data-limits={limits}
          min={min}
          max={max}
          step={step}
          value={value}
          disabled={disabled}
          onChange={(event) => {
            setDraft(undefined);
            setIsUnreadable(false);
            onChange(Number(event.target.value));
          }}
        />
      </Track>
      <Ends aria-hidden="true">
        <span>
          <InlineText>{format(min)}</InlineText>
        </span>
        <span>
          <InlineText>{format(max)}</InlineText>
        </span>
      </Ends>
      {chips && (
        <NumberPresets
          labelId={field.labelId}
          presets={chips}
          value={value}
          disabled={disabled}
          onChoose={(preset) => {
            setDraft(undefined);
            setIsUnreadable(false);
            onChange(preset);
          }}
        />
      )}
      {/* Reading aloud says the limits after the value (`data-limits`), beside a hint too. */}
      <Hint as={hint === undefined ? VisuallyHidden : "div"} id={field.hintId} data-read-before={hint === undefined ? "" : undefined}>
        {hint === undefined ? limits : <InlineText>{hint}</InlineText>}
      </Hint>
      <FieldError id={field.errorId} error={shownError} />
    </FieldBox>
  );
}
