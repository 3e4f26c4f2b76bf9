import { callNames, calls, type CallName } from "@shanyraq/calls";
import { isAct } from "@shanyraq/calls/acts";
import { replyFault } from "@shanyraq/calls/reply-fault";
import { UNWRITTEN, type Check, type Trial, type Tried } from "../check.ts";
import { messageOf, saysNo, statusFault } from "../error-fault.ts";
import type { LineAnswer } from "../line.ts";
import { questionOf } from "../question-of.ts";
import { reads } from "../reads.ts";

/** What is wrong with an answer that says yes. */
function answerFault(name: CallName, answer: LineAnswer): string | undefined {
  const fault = statusFault(answer, 200);
  if (fault !== undefined) return fault;
  if (answer.json === undefined) return "answers what is no JSON";
  if (!answer.headers.get("content-type")?.startsWith("application/json")) return "does not call its answer application/json";
  const broken = replyFault(name, answer.json);
  return broken && `breaks its row at ${broken.path || "its whole"} (${broken.rule})`;
}

async function checkCall({ ask, answerOf, inputOf }: Trial, name: CallName, token?: string): Promise<Tried> {
  const right = await inputOf(name);
  if ("untried" in right) return { of: name, untried: right.untried };
  const inRussian = await answerOf(name);
  if (!("json" in inRussian)) return { of: name, ...inRussian };
  const fault = answerFault(name, inRussian);
  if (fault !== undefined) return { of: `${name} in ru`, fault };
  for (const lang of ["kk", "en"]) {
    const other = answerFault(name, await ask({ ...questionOf(name, right.input), token, headers: { lang } }));
    if (other !== undefined) return { of: `${name} in ${lang}`, fault: other };
  }
  return { of: name };
}

export const publicAnswers: Check = {
  name: "public-answers",
  promise: "Every read of anyone answers what its row promises, in each of the three languages.",
  run: async (trial) => {
    const tried: Tried[] = [];
    for (const name of reads(["anyone"])) tried.push(await checkCall(trial, name));
    return tried;
  },
};

export const ownAnswers: Check = {
  name: "own-answers",
  promise: "Every read of somebody signed in answers them what its row promises.",
  run: async (trial) => {
    const tried: Tried[] = [];
    for (const role of ["customer", "employee", "manager"] as const) {
      const signedIn = await trial.standing(role);
      for (const name of reads(role === "customer" ? ["customer", "account"] : [role]))
        tried.push("token" in signedIn ? await checkCall(trial, name, signedIn.token) : { of: name, ...signedIn });
    }
    return tried;
  },
};

/** They end what the others need; `tokens` and `passwords` try them. */
const elsewhere: readonly CallName[] = ["logout", "changePassword"];
export const acts: Check = {
  name: "acts",
  promise: "Whatever is done rightly is done, and answered as its row promises.",
  run: async (trial) => {
    const tried: Tried[] = [];
    for (const name of callNames.filter((one) => isAct(one) && calls[one].body === "json" && !elsewhere.includes(one))) {
      const answer = trial.writes ? await trial.answerOf(name) : { untried: UNWRITTEN };
      if (!("json" in answer)) tried.push({ of: name, ...answer });
      else if (saysNo(answer)) tried.push({ of: name, fault: `is refused with what the file calls right: ${String(messageOf(answer))}` });
      else tried.push({ of: name, fault: answerFault(name, answer) });
    }
    return tried;
  },
};
