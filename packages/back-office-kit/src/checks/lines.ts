import type { CallName } from "@shanyraq/calls";
import type { Check, Tried } from "../check.ts";
import { statusFault } from "../error-fault.ts";
import { questionOf } from "../question-of.ts";

/** Pages that many open at once on a busy day. */
const crowd = ["products", "news", "menus", "contacts", "faqs"] as const satisfies readonly CallName[];
const TIMES = 8;

export const lines: Check = {
  name: "lines",
  promise: "An answer comes whole before the edge gives up, to many who ask at once too, and after somebody who went away in the middle.",
  run: async ({ ask }) => {
    const requests = Array.from({ length: TIMES }, () => crowd).flat();
    const answers = await Promise.all(requests.map(async (name) => ({ name, answer: await ask(questionOf(name)) })));
    const tried: Tried[] = crowd.map((name) => {
      const own = answers.filter((one) => one.name === name).map(({ answer }) => statusFault(answer, 200));
      return { of: `${name}, ${TIMES} at once`, fault: own.find((fault) => fault !== undefined) };
    });
    const half = await ask({ ...questionOf("login"), body: '{"iin":"8803' });
    await ask({ ...questionOf("login"), body: undefined, breaksOff: '{"iin":"8803' });
    const after = await ask(questionOf("products"));
    return [
      ...tried,
      { of: "half of a body", fault: statusFault(half, 400) },
      { of: "the call after a line that broke off in the middle of its body", fault: statusFault(after, 200) },
    ];
  },
};
