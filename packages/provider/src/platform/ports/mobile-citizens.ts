import type { Sex } from "@shanyraq/rules";

/** The state's register of the owners of phones ("the mobile citizens' base"). */
export interface MobileCitizens {
  /** Fails when it does not answer: nothing is made up. */
  ask(who: { readonly iin: string; readonly phone: string }): Promise<PhoneOwner>;
}

/** Whose a phone is, as far as the base knows the person. */
export interface PhoneOwner {
  /** `person`: the one who was named; `another`: somebody else's; `unknown`: of such a person nothing is known. */
  readonly owner: "person" | "another" | "unknown";
  /** yyyy-mm-dd. */
  readonly birthDate?: string;
  readonly sex?: Sex;
}
