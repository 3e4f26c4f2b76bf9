import { ibanText, isCompanyNumber, parseIin } from "@shanyraq/rules";
import type { StoredAccount } from "../../platform/database/records/contract-event.ts";
import { isAccountOf } from "../payouts/account-holder.ts";
import { nameWords } from "../../platform/server/name-words.ts";
import type { ShareRow } from "./shares.ts";

/** An account as it was given, with the number of its owner. */
export interface GivenAccount {
  readonly iban: string;
  readonly holder: string;
  readonly iin: string;
}

/** A name as papers have it: the surname, the name, and what follows them. */
function partsOf(whole: string) {
  const [surname = "", name = "", ...rest] = whole.trim().split(/\s+/);
  return { surname, name, patronymic: rest.join(" ") };
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size > 0 && one.size === other.size && [...one].every((word) => other.has(word));

/** A name may be another's too: the number says when its owner was born, of a foreigner without the century. */
export const isBornOn = (iin: string, day: string): boolean =>
  (parseIin(iin)?.birthDate ?? day) === day && iin.slice(0, 6) === day.replaceAll("-", "").slice(2);

/**
 * Whether an account is that of the payee: by their number where it is known, and by the name in any case. The bank compares both again. Of heirs nobody knows
 * yet whose account would be theirs; an heir whom a certificate names is known by it.
 */
export function isPayeesAccount(
  { kind, name, iin, birth_date }: Pick<ShareRow, "kind" | "name" | "iin" | "birth_date">,
  account: GivenAccount,
): boolean {
  if (kind === "heirs") return false;
  // A bank has the number of a company, and a person has none.
  if (isCompanyNumber(account.iin) !== (kind === "lender")) return false;
  if (kind === "lender") return isSame(nameWords(account.holder), nameWords(name));
  if (iin !== null && iin !== account.iin) return false;
  if (birth_date !== null && !isBornOn(account.iin, birth_date)) return false;
  return isAccountOf(account.holder, partsOf(name));
}

export const storedAccountOf = ({ iban, holder }: GivenAccount): StoredAccount => ({
  iban: ibanText(iban),
  holder: holder.trim().replace(/\s+/g, " "),
});
