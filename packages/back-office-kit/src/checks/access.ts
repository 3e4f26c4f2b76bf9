import { callNames, calls, type Call } from "@shanyraq/calls";
import type { Check, Tried } from "../check.ts";
import { errorFault } from "../error-fault.ts";
import { questionOf } from "../question-of.ts";

const guarded = callNames.filter((name) => (calls[name] as Call).auth !== "anyone" && name !== "logout");
export const access: Check = {
  name: "doors",
  promise: "Who is not signed in, or holds a token that nobody gave them, is told 401, before a word is said of what they sent.",
  run: async ({ ask }) => {
    const tried: Tried[] = [];
    for (const name of guarded)
      for (const [who, token] of [
        ["without a token", undefined],
        ["with a made-up token", "made-up".padEnd(43, "-")],
      ] as const)
        tried.push({
          of: `${name} ${who}`,
          fault: errorFault(await ask({ ...questionOf(name), token }), 401),
        });
    return tried;
  },
};

export const roles: Check = {
  name: "roles",
  promise: "The work of one role is refused to every other with 403.",
  run: async ({ ask, standing }) => {
    const tried: Tried[] = [];
    for (const role of ["customer", "employee", "manager"] as const) {
      const signedIn = await standing(role);
      for (const name of guarded) {
        const { auth } = calls[name] as Call;
        if (auth === role || auth === "account") continue;
        const of = `${name} as ${role}`;
        if ("token" in signedIn) tried.push({ of, fault: errorFault(await ask({ ...questionOf(name), token: signedIn.token }), 403) });
        else tried.push({ of, ...signedIn });
      }
    }
    return tried;
  },
};
