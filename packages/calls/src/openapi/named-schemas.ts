import type { Schema } from "yup";
import { calls, callNames, type CallName } from "../rows.ts";
import { schemas } from "../schemas.ts";
import { jsonSchema } from "./json-schema.ts";
import type { Json } from "./rule-words.ts";
import { recursiveShapes, shapeNames } from "./shape-names.ts";

/** Something of a call that is described: "login.request", "userContracts.reply.data[]". */
export type SchemaPlace = string;

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);
const isObject = (schema: Json): boolean => [schema["type"]].flat().includes("object") && isJson(schema["properties"]);
const isWordList = (schema: Json): boolean => Array.isArray(schema["enum"]) && schema["enum"].length > 1;

const refTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
/** A shape without what its place says of it: what it means there, and whether it may be null. */
function bare(schema: Json): { readonly shape: Json; readonly nullable: boolean; readonly description: unknown } {
  const { description, ...rest } = schema;
  const nullable = Array.isArray(rest["type"]) && rest["type"].includes("null");
  if (!nullable) return { shape: rest, nullable, description };
  const types = (rest["type"] as readonly string[]).filter((type) => type !== "null");
  const words = rest["enum"];
  const shape = {
    ...rest,
    type: types.length === 1 ? types[0] : types,
    ...(Array.isArray(words) && { enum: words.filter((word) => word !== null) }),
  };
  return { shape, nullable, description };
}
const keyOf = (schema: Json): string => JSON.stringify(bare(schema).shape);

const pascal = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);
const recursive = (schema: Schema): string | undefined => recursiveShapes.find(([, holds]) => holds(schema))?.[0];

/** Every object and list of words in a schema, with its place, the outermost first. */
export function shapesIn(schema: Json, place: SchemaPlace): readonly (readonly [place: SchemaPlace, schema: Json])[] {
  const own = isObject(schema) || isWordList(schema) ? [[place, schema] as const] : [];
  const fields = isJson(schema["properties"]) ? Object.entries(schema["properties"] as Readonly<Record<string, Json>>) : [];
  const items = isJson(schema["items"]) ? shapesIn(schema["items"], `${place}[]`) : [];
  return [...own, ...fields.flatMap(([name, inner]) => shapesIn(inner, `${place}.${name}`)), ...items];
}

/** What every call takes and answers, as it stands, by its place. */
export function inlineSchemas(): ReadonlyMap<SchemaPlace, Json> {
  const [request, reply] = [jsonSchema("request", recursive), jsonSchema("reply", recursive)];
  return new Map(
    callNames.flatMap((name) => [
      [`${name}.request`, request(schemas[name].input)] as const,
      [`${name}.reply`, reply(schemas[name].output)] as const,
    ]),
  );
}

export interface NamedSchemas {
  /** `components/schemas`: shapes of several places, then a request and a reply of each call that has one of its own. */
  readonly components: Readonly<Record<string, Json>>;
  readonly requestOf: (name: CallName) => Json;
  readonly replyOf: (name: CallName) => Json;
  /** A field of a request, for parameters: a named shape within it is referred to by its name. */
  readonly fieldsOf: (name: CallName) => { readonly properties: Readonly<Record<string, Json>>; readonly required: readonly string[] };
}

/** Gives the shapes of the table their names. */
export function nameSchemas(): NamedSchemas {
  const inline = inlineSchemas();
  const shapes = new Map([...inline].flatMap(([place, schema]) => shapesIn(schema, place)));
  const names = new Map<string, string>();
  for (const [name, place] of Object.entries(shapeNames)) {
    const shape = shapes.get(place);
    if (!shape) throw new Error(`shape-names.ts: ${name} is not at ${place}`);
    names.set(keyOf(shape), name);
  }

  /** The same schema with references to the named shapes within it. */
  function within(schema: Json): Json {
    const { properties, items } = schema;
    return {
      ...schema,
      ...(isJson(properties) && {
        properties: Object.fromEntries(
          Object.entries(properties as Readonly<Record<string, Json>>).map(([key, inner]) => [key, described(inner)]),
        ),
      }),
      ...(isJson(items) && { items: described(items) }),
    };
  }
  function described(schema: Json): Json {
    const name = names.get(keyOf(schema));
    if (name === undefined) return within(schema);
    const { nullable, description } = bare(schema);
    return {
      ...(nullable ? { anyOf: [refTo(name), { type: "null" }] } : refTo(name)),
      ...(description !== undefined && { description }),
    };
  }

  const components: Record<string, Json> = {};
  for (const [name, place] of Object.entries(shapeNames)) components[name] = within(bare(shapes.get(place) ?? {}).shape);
  const whole = (place: SchemaPlace, own: string): Json => {
    const schema = inline.get(place) ?? {};
    const shared = names.get(keyOf(schema));
    if (shared !== undefined) return refTo(shared);
    components[own] = within(schema);
    return refTo(own);
  };
  const requests = new Map(
    callNames
      .filter((name) => calls[name].method === "POST" && calls[name].body === "json")
      .map((name) => [name, whole(`${name}.request`, `${pascal(name)}Request`)]),
  );
  const replies = new Map(callNames.map((name) => [name, whole(`${name}.reply`, `${pascal(name)}Reply`)]));

  return {
    components,
    requestOf: (name) => requests.get(name) ?? {},
    replyOf: (name) => replies.get(name) ?? {},
    fieldsOf: (name) => {
      const { properties = {}, required = [] } = within(inline.get(`${name}.request`) ?? {});
      return { properties: properties as Readonly<Record<string, Json>>, required: required as readonly string[] };
    },
  };
}

/** Those of the components that a part of a document leads to. */
export function reachable(from: unknown, components: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> {
  const found = new Set<string>();
  const follow = (part: unknown): void => {
    for (const [, name = ""] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (found.has(name) || !components[name]) continue;
      found.add(name);
      follow(components[name]);
    }
  };
  follow(from);
  return Object.fromEntries(Object.entries(components).filter(([name]) => found.has(name)));
}
