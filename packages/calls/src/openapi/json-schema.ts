import { ArraySchema, ObjectSchema, Schema, StringSchema, type ISchema, type Lazy } from "yup";
import { fieldMeaning } from "./field-meanings.ts";
import { ruleWords, type Direction, type Json } from "./rule-words.ts";

const types = new Set(["string", "number", "boolean"]);
/** What describes itself as a whole does so again for each part of it: only what has no parts is asked. */
const isLazy = (schema: ISchema<unknown>): schema is Lazy<unknown> => !(schema instanceof Schema) && schema.describe().type === "lazy";
const named = (schema: Json, field: string | undefined): Json => {
  const meaning = field === undefined ? undefined : fieldMeaning(field, schema);
  return meaning === undefined ? schema : { ...schema, description: meaning };
};
const orNull = (schema: Json, nullable: boolean): Json => {
  if (!nullable) return schema;
  const { type, enum: words, description, ...rest } = schema;
  return {
    ...(type !== undefined && { type: [type, "null"] }),
    ...rest,
    ...(Array.isArray(words) && { enum: [...words, null] }),
    ...(description !== undefined && { description }),
  };
};

/**
 * The JSON Schema of a yup schema: shapes, lists, enumerations, limits, and what each field means. A shape that contains itself is recognised by `recursive`,
 * which returns its name.
 */
export function jsonSchema(direction: Direction, recursive: (schema: Schema) => string | undefined) {
  const visiting = new Set<Schema>();

  function objectOf(schema: ObjectSchema<object>): Json {
    const entries = Object.entries(schema.fields as Readonly<Record<string, ISchema<unknown>>>);
    const required = entries.filter(([, field]) => isRequired(field)).map(([key]) => key);
    return {
      type: "object",
      properties: Object.fromEntries(entries.map(([key, field]) => [key, of(field, key)])),
      ...(required.length > 0 && { required }),
    };
  }

  function of(given: ISchema<unknown>, field?: string): Json {
    const schema = isLazy(given) ? given.resolve({}) : given;
    if (!(schema instanceof Schema)) throw new Error("a reference stands in for no part of a call");
    if (visiting.has(schema)) {
      const name = recursive(schema);
      if (name === undefined) throw new Error(`${field ?? "a shape"} holds itself and has no name in shape-names.ts`);
      return { $ref: `#/components/schemas/${name}` };
    }
    visiting.add(schema);
    const found = orNull(named(plain(schema), field), schema.spec.nullable);
    visiting.delete(schema);
    return found;
  }

  function plain(schema: Schema): Json {
    const { openapi } = (schema.spec.meta ?? {}) as { readonly openapi?: Json };
    if (openapi) return openapi;
    if (schema instanceof ObjectSchema) return objectOf(schema);
    const rules = Object.assign({}, ...schema.tests.map(({ OPTIONS = {} }) => ruleWords(OPTIONS, schema.type, direction))) as Json;
    if (schema instanceof ArraySchema)
      return { type: "array", items: schema.innerType ? of(schema.innerType as ISchema<unknown>) : {}, ...rules };
    const { oneOf: words, type } = schema.describe();
    const own = { ...(types.has(type) && { type }), ...(words.length > 0 ? { enum: words } : rules) };
    return direction === "request" && schema.spec.optional && blankIsNothing(schema) ? orBlank(own) : own;
  }
  return of;
}

/** Whether a text that is left empty is taken for one that is not there. */
const blankIsNothing = (schema: Schema): boolean => schema instanceof StringSchema && schema.cast("", { assert: false }) === undefined;
const DAY = "[0-9]{4}-[0-9]{2}-[0-9]{2}";
function orBlank({ enum: words, pattern, format, ...rest }: Json): Json {
  if (Array.isArray(words)) return { ...rest, enum: [...words, ""] };
  if (pattern !== undefined || format === "date") return { ...rest, pattern: `^$|${pattern ?? `^${DAY}$`}` };
  return rest;
}

/** Whether a field is always there, though it may be null. */
const isRequired = (field: ISchema<unknown>): boolean => {
  const schema = isLazy(field) ? field.resolve({}) : field;
  return schema instanceof Schema && !schema.spec.optional;
};
