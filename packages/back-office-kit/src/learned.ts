import type { CallName } from "@shanyraq/calls";
import type { LineAnswer } from "./line.ts";

/** What an input may learn of, beside its own file. */
export interface Sources {
  readonly answerOf: (
    name: CallName,
  ) => Promise<LineAnswer | { readonly untried?: string | undefined; readonly fault?: string | undefined }>;
  readonly codeTo: (recipient: string) => Promise<string | undefined>;
}

/** A value that could not be learned, with the reason. */
export class Unlearned extends Error {}

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Readonly<Record<string, unknown>> | null | undefined)?.[key], value);

async function answered(name: string, { answerOf }: Sources): Promise<unknown> {
  const answer = await answerOf(name as CallName);
  if (!("json" in answer)) throw new Unlearned(answer.untried ?? answer.fault ?? `${name} has no answer`);
  if (answer.status !== 200) throw new Unlearned(`${name}, of whose answer it is made, answers ${answer.status ?? "nothing"}`);
  return answer.json;
}

/**
 * An input with what its file leaves to be learned, in the order in which it stands there:
 * `{ "$answer": "userContracts.data.0.id" }` is that place of the answer to another call with its own right input, `{ "$codeTo": "77000000011" }` the
 * newest code that was sent there; `"$after": ["codeCheck"]` beside either makes other calls first.
 * @throws {Unlearned} where there is nothing at that place, or the call cannot be made.
 */
export async function learned(value: unknown, sources: Sources): Promise<unknown> {
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const item of value) items.push(await learned(item, sources));
    return items;
  }
  if (typeof value !== "object" || value === null) return value;
  const { $answer, $codeTo, $after } = value as Readonly<Record<string, unknown>>;
  for (const name of Array.isArray($after) ? $after : []) await answered(String(name), sources);
  if (typeof $answer === "string") {
    const [name = "", ...path] = $answer.split(".");
    const found = at(await answered(name, sources), path);
    if (found === undefined || found === null) throw new Unlearned(`there is no ${$answer}`);
    return found;
  }
  if (typeof $codeTo === "string") {
    const code = await sources.codeTo($codeTo);
    if (code === undefined) throw new Unlearned("no code came, or the file does not say where codes are read");
    return code;
  }
  const fields: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) fields[name] = await learned(inner, sources);
  return fields;
}
