import { keepsPasswordRule, type PasswordRule } from "@shanyraq/rules";
import { isCommonPassword } from "./common-passwords.ts";

/** In the order in which the form shows them (site-shell, section 5). */
const strongRules: readonly PasswordRule[] = ["length", "capital", "special"];
/** NIST 800-63B-4 and ASVS 6.2.1: no new password is shorter, whatever an older form asks for. */
const everyRule: readonly PasswordRule[] = ["length"];

interface NewPassword {
  readonly password: string;
  readonly password_repeat: string;
  /** What is known of the account: a password made of it is guessed first. */
  readonly about: readonly (string | null | undefined)[];
  /** A capital letter and a special character too, on the flows that require them. */
  readonly strong: boolean;
}

/** What is wrong with a new password, by field; undefined when nothing is. Any characters may be used, and however many. */
export function faultsOfPassword({ password, password_repeat, about, strong }: NewPassword): Readonly<Record<string, string>> | undefined {
  const broken = (strong ? strongRules : everyRule).find((rule) => !keepsPasswordRule(password, rule));
  if (broken) return { password: `error.password.${broken}` };
  if (isCommonPassword(password, about)) return { password: "error.password.common" };
  return password === password_repeat ? undefined : { password_repeat: "error.password.repeat" };
}
