import { callNames, calls, type Call, type CallName } from "@shanyraq/calls";
import { replyFault } from "@shanyraq/calls/reply-fault";
import type { Check, Trial, Tried } from "../check.ts";
import { statusFault } from "../error-fault.ts";
import { needsNothing, questionOf } from "../question-of.ts";

const languages = ["ru", "kk", "en"] as const;

async function judged({ ask, identities }: Trial, name: CallName, token?: string): Promise<Tried> {
  const { inputs } = identities;
  const given = (inputs as Readonly<Record<string, object | undefined>>)[name];
  if (given === undefined && !needsNothing(name)) return { of: name, untried: "no right input of it in the file" };
  for (const lang of languages) {
    const of = `${name} in ${lang}`;
    const answer = await ask({ ...questionOf(name, { ...given }), token, headers: { lang } });
    const fault = statusFault(answer, 200);
    if (fault !== undefined) return { of, fault };
    if (answer.json === undefined) return { of, fault: "answers what is no JSON" };
    const broken = replyFault(name, answer.json);
    if (broken) return { of, fault: `breaks its row at ${broken.path || "its whole"} (${broken.rule})` };
  }
  return { of: name };
}

/** What is asked without changing anything. */
const reads = (auth: readonly Call["auth"][]): readonly CallName[] =>
  callNames.filter((name) => {
    const row: Call = calls[name];
    return auth.includes(row.auth) && row.method === "GET" && row.body === "json";
  });

export const publicAnswers: Check = {
  name: "public-answers",
  promise: "Every read of anyone answers what its row promises, in each of the three languages.",
  run: async (trial) => {
    const tried: Tried[] = [];
    for (const name of reads(["anyone"])) tried.push(await judged(trial, name));
    return tried;
  },
};

export const ownAnswers: Check = {
  name: "own-answers",
  promise: "Every read of somebody signed in answers him what its row promises.",
  run: async (trial) => {
    const tried: Tried[] = [];
    for (const role of ["customer", "employee", "manager"] as const) {
      const signedIn = await trial.signIn(role);
      for (const name of reads(role === "customer" ? ["customer", "account"] : [role]))
        tried.push("token" in signedIn ? await judged(trial, name, signedIn.token) : { of: name, ...signedIn });
    }
    return tried;
  },
};
