import { useIntl } from "react-intl";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import { groupNumber } from "@shanyraq/kit/text/number-text.ts";
import { NumberSlider } from "@shanyraq/kit/fields/NumberSlider.tsx";
import type { ElementFieldProps } from "./element-field-props.ts";

const MILLION = 1_000_000;

interface NumberElementProps extends Pick<ElementFieldProps, "element" | "error"> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A number of a calculator's form, in the words of its unit. */
export function NumberElement({ element, value, onChange, error }: NumberElementProps) {
  const { formatMessage, locale } = useIntl();
  const { name, label, hint, limit, unit } = element;
  const words = (amount: number): string => {
    if (unit === undefined) return groupNumber(amount, locale);
    if (unit === "tenge") return moneyText(`${amount}`, locale);
    // Thousands of people are grouped by ourselves: a browser and the page that was built differ in what they know of Kazakh.
    return formatMessage({ id: `calculators.count.${unit}` }, { count: amount, shown: groupNumber(amount, locale) });
  };
  // "3 млн": a chip has no room for seven digits. We write it ourselves, because browsers differ in what they know of Kazakh.
  const short = (amount: number) =>
    amount >= MILLION ? formatMessage({ id: "kit.chart.millions" }, { value: amount / MILLION }) : groupNumber(amount, locale);
  return (
    <NumberSlider
      name={name}
      label={label}
      hint={hint}
      error={error}
      value={Number(value)}
      onChange={(next) => onChange(String(next))}
      min={Number(limit.min ?? 0)}
      max={Number(limit.max ?? 100)}
      most={limit.most === undefined ? undefined : Number(limit.most)}
      step={Number(limit.step ?? 1)}
      format={words}
      unit={unit && (unit === "tenge" ? "₸" : formatMessage({ id: `calculators.unit.${unit}` }))}
      chips={limit.common?.map((common) => ({
        value: Number(common),
        label: unit === "tenge" ? short(Number(common)) : words(Number(common)),
      }))}
    />
  );
}
