import type { CallName } from "@shanyraq/calls";
import { UNWRITTEN, type Check, type Trial, type Tried } from "../check.ts";
import { errorFault, statusFault } from "../error-fault.ts";
import type { LineAnswer, Question } from "../line.ts";
import { questionOf } from "../question-of.ts";

type Fields = Readonly<Record<string, unknown>>;
const describe = ({ status, json }: LineAnswer): string => JSON.stringify([status, json]);
const keyed = (question: Question, key: string): Question => ({ ...question, headers: { "idempotency-key": key } });
const freshKey = (): string => crypto.randomUUID();

/** Malformed keys: too short, too long, with characters that a key cannot have. */
const noKeys = ["fifteen-letters", "a".repeat(65), "sixteen letters, and a blank"];

async function ofOneKey({ ask }: Trial, input: Fields): Promise<readonly Tried[]> {
  const question = questionOf("feedback", input);
  const [first, again] = [await ask(question), await ask(question)];
  const backwards = questionOf("feedback", Object.fromEntries(Object.entries(input).toReversed()));
  const other = questionOf("feedback", { ...input, text: `${String(input["text"])} И ещё одно.` });
  const sameFields = await ask({ ...backwards, headers: question.headers });
  return [
    { of: "feedback", fault: statusFault(first, 200) },
    { of: "feedback again under its key", fault: describe(first) === describe(again) ? undefined : "answers something else" },
    {
      of: "feedback with its fields in another order under its key",
      fault: describe(first) === describe(sameFields) ? undefined : "answers something else",
    },
    { of: "feedback with another input under its key", fault: errorFault(await ask({ ...other, headers: question.headers }), 422) },
    { of: "feedback without a key", fault: errorFault(await ask({ ...question, headers: {} }), 400) },
  ];
}

async function ofKeys({ ask }: Trial, input: Fields): Promise<readonly Tried[]> {
  const question = questionOf("feedback", input);
  const tried: Tried[] = [];
  for (const key of noKeys)
    tried.push({ of: `feedback under a key of ${key.length} that is none`, fault: errorFault(await ask(keyed(question, key)), 400) });
  const key = freshKey();
  const refused = await ask(keyed(questionOf("feedback", { ...input, text: "" }), key));
  const afterwards = await ask(keyed(question, key));
  tried.push(
    { of: "feedback with an empty text", fault: errorFault(refused, 400) },
    { of: "feedback under the key of a refusal", fault: statusFault(afterwards, 200) },
  );
  return tried;
}

/** Two at once: one is done, the other waits for it or is answered that it is running. */
async function atOnce({ ask }: Trial, input: Fields): Promise<Tried> {
  const question = questionOf("feedback", input);
  const both = await Promise.all([ask(question), ask(question)]);
  const done = both.filter(({ status }) => status === 200);
  const of = "feedback twice at once under its key";
  if (done.length === 0) return { of, fault: "is not done" };
  if (done.length === 2)
    return { of, fault: describe(done[0] as LineAnswer) === describe(done[1] as LineAnswer) ? undefined : "is done twice" };
  const running = both.find(({ status }) => status !== 200);
  return { of, fault: running && errorFault(running, 409) };
}

/** The same key at another call, which is another command. */
async function atAnother({ ask, inputOf }: Trial, input: Fields, name: CallName): Promise<Tried> {
  const of = `${name} under the key of feedback`;
  const right = await inputOf(name);
  if ("untried" in right) return { of, untried: right.untried };
  const key = freshKey();
  await ask(keyed(questionOf("feedback", input), key));
  return { of, fault: statusFault(await ask(keyed(questionOf(name, right.input), key)), 200) };
}

export const commands: Check = {
  name: "commands",
  promise: "A command happens once for its key: the same again answers the same, another input under the key is 422, no key is 400.",
  run: async (trial) => {
    const right = trial.writes ? await trial.inputOf("feedback") : { untried: UNWRITTEN };
    if ("untried" in right) return [{ of: "feedback", untried: right.untried }];
    return [
      ...(await ofOneKey(trial, right.input)),
      ...(await ofKeys(trial, right.input)),
      await atOnce(trial, right.input),
      await atAnother(trial, right.input, "callback"),
    ];
  },
};
