import type { CallName } from "@shanyraq/calls";
import type { Check, Trial, Tried } from "../check.ts";
import { errorFault, messageOf } from "../error-fault.ts";
import type { Question } from "../line.ts";
import { questionOf } from "../question-of.ts";

const languages = ["ru", "kk", "en"] as const;
const CYRILLIC = /\p{Script=Cyrillic}/u;

/** Errors that anybody can bring about: what is asked, and what is answered. */
const errors: readonly (readonly [status: number, question: Question])[] = [
  [400, questionOf("login")],
  [401, questionOf("user")],
  [404, { method: "GET", path: "/no-such-call" }],
  [405, { method: "POST", path: "/products", body: {} }],
  [413, { ...questionOf("login"), body: `"${"a".repeat(20_000)}"` }],
  [415, { ...questionOf("login"), body: "a=b", headers: { "content-type": "text/plain" } }],
];

async function sentence({ ask }: Trial, status: number, question: Question, forbidden?: string): Promise<readonly Tried[]> {
  const results: string[] = [];
  const tried: Tried[] = [];
  for (const lang of languages) {
    const answer = await ask({ ...question, ...(forbidden !== undefined && { token: forbidden }), headers: { ...question.headers, lang } });
    const message = String(messageOf(answer));
    const repeated = results.includes(message) ? "says the same as in another language" : undefined;
    const alphabet = CYRILLIC.test(message) === (lang !== "en") ? undefined : "is written in another alphabet";
    results.push(message);
    tried.push({ of: `${status} in ${lang}`, fault: errorFault(answer, status) ?? repeated ?? alphabet });
  }
  return tried;
}

export const sentences: Check = {
  name: "sentences",
  promise: "An error speaks the language that is asked for.",
  run: async (trial) => {
    const tried: Tried[] = [];
    for (const [status, question] of errors) tried.push(...(await sentence(trial, status, question)));
    const signedIn = await trial.standing("customer");
    if (!("token" in signedIn)) return [...tried, { of: "403", ...signedIn }];
    return [...tried, ...(await sentence(trial, 403, questionOf("getEmployeeReception"), signedIn.token))];
  },
};

/** Lists whose words are their editors', in each language. */
const written = ["menus", "products", "news", "faqs", "abouts", "contacts", "getProductForm"] as const satisfies readonly CallName[];
export const words: Check = {
  name: "words",
  promise: "What is written for readers is written in each language.",
  run: async ({ ask, inputOf }) => {
    const tried: Tried[] = [];
    for (const name of written) {
      const right = await inputOf(name);
      if ("untried" in right) {
        tried.push({ of: name, untried: right.untried });
        continue;
      }
      const results: string[] = [];
      for (const lang of languages) results.push(JSON.stringify((await ask({ ...questionOf(name, right.input), headers: { lang } })).json));
      tried.push({ of: name, fault: new Set(results).size === languages.length ? undefined : "is the same in two languages" });
    }
    return tried;
  },
};
