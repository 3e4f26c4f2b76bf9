export { iinWithCheckDigit, isBin, isIin, parseIin } from "./iin.ts";
export type { Iin, Sex } from "./iin.ts";
export { hidePhone, maskPhone, phoneDigits } from "./phone.ts";
export { decimalOf, tiynOf, tiynOfTenge } from "./money.ts";
export type { Tiyn } from "./money.ts";
export { addDays, addMonths, completeMonths, completeYears, daysBetween, isIsoDate, todayIn } from "./dates.ts";
export { isLatinName } from "./name.ts";
export { keepsPasswordRule, passwordRules } from "./password.ts";
export type { PasswordRule } from "./password.ts";
