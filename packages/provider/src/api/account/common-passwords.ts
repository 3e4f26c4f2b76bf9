/** Common passwords, in Latin and on a Cyrillic keyboard; digits and punctuation at the end, and the case of characters, make no difference. */
const roots = new Set(
  `password passw0rd p@ssword p@ssw0rd pass word parol пароль парол құпиясөз qwerty qwertyu qwertyui qwertyuiop qwert qazwsx qazwsxedc
  qweasd qweasdzxc asdfgh asdfghj asdfghjkl zxcvbn zxcvbnm 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3 q1w2e3r4 1qaz2wsx zaq1zaq1 zaq12wsx йцукен йцукенг
  йцукенгшщзх фывапролдж фывапрол ячсмить йфяцычувс admin administrator root user login welcome letmein iloveyou monkey dragon football
  baseball master shadow superman batman princess sunshine whatever trustno1 starwars hello freedom secret changeme default guest test testing
  abc abcd abcdef abcdefgh aaaaaaaa aa qq qqq google facebook instagram telegram whatsapp samsung iphone android computer internet
  kazakhstan qazaqstan казахстан қазақстан astana астана almaty алматы алма нурсултан shymkent шымкент karaganda kaspi каспи halyk
  shanyraq shanyrak шанырак шаңырақ страхование сақтандыру insurance polis полис любовь любимая солнышко наташа марина andrey андрей сергей александр
  marina natasha sergey alexander nurlan нурлан aigerim айгерим daniyar данияр arman арман aidar айдар dinara динара asel асель marat марат
  qwe qwe123 zxc asd qaz wsx edc gfhjkm ghbdtn ghjcnj lheujq vfhbyf`
    .split(/\s+/)
    .filter(Boolean),
);

const RUN =
  "01234567890123456789 98765432109876543210 abcdefghijklmnopqrstuvwxyz qwertyuiopasdfghjklzxcvbnm абвгдеёжзийклмнопрстуфхцчшщъыьэюя";
/** A part of a row of the keyboard, of the alphabet or of the digits. */
const isRun = (text: string): boolean => text.length >= 4 && RUN.split(" ").some((run) => run.includes(text));
/** One or two characters again and again. */
const isRepeated = (text: string): boolean => {
  const signs = [...text];
  return [1, 2, 3].some((size) =>
    [0, 1].some((more) => {
      const length = signs.length - more;
      return length >= 2 * size && length % size === 0 && signs.slice(0, length).every((sign, at) => sign === signs[at % size]);
    }),
  );
};

/** The text without digits and punctuation at its ends; characters of other alphabets do not count as punctuation. */
function withoutEnds(text: string): string {
  const first = text.search(/[a-z]/i);
  let last = text.length;
  while (last > first && !/[a-z]/i.test(text[last - 1] ?? "")) last -= 1;
  const [start, end] = first === -1 ? [text, ""] : [text.slice(0, first), text.slice(last)];
  const kept = (ends: string): string => (/\p{L}/u.test(ends) ? ends : "");
  return kept(start) + (first === -1 ? "" : text.slice(first, last)) + kept(end);
}

/**
 * True for a password that is guessed first: a common word, a run of keys or digits, one part repeated, or made of what is known of the
 * account. The account's own words count from four characters on.
 */
export function isCommonPassword(password: string, about: readonly (string | null | undefined)[]): boolean {
  const low = password.normalize("NFKC").toLowerCase();
  const bare = withoutEnds(low);
  if (roots.has(low) || roots.has(bare) || isRun(low) || isRepeated(low)) return true;
  if (bare === "" && /^\d+$/.test(low) && new Set(low).size <= 4) return true;
  const own = about
    .flatMap((word) => (word ? [word.toLowerCase(), ...word.toLowerCase().split(/[@.\s]/)] : []))
    .filter((word) => word.length >= 4);
  return own.some((word) => low === word || bare === word || (/^\d+$/.test(word) && low.includes(word)));
}
