/** The standing of a document in the register: another person's is reported as one that was never issued. */
export type RegisteredStanding = "valid" | "expired" | "lost" | "unknown";

/** The state's register of identity documents. */
export interface IdentityDocuments {
  /** Fails when it does not answer: nothing is made up. */
  standingOf(document: { readonly iin: string; readonly number: string }): Promise<RegisteredStanding>;
}
