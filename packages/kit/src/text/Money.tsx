import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { moneyText, type Amount, type Decimals } from "./money-text.ts";

export const Figures = styled.span`
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
`;

/** Tiyn (a number) or a decimal string in tenge, grouped, with the sign of the tenge. */
export const Money = ({ amount, decimals = "auto" }: { amount: Amount; decimals?: Decimals | undefined }) => (
  <Figures>{moneyText(amount, useIntl().locale, decimals)}</Figures>
);
