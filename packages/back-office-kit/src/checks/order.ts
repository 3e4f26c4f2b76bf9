import { callNames, calls, type Call, type CallName } from "@shanyraq/calls";
import type { Check, Tried } from "../check.ts";
import { errorFault } from "../error-fault.ts";
import type { Question } from "../line.ts";
import { questionOf } from "../question-of.ts";

const posts = callNames.filter((name) => (calls[name] as Call).method === "POST" && (calls[name] as Call).body === "json");
/** Paths that another row answers by the other method. */
const methodsOf = (path: string) => new Set(callNames.filter((name) => calls[name].path === path).map((name) => calls[name].method));

const wrong: readonly {
  readonly what: string;
  readonly status: number;
  readonly calls: readonly CallName[];
  readonly ask: (question: Question, row: Call) => Question;
}[] = [
  {
    what: "by the other method",
    status: 405,
    calls: callNames.filter((name) => methodsOf(calls[name].path).size === 1),
    ask: (question, { method }) =>
      method === "GET"
        ? { ...question, method: "POST", query: {}, body: {} }
        : { ...question, method: "GET", body: undefined, file: undefined },
  },
  {
    what: "with a body larger than its row allows",
    status: 413,
    calls: posts,
    ask: (question, { maxBody }) => ({ ...question, body: `"${"a".repeat(maxBody)}"` }),
  },
  {
    what: "with a body that is no JSON by its type",
    status: 415,
    calls: posts,
    ask: (question) => ({ ...question, body: "a=b", headers: { "content-type": "application/x-www-form-urlencoded" } }),
  },
];

export const order: Check = {
  name: "order",
  promise: "404, 405, 413 and 415 are said first, to whoever asks, signed in or not.",
  run: async ({ ask }) => {
    const tried: Tried[] = [
      { of: "an address that no row has", fault: errorFault(await ask({ method: "GET", path: "/no-such-call" }), 404) },
    ];
    for (const { what, status, calls: names, ask: questionFor } of wrong)
      for (const name of names)
        tried.push({ of: `${name} ${what}`, fault: errorFault(await ask(questionFor(questionOf(name), calls[name])), status) });
    return tried;
  },
};
