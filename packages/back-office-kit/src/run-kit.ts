import { ownAnswers, publicAnswers } from "./checks/answers.ts";
import { commands } from "./checks/commands.ts";
import { doors, roles } from "./checks/doors.ts";
import { fields, sentences } from "./checks/fields.ts";
import { order } from "./checks/order.ts";
import { tokens } from "./checks/tokens.ts";
import type { Check, Role, SignedIn, Tried } from "./check.ts";
import type { Identities } from "./identities.ts";
import type { Ask } from "./line.ts";

export const checks: readonly Check[] = [publicAnswers, ownAnswers, doors, roles, order, fields, sentences, tokens, commands];

/** What came of one check. */
export interface Outcome {
  readonly name: string;
  readonly promise: string;
  readonly tried: readonly Tried[];
}

interface Wish {
  readonly writes: boolean;
  /** Names of checks; all of them unless it says so. */
  readonly only?: readonly string[];
}

/** Tries every promise of docs/back-office.md that can be tried from outside, one after another, and says what was kept. */
export async function runKit(ask: Ask, identities: Identities, { writes, only = [] }: Wish): Promise<readonly Outcome[]> {
  const signIn = async (role: Role): Promise<SignedIn> => {
    const person = identities[role];
    if (person === undefined) return { untried: `nobody of the file is ${role}` };
    const { json } = await ask({ method: "POST", path: "/api/login", body: { iin: person.iin, password: person.password } });
    const { Authorization } = (json ?? {}) as { readonly Authorization?: { readonly token?: string } };
    return Authorization?.token === undefined ? { fault: `${role} cannot sign in` } : { token: Authorization.token };
  };
  const outcomes: Outcome[] = [];
  for (const { name, promise, run } of checks.filter((check) => only.length === 0 || only.includes(check.name)))
    outcomes.push({ name, promise, tried: await run({ ask, identities, signIn, writes }) });
  return outcomes;
}
