import { faultOfStrongPassword } from "@shanyraq/rules";
import { isCommonPassword } from "./common-passwords.ts";

/** NIST 800-63B-4 and ASVS 6.2.1: no new password is shorter, whatever an older form asks for. */
const LEAST = 8;

interface NewPassword {
  readonly password: string;
  readonly password_repeat: string;
  /** What is known of the account: a password made of it is guessed first. */
  readonly about: readonly (string | null | undefined)[];
  /** A capital letter and a special character too, on the flows that ask for them. */
  readonly strong: boolean;
}

/** What is wrong with a new password, by field; undefined when nothing is. Any characters may be used, and however many. */
export function faultsOfPassword({ password, password_repeat, about, strong }: NewPassword): Readonly<Record<string, string>> | undefined {
  if ([...password].length < LEAST) return { password: "error.password.length" };
  const weak = strong ? faultOfStrongPassword(password) : undefined;
  if (weak) return { password: weak };
  if (isCommonPassword(password, about)) return { password: "error.password.common" };
  return password === password_repeat ? undefined : { password_repeat: "error.password.repeat" };
}
