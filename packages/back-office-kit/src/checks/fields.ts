import { callNames, calls, type Call } from "@shanyraq/calls";
import type { Check, Tried } from "../check.ts";
import { errorFault, saysNo } from "../error-fault.ts";
import type { LineAnswer } from "../line.ts";
import { needsNothing, questionOf } from "../question-of.ts";

const demanding = callNames.filter((name) => {
  const row: Call = calls[name];
  return row.method === "POST" && row.body === "json" && row.auth === "anyone" && !needsNothing(name);
});
/** A price is refused with 200 and in words, as the specification has it. */
const refusedInWords = (answer: LineAnswer): boolean => answer.status === 200 && saysNo(answer);
const fieldsFault = (answer: LineAnswer): string | undefined => {
  if (refusedInWords(answer)) return undefined;
  const fault = errorFault(answer, 400);
  if (fault !== undefined) return fault;
  const { errors } = answer.json as { readonly errors?: unknown };
  return typeof errors === "object" && errors !== null && Object.keys(errors).length > 0 ? undefined : "its body names no field to blame";
};
export const fields: Check = {
  name: "fields",
  promise: "What lacks a field is refused with 400 that names the field, or in words where a price is; what is no JSON, with 400.",
  run: async ({ ask }) => {
    const tried: Tried[] = [];
    for (const name of demanding) {
      const question = questionOf(name);
      tried.push({ of: `${name} with nothing`, fault: fieldsFault(await ask(question)) });
      tried.push({
        of: `${name} with half of a body`,
        fault: errorFault(await ask({ ...question, body: '{"iin":' }), 400),
      });
    }
    return tried;
  },
};
