export const MAX_BENEFICIARIES = 5;

/**
 * Whether the shares of those named add up to 100 %; nobody named means the legal heirs. A list that is not one, or holds somebody
 * who is none, is refused as such elsewhere.
 */
export const sharesAddUp = (list: readonly ({ readonly share?: unknown } | null | undefined)[] | undefined): boolean =>
  !list?.length || list.reduce((sum, one) => sum + Number(one?.share), 0) === 100;
