/** Adds the books of one life to those of the house. */
export function addHouse(sums: Map<string, number>, house: Readonly<Record<string, number>>): void {
  for (const [account, amount] of Object.entries(house)) sums.set(account, (sums.get(account) ?? 0) + amount);
}

/** What came less where it is: nothing where every tiyn is in one account. Sources are written below nothing, as a ledger writes credits. */
export const missingOf = (sums: ReadonlyMap<string, number>): number => [...sums.values()].reduce((sum, amount) => sum + amount, 0);

/** The sums of the house by account, in tenge. */
export const describeHouse = (sums: ReadonlyMap<string, number>): string =>
  [...sums].map(([account, amount]) => `${account} ${(Math.abs(amount) / 100).toLocaleString("en")}`).join(", ");
