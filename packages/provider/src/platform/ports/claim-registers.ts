import type { RegisterAnswer, RegisterName } from "../database/records/register-answer.ts";

/** What each register is asked: about one person, loan or kinship, so that it says no more than is asked. */
export interface RegisterQuestions {
  readonly disability: { readonly iin: string; readonly day: string };
  readonly hospital: { readonly iin: string; readonly day: string };
  /** Whether the claimant is a parent of the child. */
  readonly birth: { readonly child: string; readonly claimant: string };
  /** Of somebody who has died. */
  readonly inheritance: { readonly iin: string; readonly day: string };
  /** By the agreement with the bank. */
  readonly loan: { readonly bank: string; readonly agreement: string; readonly day: string };
}

/** A register outside that a claim asks. */
export interface ClaimRegister<R extends RegisterName> {
  /** Fails when it does not answer: nothing is made up. */
  ask(question: RegisterQuestions[R]): Promise<RegisterAnswer<R>>;
}

/** The registers that a host gives. Each may be absent: then its paper is asked for. */
export type ClaimRegisters = { readonly [R in RegisterName as `${R}Register`]?: ClaimRegister<R> };
