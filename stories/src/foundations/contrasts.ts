import { contrastOf, type Oklch } from "@shanyraq/kit/theme/color.ts";
import type { ColorName } from "@shanyraq/kit/theme/names.ts";
import { textPairs, type Palette } from "@shanyraq/kit/theme/palettes.ts";

/** Words of a colour on the ground on which they are hardest to read. */
export interface Worst {
  readonly text: ColorName;
  readonly ground: ColorName;
  readonly contrast: number;
  readonly ink: Oklch;
  readonly paper: Oklch;
}

/** Of each colour of words, the hardest of the grounds that the kit allows it. */
export function worstContrasts(palette: Palette): readonly Worst[] {
  const worst = new Map<ColorName, Worst>();
  for (const [text, ground] of textPairs) {
    const [ink, paper] = [palette[text], palette[ground]];
    const contrast = contrastOf(ink, paper);
    if (contrast < (worst.get(text)?.contrast ?? Infinity)) worst.set(text, { text, ground, contrast, ink, paper });
  }
  return [...worst.values()];
}
