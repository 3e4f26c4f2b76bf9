import { useIntl } from "react-intl";
import { Figures, figuresIn } from "./Figures.ts";
import { moneyText, type Amount, type Decimals } from "./money-text.ts";

/** Tiyn (a number) or a decimal string in tenge, grouped, with the sign of the tenge. */
export const Money = ({ amount, decimals = "auto" }: { amount: Amount; decimals?: Decimals | undefined }) => {
  const text = moneyText(amount, useIntl().locale, decimals);
  return <Figures $length={figuresIn(text)}>{text}</Figures>;
};
