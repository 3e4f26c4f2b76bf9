import { REFUSED, wholeWithin, type Agreed, type Answers, type Priced } from "./agreed.ts";
import { isFrequency, type Frequency } from "./modes.ts";

interface Changeable {
  readonly frequency: Frequency;
  readonly sum: number;
}

/** Protection without savings: another frequency, or a lower sum; one change is about one thing (decision 026). The age and the term of the price stay. */
export function changedProtection(
  to: Answers,
  now: Changeable & { readonly least: number },
  priced: (next: Changeable) => Priced,
): Agreed | undefined {
  const frequency = to["frequency"] ?? now.frequency;
  const sum = to["sumAssured"] === undefined ? now.sum : wholeWithin(to["sumAssured"], now.least, now.sum);
  if (sum === undefined || !isFrequency(frequency)) return undefined;
  if (frequency === "single" || (frequency === now.frequency && sum === now.sum)) return undefined;
  const found = priced({ frequency, sum });
  return found === REFUSED ? undefined : found;
}
