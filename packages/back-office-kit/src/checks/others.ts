import { calls, type Call, type CallName } from "@shanyraq/calls";
import { isAct } from "@shanyraq/calls/acts";
import type { Check, Trial, Tried } from "../check.ts";
import { messageOf, saysNo } from "../error-fault.ts";
import type { LineAnswer } from "../line.ts";
import { questionOf } from "../question-of.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a call that name something of its owner's: they are learned of an answer to them alone. */
function ownFields({ identities }: Trial, name: CallName): readonly string[] {
  const given = (identities.inputs as Readonly<Record<string, object | undefined>>)[name] ?? {};
  return Object.entries(given).flatMap(([field, value]) => {
    const from = String((value as { readonly $answer?: unknown } | null)?.$answer ?? "").split(".")[0] ?? "";
    return from in calls && (calls[from as CallName] as Call).auth === "customer" ? [field] : [];
  });
}
const given = ({ status }: LineAnswer, no: boolean): boolean => status === 200 && !no;

async function tried(trial: Trial, name: CallName, fields: readonly string[], token: string): Promise<Tried> {
  const of = `${name} of another's`;
  const right = await trial.inputOf(name);
  if ("untried" in right) return { of, untried: right.untried };
  const { input } = right;
  // That its owner is given it shows that it exists.
  const own = await trial.answerOf(name);
  if (!("json" in own) || own.status !== 200) return { of, untried: "its owner is not given it" };
  const nobodys: Fields = { ...input, ...Object.fromEntries(fields.map((field) => [field, crypto.randomUUID()])) };
  const send = async (fieldsOf: Fields) => trial.ask({ ...questionOf(name, fieldsOf), token });
  const [another, none] = [await send(input), await send(nobodys)];
  if (given(another, saysNo(another))) return { of, fault: "is given to who has nothing to do with it" };
  const isRevealed = another.status !== none.status || messageOf(another) !== messageOf(none);
  return { of, fault: isRevealed ? "is told apart from what does not exist" : undefined };
}

export const others: Check = {
  name: "others",
  promise: "What is another's is neither given nor told apart from what does not exist.",
  run: async (trial) => {
    const named = (Object.keys(trial.identities.inputs) as CallName[]).flatMap((name) => {
      const fields = (calls[name] as Call).auth === "customer" ? ownFields(trial, name) : [];
      return fields.length > 0 && (trial.writes || !isAct(name)) ? [[name, fields] as const] : [];
    });
    const signedIn = await trial.standing("second");
    if (!("token" in signedIn)) return [{ of: "what is another's", ...signedIn }];
    const all: Tried[] = [];
    for (const [name, fields] of named) all.push(await tried(trial, name, fields, signedIn.token));
    return all.length > 0 ? all : [{ of: "what is another's", untried: "no input of the file is learned of its owner's answers" }];
  },
};
