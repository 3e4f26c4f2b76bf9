import { calls, type CallName } from "@shanyraq/calls";
import { isAct } from "@shanyraq/calls/acts";
import type { RightInput, TrialRole, SignInResult, Trial, Tried } from "./check.ts";
import { UNWRITTEN } from "./check.ts";
import type { Identities } from "./identities.ts";
import { learned, Unlearned } from "./learned.ts";
import type { LineAnswer, Ask } from "./line.ts";
import { codesOf } from "./messages.ts";
import { needsNothing, questionOf } from "./question-of.ts";

/** The role that may make a call; undefined when anyone may. */
export function roleOf(name: CallName): TrialRole | undefined {
  const { auth } = calls[name];
  if (auth === "anyone") return undefined;
  return auth === "account" ? "customer" : auth;
}

interface LoginReply {
  readonly Authorization?: { readonly token?: string };
  readonly codeNeeded?: boolean;
}

const once = <K, V>(make: (key: K) => Promise<V>): ((key: K) => Promise<V>) => {
  const made = new Map<K, Promise<V>>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
};

/** What the checks of one trial share: who is signed in, what was learned, what was answered. */
export function beginTrial(ask: Ask, identities: Identities, writes: boolean): Trial {
  const codeTo = codesOf(identities.codes);
  const signIn = async (role: TrialRole): Promise<SignInResult> => {
    const person = identities[role];
    if (person === undefined) return { untried: `nobody of the file is ${role}` };
    const body = { iin: person.iin, password: person.password };
    const first = (await ask({ method: "POST", path: "/api/login", body })).json as LoginReply | undefined;
    // Employees and managers are let in by the code alone that their password has sent.
    if (first?.codeNeeded === true && (identities.codes === undefined || person.phone === undefined))
      return { untried: `${role} signs in with a code, and the file does not say where it is read` };
    const code = first?.codeNeeded === true ? await codeTo(person.phone ?? "") : undefined;
    const entered =
      code === undefined ? first : ((await ask({ method: "POST", path: "/api/login", body: { ...body, code } })).json as LoginReply);
    const Authorization = entered?.Authorization;
    return Authorization?.token === undefined ? { fault: `${role} cannot sign in` } : { token: Authorization.token };
  };
  const standing = once(signIn);
  const inputOf = once(async (name: CallName): Promise<RightInput> => {
    if (identities.lacks.includes(name)) return { untried: "the file says that the back office lacks it" };
    const given = (identities.inputs as Readonly<Record<string, object | undefined>>)[name];
    if (given === undefined) return needsNothing(name) ? { input: {} } : { untried: "no right input of it in the file" };
    try {
      return { input: (await learned(given, { answerOf, codeTo })) as Readonly<Record<string, unknown>> };
    } catch (error) {
      if (error instanceof Unlearned) return { untried: error.message };
      throw error;
    }
  });
  const answerOf = once(async (name: CallName): Promise<LineAnswer | Omit<Tried, "of">> => {
    if (isAct(name) && !writes) return { untried: UNWRITTEN };
    const right = await inputOf(name);
    if ("untried" in right) return right;
    const role = roleOf(name);
    const signedIn = role === undefined ? { token: undefined } : await standing(role);
    return "token" in signedIn ? ask({ ...questionOf(name, right.input), token: signedIn.token }) : signedIn;
  });
  return { ask, identities, signIn, standing, inputOf, answerOf, codeTo, writes };
}
