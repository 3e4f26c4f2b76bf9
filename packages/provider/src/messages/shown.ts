import { decimalOf, type Tiyn } from "@shanyraq/rules";

/** Tenge as people read them: "19 530.00" would be read as two numbers, so without the tiyn where there are none. */
export const shownMoney = (amount: Tiyn): string =>
  decimalOf(amount)
    .replace(/\.00$/, "")
    .replace(/\B(?=(\d{3}){1,9}(?!\d))/g, "\u00a0");
export const shownDate = (iso: string): string => iso.split("-").reverse().join(".");
