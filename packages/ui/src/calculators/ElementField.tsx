import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { BirthDateField } from "../kit/BirthDateField.tsx";
import { CheckboxField } from "../kit/CheckboxField.tsx";
import { ChoiceField } from "../kit/ChoiceField.tsx";
import { moneyText } from "../kit/money-text.ts";
import { groupNumber } from "../kit/number-text.ts";
import { NumberSlider } from "../kit/NumberSlider.tsx";
import { SelectField } from "../kit/SelectField.tsx";
import { choicesOf, type FormElement } from "./elements.ts";

interface ElementFieldProps {
  readonly element: FormElement;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: ReactNode;
  /** What stands beside an option: the price of a frequency. */
  readonly details?: Readonly<Record<string, ReactNode>>;
  readonly unavailable?: ReadonlySet<string>;
}

/** More options than this are a list, not segments. */
const SEGMENTS = 5;
const MILLION = 1_000_000;

/** One element of a calculator's form, drawn as the server describes it. */
export function ElementField({ element, value, onChange, error, details, unavailable }: ElementFieldProps) {
  const { formatMessage, locale } = useIntl();
  const { name, label, hint, format, limit, unit } = element;
  const common = { name, label, hint, error };
  const unitWord = { tenge: "₸", years: formatMessage({ id: "calculators.years" }) };
  switch (format) {
    case "number": {
      const words = (amount: number) =>
        unit === "tenge" ? moneyText(`${amount}`, locale) : formatMessage({ id: "calculators.yearsCount" }, { count: amount });
      // "3 млн": a chip is no place for seven digits. Written by ourselves, because browsers differ in what they know of Kazakh.
      const short = (amount: number) =>
        amount >= MILLION ? formatMessage({ id: "kit.chart.millions" }, { value: amount / MILLION }) : groupNumber(amount, locale);
      return (
        <NumberSlider
          {...common}
          value={Number(value)}
          onChange={(next) => onChange(String(next))}
          min={Number(limit.min ?? 0)}
          max={Number(limit.max ?? 100)}
          step={Number(limit.step ?? 1)}
          format={words}
          unit={unit && unitWord[unit]}
          chips={limit.common?.map((common_) => ({
            value: Number(common_),
            label: unit === "tenge" ? short(Number(common_)) : words(Number(common_)),
          }))}
        />
      );
    }
    case "date":
      return <BirthDateField {...common} value={value} onChange={onChange} />;
    case "flag":
      return <CheckboxField {...common} value={value === "true"} onChange={(next) => onChange(String(next))} />;
    case "select": {
      const choices = choicesOf(element);
      return choices.length <= SEGMENTS ? (
        <ChoiceField
          {...common}
          value={value}
          onChange={onChange}
          choices={choices.map((choice) => ({ ...choice, detail: details?.[choice.value], disabled: unavailable?.has(choice.value) }))}
        />
      ) : (
        <SelectField {...common} value={value} onChange={onChange} options={choices} />
      );
    }
  }
}
