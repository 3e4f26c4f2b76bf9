import type { Calculation, Quote } from "./calculation.ts";

/** When somebody was born, as yyyy-mm-dd, and of which sex they are, as the law's tables ask it. */
export interface Born {
  readonly birthDate: string;
  readonly sex: "male" | "female";
}

/** Who is signed in, as far as a tariff asks. What nobody has said yet is empty. */
export interface Owner {
  readonly birthDate: string;
  readonly sex: Born["sex"] | "";
  /** A register, or they themselves, have said so; an IIN only suggests it (a mismatch has been legal since 2013). */
  readonly certain: boolean;
}

/** Whether a calculation is for the owner, in all that it asks and that is known of them. */
export const isOwn = ({ birthDate, sex }: Calculation, owner: Owner): boolean =>
  (birthDate === undefined || owner.birthDate === "" || birthDate === owner.birthDate) &&
  (sex === undefined || owner.sex === "" || sex === owner.sex);

/** Years from which a policy is of who is insured by it. */
const ADULT = 18;

/** Whether the owner may buy what was calculated: for themselves, or for a child where the line asks who is insured. */
export const isForHim = (inputs: Calculation, owner: Owner, quote: Pick<Quote, "topics" | "age"> | undefined): boolean =>
  isOwn(inputs, owner) || (quote?.topics.includes("insured") === true && quote.age !== undefined && quote.age < ADULT);

/** The same calculation for the owner: what it does not ask stays unasked. */
export const ofOwner = (inputs: Calculation, owner: Owner): Calculation => ({
  ...inputs,
  ...(inputs.birthDate !== undefined && owner.birthDate !== "" && { birthDate: owner.birthDate }),
  ...(inputs.sex !== undefined && owner.sex !== "" && { sex: owner.sex }),
});
