/** Beginnings of the keys of notices that ask for premiums of a contract: a payment takes them back, and so does its end. */
export const premiumNotices = (contractId: string): readonly string[] =>
  ["paymentDue", "paymentOverdue", "graceBegun", "graceByCard", "coverSuspended", "restorationEnds"].map(
    (kind) => `${kind}/${contractId}/`,
  );
