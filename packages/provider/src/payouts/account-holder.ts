/** A name as it is compared: without case, stops and the letters that banks write in two ways. */
const wordsOf = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .normalize("NFC")
      .toLocaleLowerCase("kk")
      .replaceAll("ё", "е")
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ""),
  );

/**
 * Whether an account's owner is the policyholder: the surname and the name are there in any order, and nothing that is not his. A patronymic
 * may be left out, as cards and foreigners do.
 */
export function isAccountOf(holder: string, { surname, name, patronymic }: { surname: string; name: string; patronymic: string }): boolean {
  const [typed, needed, allowed] = [wordsOf(holder), wordsOf(`${surname} ${name}`), wordsOf(`${surname} ${name} ${patronymic}`)];
  return [...needed].every((word) => typed.has(word)) && [...typed].every((word) => allowed.has(word));
}
