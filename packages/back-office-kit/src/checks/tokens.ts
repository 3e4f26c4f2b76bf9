import type { Check, Tried, Trial } from "../check.ts";
import { bodyOf, errorFault, messageOf, statusFault } from "../error-fault.ts";
import type { LineAnswer } from "../line.ts";
import { moveOn } from "../move-on.ts";

const login = ({ ask }: Trial, iin: string, password: string): Promise<LineAnswer> =>
  ask({ method: "POST", path: "/api/login", body: { iin, password } });
const user = ({ ask }: Trial, token: string): Promise<LineAnswer> => ask({ method: "GET", path: "/api/user", token });
const leave = ({ ask }: Trial, token: string): Promise<LineAnswer> => ask({ method: "POST", path: "/api/logout", body: {}, token });
const authorize = ({ ask }: Trial, authorization: string): Promise<LineAnswer> =>
  ask({ method: "GET", path: "/api/user", headers: { authorization } });

/** Of a right form, and of nobody in a back office under trial. */
const NOBODY = "991231300003";

export const tokens: Check = {
  name: "tokens",
  promise: "A login gives a token that works, tells no stranger who is a customer, and is ended at once by its owner.",
  run: async (trial) => {
    const { iin, password } = trial.identities.customer;
    const signedIn = await trial.signIn("customer");
    if (!("token" in signedIn)) return [{ of: "a login by a right password", ...signedIn }];
    const { token } = signedIn;
    const [wrong, stranger] = [await login(trial, iin, `${password}x`), await login(trial, NOBODY, `${password}x`)];
    const isRevealed = stranger.status !== wrong.status || messageOf(stranger) !== messageOf(wrong);
    const tried: Tried[] = [
      { of: "the token of a login", fault: statusFault(await user(trial, token), 200) },
      { of: "a wrong password", fault: errorFault(wrong, 401) },
      {
        of: "an IIN that nobody has",
        fault: isRevealed ? "is told apart from a wrong password: a stranger learns who is a customer" : undefined,
      },
    ];
    await leave(trial, token);
    return [...tried, { of: "a token after /api/logout", fault: errorFault(await user(trial, token), 401) }];
  },
};

const swapped = (character: string): string => (character === "A" ? "B" : "A");
/** What somebody makes of a token that they have seen a part of. */
const tampered = (token: string): readonly (readonly [what: string, authorization: string])[] => [
  ["its last letter changed", `Bearer ${token.slice(0, -1)}${swapped(token.slice(-1))}`],
  ["a letter in its middle changed", `Bearer ${token.slice(0, 20)}${swapped(token.charAt(20))}${token.slice(21)}`],
  ["its end cut off", `Bearer ${token.slice(0, -8)}`],
  ["more behind it", `Bearer ${token}AAAA`],
  ["another scheme", `Basic ${token}`],
  ["no scheme", token],
];

/** Two sessions of one person, and what becomes of the one while the other ends. */
async function twoOf(trial: Trial): Promise<readonly Tried[]> {
  const [first, second] = [await trial.signIn("customer"), await trial.signIn("customer")];
  if (!("token" in first)) return [{ of: "a second login", ...first }];
  if (!("token" in second)) return [{ of: "a second login", ...second }];
  const tried: Tried[] = tampered(first.token).map(([what]) => ({ of: `a token with ${what}` }));
  const results: Tried[] = [];
  for (const [index, [, authorization]] of tampered(first.token).entries())
    results.push({ of: tried[index]?.of ?? "", fault: errorFault(await authorize(trial, authorization), 401) });
  const isShared = first.token === second.token;
  await leave(trial, first.token);
  const again = await leave(trial, first.token);
  const others = await trial.ask({ method: "POST", path: "/user/contracts/", body: {}, token: first.token });
  results.push(
    { of: "a second login", fault: isShared ? "gives the token of the first" : undefined },
    { of: "an ended token at a call of the cabinet", fault: errorFault(others, 401) },
    { of: "an ended token at /api/logout", fault: errorFault(again, 401) },
    { of: "the other session of who has left one", fault: statusFault(await user(trial, second.token), 200) },
  );
  await leave(trial, second.token);
  return results;
}

async function ended(trial: Trial): Promise<readonly Tried[]> {
  const { clock, ended: tokensEnded } = trial.identities;
  const tried: Tried[] = [];
  for (const token of tokensEnded)
    tried.push({ of: "a token of the file that has ended by itself", fault: errorFault(await user(trial, token), 401) });
  const of = "a token whose time is over";
  if (clock === undefined) return tokensEnded.length > 0 ? tried : [{ of, untried: "the file names none, and no `clock` to move on" }];
  const signedIn = await trial.signIn("customer");
  if (!("token" in signedIn)) return [...tried, { of, ...signedIn }];
  await moveOn(clock.url, clock.session);
  return [...tried, { of, fault: errorFault(await user(trial, signedIn.token), 401) }];
}

export const sessions: Check = {
  name: "sessions",
  promise: "A token is its session's alone: changed by a letter it is nobody's, it ends by itself, and with it no other.",
  run: async (trial) => [...(await twoOf(trial)), ...(await ended(trial))],
};

const tokenOf = (answer: LineAnswer): string | undefined =>
  (bodyOf(answer)["Authorization"] as { readonly token?: string } | undefined)?.token;

/** Which of their passwords somebody has now, with a session by it. */
async function presentOf(trial: Trial, iin: string, all: readonly string[]) {
  for (const password of all.toReversed()) {
    const token = tokenOf(await login(trial, iin, password));
    if (token !== undefined) return { password, token };
  }
  return undefined;
}

export const passwords: Check = {
  name: "passwords",
  promise: "A changed password ends every session of its owner but the one that the change begins, and the old password opens nothing.",
  run: async (trial) => {
    const of = "a changed password";
    const { changing } = trial.identities;
    if (changing === undefined || !trial.writes)
      return [{ of, untried: changing ? "a password is changed with --write alone" : "nobody of the file is `changing`" }];
    const { iin, passwords: all } = changing;
    const present = await presentOf(trial, iin, all);
    if (present === undefined) return [{ of, fault: "is of somebody who cannot sign in by any of theirs" }];
    const { password: old, token: elsewhere } = present;
    const here = tokenOf(await login(trial, iin, old)) ?? "";
    const next = all.findLast((password) => password !== old) ?? "";
    const body = { current_password: old, password: next, password_repeat: next };
    const changed = await trial.ask({ method: "POST", path: "/changePassword", body, token: here });
    const fresh = tokenOf(changed);
    if (fresh === undefined) return [{ of, fault: statusFault(changed, 200) ?? `brings no token: ${String(messageOf(changed))}` }];
    return [
      { of: "the session that a changed password begins", fault: statusFault(await user(trial, fresh), 200) },
      { of: "the session that changed it", fault: errorFault(await user(trial, here), 401) },
      { of: "another session of its owner", fault: errorFault(await user(trial, elsewhere), 401) },
      { of: "the old password", fault: errorFault(await login(trial, iin, old), 401) },
    ];
  },
};
