import type { Quote } from "@shanyraq/flows";

type Prices = Readonly<Record<string, string>>;

/** What stands beside the options of an element, by the element's name: what each frequency costs, what each rider adds. */
export function pricesBeside(quote: Quote | undefined, money: (amount: string) => string): Readonly<Record<string, Prices>> {
  if (!quote) return {};
  const added = Object.fromEntries(quote.riders.map(({ rider, instalment }) => [rider, `+${money(instalment)}`]));
  return {
    frequency: Object.fromEntries(quote.frequencies.map(({ frequency, instalment }) => [frequency, money(instalment)])),
    riders: added,
    covers: added,
  };
}
