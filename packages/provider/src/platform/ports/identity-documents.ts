/** What the register says of a document: of another person's it says no more than of one that was never issued. */
export type RegisteredStanding = "valid" | "expired" | "lost" | "unknown";

/** The state's register of identity documents. */
export interface IdentityDocuments {
  /** Fails where it does not answer: nothing is made up then. */
  standingOf(document: { readonly iin: string; readonly number: string }): Promise<RegisteredStanding>;
}
