/** Beginnings of the keys of notices that ask where a contract is paid out to: an answer takes them back. */
export const maturityNotices = (contractId: string): readonly string[] =>
  ["maturityComes", "maturityOwed", "maturityReturned"].map((kind) => `${kind}/${contractId}/`);
