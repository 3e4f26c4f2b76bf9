import { matchCall, type CallName } from "@shanyraq/calls";
import { saysNo } from "../error-fault.ts";
import type { Identities } from "../identities.ts";
import type { LineAnswer, Ask, Question } from "../line.ts";
import { clean, contactsIn, isPublished } from "./clean.ts";
import { fiction } from "./fictions.ts";

/** What came of a call in one way: its status, or `no` where it is refused with 200. */
export interface RecordedReply {
  readonly call: CallName;
  readonly outcome: string;
  readonly status: number;
  /** What was asked, as far as it is of nobody. */
  readonly input: unknown;
  /** The body by the language that was asked for. */
  readonly bodies: Readonly<Record<string, unknown>>;
}

interface Recording {
  /** The same line, which keeps what it receives. */
  readonly ask: Ask;
  /** What was kept, and what was not and why. */
  readonly replies: () => readonly RecordedReply[];
  readonly refused: () => readonly string[];
}

const outcomeOf = (answer: LineAnswer): string => (answer.status === 200 && saysNo(answer) ? "no" : String(answer.status));

/** What the people of the file are known by. Short ones are left out: they would be found in other words. */
function knownOf({ customer, second, employee, manager, changing }: Identities): Map<string, string> {
  const known = new Map<string, string>();
  for (const person of [customer, second, employee, manager]) {
    if (person === undefined) continue;
    known.set(person.iin, fiction.iin).set(person.password, fiction.secret);
    if (person.phone !== undefined) known.set(person.phone, fiction.phone);
  }
  for (const password of changing?.passwords ?? []) known.set(password, fiction.secret);
  return changing ? known.set(changing.iin, fiction.iin) : known;
}
const MIN_SAMPLES = 3;
function learnPerson(known: Map<string, string>, json: unknown): void {
  const { user } = (json ?? {}) as { readonly user?: Readonly<Record<string, unknown>> };
  for (const [field, stand] of [
    ["iin", fiction.iin],
    ["id_number", fiction.idNumber],
    ["phone", fiction.phone],
    ["email", fiction.email],
    ["surname", fiction.surname],
    ["name", fiction.name],
    ["patronymic", fiction.patronymic],
  ] as const) {
    const value = user?.[field];
    if (typeof value === "string" && value.length >= MIN_SAMPLES) known.set(value, stand);
  }
}

const inputOf = ({ path, query, body }: Question, params: Readonly<Record<string, string>>): unknown => ({
  ...params,
  ...Object.fromEntries(new URL(path, "http://back.office").searchParams),
  ...query,
  ...(typeof body === "object" ? body : {}),
});

/** Keeps the first reply of each call and outcome in each language, of nobody that there is. */
export function recording(ask: Ask, identities: Identities): Recording {
  const exchanges = new Map<
    string,
    {
      readonly question: Question;
      readonly answers: Map<string, LineAnswer>;
      readonly params: Readonly<Record<string, string>>;
      readonly call: CallName;
    }
  >();
  const people = knownOf(identities);
  const published = new Set<string>();
  const known = { people, published };
  const refused = new Set<string>();
  return {
    ask: async (question) => {
      const answer = await ask(question);
      const match = matchCall(question.method, new URL(question.path, "http://back.office").pathname);
      if (match.found !== "call" || answer.status === undefined || answer.json === undefined) return answer;
      if (match.name === "user") learnPerson(people, answer.json);
      if (isPublished(match.name)) for (const contact of contactsIn(JSON.stringify(answer.json))) published.add(contact);
      const key = `${match.name}.${outcomeOf(answer)}`;
      const own = exchanges.get(key) ?? { question, answers: new Map<string, LineAnswer>(), params: match.params, call: match.name };
      const lang = question.headers?.["lang"] ?? "ru";
      if (!own.answers.has(lang)) own.answers.set(lang, answer);
      exchanges.set(key, own);
      return answer;
    },
    refused: () => [...refused],
    replies: () =>
      [...exchanges].flatMap(([key, { call, question, params, answers }]) => {
        const input = clean(call, inputOf(question, params), known);
        const bodies: Record<string, unknown> = {};
        for (const [lang, { json }] of answers) {
          const cleaned = clean(call, json, known);
          if (cleaned.ok) bodies[lang] = cleaned.value;
          else refused.add(`${key}: ${cleaned.why}`);
        }
        const [status = 0] = [...answers.values()].map((answer) => answer.status ?? 0);
        if (Object.keys(bodies).length === 0) return [];
        return [{ call, outcome: key.slice(call.length + 1), status, input: input.ok ? input.value : {}, bodies }];
      }),
  };
}
