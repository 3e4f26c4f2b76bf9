const digitsIn = (text: string): number => text.replace(/\D/g, "").length;

/** The place behind the first so many digits. */
function placeBehind(text: string, digits: number): number {
  let place = 0;
  for (let left = digits; left > 0 && place < text.length; place += 1) if (/\d/.test(text[place] ?? "")) left -= 1;
  return place;
}

/**
 * Called when a mask is about to rewrite what was typed: the caret stays behind the same digit, so that a person who corrects a digit in the middle continues
 * there. Without it a rewritten field puts the caret at its end.
 */
export function keepCaret(input: HTMLInputElement): void {
  const { value: typed, selectionStart } = input;
  if (selectionStart === null || selectionStart === typed.length) return;
  const behind = digitsIn(typed.slice(0, selectionStart));
  const all = digitsIn(typed);
  // What React draws of this key it has drawn by then.
  queueMicrotask(() => {
    if (input.value === typed) return;
    const place = placeBehind(input.value, behind + Math.max(0, digitsIn(input.value) - all));
    input.setSelectionRange(place, place);
  });
}
