/** What the register says: the death of that day; a death of another day; no death that it knows of. */
export type RegisteredDeath = "recorded" | "otherDay" | "notRecorded";

/** The state's register of deaths. It is asked about one person and one day, so that it says no more than is asked. */
export interface DeathRegister {
  /** Fails when it does not answer: nothing is made up. */
  recordOf(death: { readonly iin: string; readonly day: string }): Promise<RegisteredDeath>;
}
