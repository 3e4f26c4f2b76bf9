import type { Check } from "../check.ts";
import { errorFault, statusFault } from "../error-fault.ts";
import { questionOf } from "../question-of.ts";

export const commands: Check = {
  name: "commands",
  promise: "A command happens once for its key: the same again answers the same, another input under the key is 422, no key is 400.",
  run: async ({ ask, identities, writes }) => {
    const input = (identities.inputs as { readonly feedback?: object }).feedback;
    if (!writes || input === undefined)
      return [{ of: "feedback", untried: writes ? "no right input of it in the file" : "commands are given with --write alone" }];
    const question = questionOf("feedback", { ...input });
    const [first, again] = [await ask(question), await ask(question)];
    const other = questionOf("feedback", { ...input, text: `${String((input as { text?: unknown }).text)} И ещё одно.` });
    const same = first.status === again.status && JSON.stringify(first.json) === JSON.stringify(again.json);
    return [
      { of: "feedback", fault: statusFault(first, 200) },
      { of: "feedback again under its key", fault: same ? undefined : "answers something else" },
      { of: "feedback with another input under its key", fault: errorFault(await ask({ ...other, headers: question.headers }), 422) },
      { of: "feedback without a key", fault: errorFault(await ask({ ...question, headers: {} }), 400) },
    ];
  },
};
