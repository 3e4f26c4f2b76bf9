import { nameWords } from "../../platform/server/name-words.ts";

/**
 * Whether an account's owner is the policyholder: the surname and the name are there in any order, and nothing that is not theirs. A patronymic
 * may be left out, as cards and foreigners do.
 */
export function isAccountOf(holder: string, { surname, name, patronymic }: { surname: string; name: string; patronymic: string }): boolean {
  const [typed, needed, allowed] = [nameWords(holder), nameWords(`${surname} ${name}`), nameWords(`${surname} ${name} ${patronymic}`)];
  return [...needed].every((word) => typed.has(word)) && [...typed].every((word) => allowed.has(word));
}
