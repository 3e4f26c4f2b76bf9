import { ArraySchema, ObjectSchema, Schema, ValidationError, type ISchema, type Lazy, type TestConfig, type TestContext } from "yup";
import type { CallName } from "./rows.ts";
import { schemas } from "./schemas.ts";

/** Where a reply breaks its row, and by which rule: names of our own tables and numbers of places, never a value. */
export interface ReplyFault {
  readonly path: string;
  readonly rule: string;
}

type Check = (value: unknown) => ReplyFault | undefined;
type Fields = Readonly<Record<string, unknown>>;

/**
 * What a back office adds to a reply harms nobody: its row need not list it. A text that is there and empty is an answer, as the code of a payment
 * that came without one: yup's `required` of a text is a rule for those who type.
 */
const TOLERATED: ReadonlySet<string | undefined> = new Set(["noUnknown", "required"]);

const within = (place: string, { path, rule }: ReplyFault): ReplyFault => ({
  path: path === "" || path.startsWith("[") ? place + path : `${place}.${path}`,
  rule,
});

/** One rule of a field, asked as yup asks it but without the context that it builds for each of them. */
function ruleOf(schema: Schema, { name = "test", test, skipAbsent }: TestConfig): Check {
  const context = { schema, path: "", options: {}, resolve: (item: unknown) => item, createError: () => new ValidationError("") };
  const fault: ReplyFault = { path: "", rule: name };
  // The rules of our schemas look at the value, at their own limits, and at nothing else of it.
  const runTest = (value: unknown) => test.call(context as unknown as TestContext, value, context as unknown as TestContext);
  return (value) => ((skipAbsent && (value === undefined || value === null)) || runTest(value) === true ? undefined : fault);
}

/** The checks of a value alone: that it is there, of its type, one of the allowed words, and true to its rules. */
function ofItself(schema: Schema): Check {
  const words = schema.describe().oneOf;
  const allowed = new Set<unknown>(words);
  const rules = schema.tests.flatMap(({ OPTIONS }) =>
    OPTIONS === undefined || TOLERATED.has(OPTIONS.name) ? [] : [ruleOf(schema, OPTIONS)],
  );
  return (value) => {
    if (!schema.isType(value)) return { path: "", rule: value === undefined || value === null ? "missing" : schema.type };
    if (words.length > 0 && value !== undefined && value !== null && !allowed.has(value)) return { path: "", rule: "oneOf" };
    for (const rule of rules) {
      const fault = rule(value);
      if (fault) return fault;
    }
    return undefined;
  };
}

const isLazy = (schema: ISchema<unknown>): schema is Lazy<unknown> => schema.describe().type === "lazy";

const made = new WeakMap<ISchema<unknown>, Check>();

/** Made once of each schema; what a schema holds is made when it is first met, for some hold themselves. */
function checkOf(schema: ISchema<unknown>): Check {
  const known = made.get(schema);
  if (known) return known;
  const check = make(schema);
  made.set(schema, check);
  return check;
}

function make(schema: ISchema<unknown>): Check {
  // None of ours looks at the value.
  if (isLazy(schema)) return checkOf(schema.resolve({}));
  if (!(schema instanceof Schema)) throw new Error("a reference stands in for no part of a reply");
  const itself = ofItself(schema);
  if (schema instanceof ArraySchema && schema.innerType) return listJudge(itself, schema.innerType as ISchema<unknown>);
  if (schema instanceof ObjectSchema) return objectJudge(itself, schema.fields as Readonly<Record<string, ISchema<unknown>>>);
  return itself;
}

function listJudge(itself: Check, inner: ISchema<unknown>): Check {
  return (value) => {
    const fault = itself(value);
    if (fault || !Array.isArray(value)) return fault;
    const check = checkOf(inner);
    for (let at = 0; at < value.length; at += 1) {
      const found = check(value[at]);
      if (found) return within(`[${at}]`, found);
    }
    return undefined;
  };
}

function objectJudge(itself: Check, fields: Readonly<Record<string, ISchema<unknown>>>): Check {
  const entries = Object.entries(fields);
  let checks: readonly (readonly [name: string, judge: Check])[] | undefined;
  return (value) => {
    const fault = itself(value);
    if (fault || value === undefined || value === null) return fault;
    checks ??= entries.map(([name, field]) => [name, checkOf(field)]);
    for (const [name, check] of checks) {
      const found = check((value as Fields)[name]);
      if (found) return within(name, found);
    }
    return undefined;
  };
}

/**
 * The first place where a reply is not what its row promises; undefined where it is. As strict as yup in its strict mode, in the time of
 * reading the text: every reply passes here. Fields that the row does not list are nobody's fault, nor are texts that are empty.
 */
export const replyFault = (name: CallName, reply: unknown): ReplyFault | undefined => checkOf(schemas[name].output)(reply);
