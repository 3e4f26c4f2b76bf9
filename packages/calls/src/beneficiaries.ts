export const MAX_BENEFICIARIES = 5;

/**
 * Whether the shares of the named add up to 100 %; nobody named means the legal heirs. A malformed list, or a malformed person in it, is refused as such
 * elsewhere.
 */
export const sharesAddUp = (list: readonly ({ readonly share?: unknown } | null | undefined)[] | undefined): boolean =>
  !list?.length || list.reduce((sum, one) => sum + Number(one?.share), 0) === 100;
