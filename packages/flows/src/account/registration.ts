import type { Input, Output } from "@shanyraq/calls";
import type { NonResidentRegistration, ResidentRegistration } from "@shanyraq/forms";
import type { Problem } from "../problem.ts";
import { RESEND_AFTER_MS } from "../sent-code.ts";

/** The steps of a registration as the specification numbers them; it has no fifth step. */
export const regSteps = { form: 1, send: 2, code: 3, done: 4, consent: 6 } as const;

/** Why somebody cannot register: they are registered, the citizens' base gives their phone to another, or accounts are not opened by a phone. */
export type CheckReason = NonNullable<Output<"checkRegister">["reason"]>;

/** What calls and forms call the same fields. */
const names = [
  ["surname", "last_name"],
  ["name", "first_name"],
  ["patronymic", "third_name"],
  ["email", "mail"],
  ["password_repeat", "password_r"],
] as const;

type RegistrationInput = Omit<Input<"registerStepOne">, "captcha">;

/** The answers of either form, as calls take them. */
export function registrationInput(values: ResidentRegistration | NonResidentRegistration, lang: string): RegistrationInput {
  const { last_name, first_name, third_name, mail, password, password_r, phone } = values;
  const who = "iin" in values ? { iin: values.iin } : { id_number: values.id_number };
  return {
    ...who,
    surname: last_name,
    name: first_name,
    patronymic: third_name ?? "",
    email: mail,
    phone,
    password,
    password_repeat: password_r,
    lang,
  };
}

/** A refusal with the names of the fields that the visitor sees. */
export function atFields(problem: Problem): Problem {
  if (problem.kind !== "message" || !problem.fields) return problem;
  const fields = Object.entries(problem.fields).map(([name, message]) => [names.find(([call]) => call === name)?.[1] ?? name, message]);
  return { ...problem, fields: Object.fromEntries(fields) as Readonly<Record<string, string>> };
}

/** Whether something is wrong with what was typed, so that the form is where to mend it. */
export const isOfFields = (problem: Problem): boolean => problem.kind === "message" && problem.fields !== undefined;

const SECOND = 1_000;
/** When a code may be asked for again: as the server says, else after the specified time. */
export const resendMoment = (now: number, seconds?: number): number => now + (seconds === undefined ? RESEND_AFTER_MS : seconds * SECOND);
