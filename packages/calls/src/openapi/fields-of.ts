import { ArraySchema, ObjectSchema, Schema, type ISchema, type Lazy } from "yup";

type Field = readonly [path: string, kind: string];
/** How deep a shape that contains itself is listed. */
const DEEPEST = 5;

function kindOf(schema: Schema): string {
  const { optional, nullable, oneOf } = schema.describe() as {
    readonly optional: boolean;
    readonly nullable: boolean;
    readonly oneOf: readonly unknown[];
  };
  const rules = schema.tests.flatMap(({ OPTIONS }) => (OPTIONS?.name === undefined || OPTIONS.name === "required" ? [] : [OPTIONS.name]));
  const words = oneOf.length > 0 ? ` of ${oneOf.join("|")}` : "";
  return `${schema.type}${words}${optional ? "?" : ""}${nullable ? " or null" : ""}${rules.length > 0 ? ` (${rules.join(", ")})` : ""}`;
}

/** Every field of a schema by its path, with its type, whether it has to be there, its words and the names of its rules. */
export function fieldsOf(given: ISchema<unknown>, at = "", depth = 0): readonly Field[] {
  const schema = given instanceof Schema ? given : (given as Lazy<unknown>).resolve({});
  if (!(schema instanceof Schema) || depth > DEEPEST) return [];
  if (schema instanceof ObjectSchema) {
    const fields = Object.entries(schema.fields as Readonly<Record<string, ISchema<unknown>>>);
    const own: readonly Field[] = at === "" ? [] : [[at, kindOf(schema)]];
    return [...own, ...fields.flatMap(([name, field]) => fieldsOf(field, at === "" ? name : `${at}.${name}`, depth + 1))];
  }
  if (schema instanceof ArraySchema && schema.innerType)
    return [[at, kindOf(schema)], ...fieldsOf(schema.innerType as ISchema<unknown>, `${at}[]`, depth + 1)];
  return [[at, kindOf(schema)]];
}
