/** What the row of digits types while the keyboard is Kazakh. Source: layout KBDKAZ of Windows, the same in macOS and X11; 1 gives a quotation mark. */
const DIGIT_ROW: Readonly<Record<string, string>> = {
  '"': "1",
  ә: "2",
  і: "3",
  ң: "4",
  ғ: "5",
  ",": "6",
  ".": "7",
  ү: "8",
  ұ: "9",
  қ: "0",
};

/**
 * Digits that were typed on the Kazakh layout ("әққ қққ" for "200 000"), full-width ones and the like, as plain digits. A text that has other letters,
 * or no Kazakh letter of that row, keeps its signs: a comma is six only beside such a letter, and never beside digits of another layout.
 */
export function plainDigits(typed: string): string {
  const text = typed
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\u2212/g, "-");
  const small = text.toLowerCase();
  return /^(?:[\s"әіңғ,.үұқ]+|[\d\sәіңғүұқ]+)$/u.test(small) && /[әіңғүұқ]/u.test(small)
    ? [...small].map((sign) => DIGIT_ROW[sign] ?? sign).join("")
    : text;
}
