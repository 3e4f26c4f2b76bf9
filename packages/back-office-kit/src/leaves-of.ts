import { ArraySchema, ObjectSchema, type ISchema, type Lazy } from "yup";

/** One value of a reply, where it stands, and the schema of its place. */
export interface Leaf {
  readonly path: string;
  readonly value: unknown;
  readonly schema: ISchema<unknown>;
}

/** Every value of a reply that its row names and that holds no others. */
export function leavesOf(schema: ISchema<unknown>, value: unknown, path = ""): readonly Leaf[] {
  if (value === undefined || value === null) return [];
  if (schema.describe().type === "lazy") return leavesOf((schema as Lazy<unknown>).resolve({}), value, path);
  if (schema instanceof ArraySchema && Array.isArray(value))
    return value.flatMap((item, index) =>
      schema.innerType ? leavesOf(schema.innerType as ISchema<unknown>, item, `${path}[${index}]`) : [],
    );
  if (schema instanceof ObjectSchema && typeof value === "object")
    return Object.entries(schema.fields as Readonly<Record<string, ISchema<unknown>>>).flatMap(([name, field]) =>
      leavesOf(field, (value as Readonly<Record<string, unknown>>)[name], path === "" ? name : `${path}.${name}`),
    );
  return [{ path, value, schema }];
}
