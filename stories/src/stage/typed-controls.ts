import type { ComponentFact, PropFact, PropKind } from "../props/prop-fact.ts";

/** A row of the table of props, in the words of Storybook. */
export interface TypedRow {
  readonly name: string;
  readonly description: string;
  readonly type: { readonly name: string; readonly required: boolean };
  readonly control: { readonly type: string } | false;
  readonly options?: PropFact["options"];
  readonly table: {
    readonly category: string;
    readonly type: { readonly summary: string; readonly detail?: string };
    readonly defaultValue?: { readonly summary: string };
  };
}

/** The control of each kind. What a story sends, draws or cannot write down has none: its type says what it is. */
const controls = {
  boolean: { type: "boolean" },
  choice: { type: "select" },
  data: { type: "object" },
  event: false,
  node: false,
  number: { type: "number" },
  opaque: false,
  text: { type: "text" },
} as const satisfies Record<PropKind, TypedRow["control"]>;

/** Few enough to be seen at once. */
const RADIOS = 4;
/** As much of a type as stands in a line of the table; the whole of it opens with a press. */
const LINE = 60;
/** The names under which Storybook knows the kinds. */
const names: Partial<Record<PropKind, string>> = {
  boolean: "boolean",
  event: "function",
  number: "number",
  text: "string",
  choice: "enum",
};
/** Props that are listed apart from the others: what a component reports to its owner. */
function categoryOf({ kind, name }: PropFact): string {
  if (kind === "event" && /^(?:on[A-Z]|send)/.test(name)) return "Events";
  return kind === "node" ? "Content" : "Props";
}

/** A node whose value is words can be edited as words; data that no story gives would only be a button that makes an empty object. */
function controlOf({ kind, options = [] }: PropFact, given: unknown): TypedRow["control"] {
  if (kind === "choice" && options.length <= RADIOS) return { type: "radio" };
  if (kind === "node" && typeof given === "string") return { type: "text" };
  if (kind === "data" && given === undefined) return false;
  return controls[kind];
}

const written = (options: PropFact["options"] = []) => options.map((one) => JSON.stringify(one)).join(" | ");

function typeOf({ kind, type, behind, options }: PropFact): TypedRow["table"]["type"] {
  const whole = kind === "choice" ? written(options) : type;
  if (whole.length <= LINE) return { summary: whole, ...(behind && { detail: behind }) };
  const short = /^\w+(?:<\w+>)?(?:\[\])?$/.exec(type)?.[0] ?? `${whole.slice(0, LINE)}…`;
  return { summary: short, detail: behind ?? whole };
}

/** The row of a prop in a story that gives it a value, or none. */
export const typedRow = (fact: PropFact, given?: unknown): TypedRow => ({
  name: fact.name,
  description: fact.description,
  type: { name: names[fact.kind] ?? "other", required: fact.required },
  control: controlOf(fact, given),
  ...(fact.kind === "choice" && fact.options && { options: fact.options }),
  table: {
    category: categoryOf(fact),
    type: typeOf(fact),
    ...(fact.initial !== undefined && { defaultValue: { summary: fact.initial } }),
  },
});

const isNode = (given: unknown) => typeof given === "object" && given !== null && "$$typeof" in given;

/** What a story gives and no type of ours names, such as an attribute of an element, described by its value. */
function factOfGiven(name: string, given: unknown): PropFact {
  const fact = { name, required: false, description: "" };
  if (name === "children" || isNode(given)) return { ...fact, kind: "node", type: "ReactNode" };
  if (typeof given === "function") return { ...fact, kind: "event", type: "function" };
  if (typeof given === "boolean") return { ...fact, kind: "boolean", type: "boolean" };
  if (typeof given === "number") return { ...fact, kind: "number", type: "number" };
  if (typeof given === "string") return { ...fact, kind: "text", type: "string" };
  return { ...fact, kind: "data", type: Array.isArray(given) ? "list" : "object" };
}

/** The table of props of a component, by name; `args` are what a story gives. */
export function typedControls(
  fact: ComponentFact | undefined,
  args: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, TypedRow>> {
  const facts = new Map((fact?.props ?? []).map((prop) => [prop.name, prop]));
  const rows = [...new Set([...facts.keys(), ...Object.keys(args)])].map((name) => {
    const given = args[name];
    return [name, typedRow(facts.get(name) ?? factOfGiven(name, given), given)] as const;
  });
  return Object.fromEntries(rows);
}
