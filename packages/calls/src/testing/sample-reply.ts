import { ArraySchema, ObjectSchema, Schema, type ISchema, type Lazy } from "yup";
import type { CallName } from "../rows.ts";
import { schemas } from "../schemas.ts";

/** Values that some field of some reply takes; a field takes the first that its own rules let through. */
const tries = [
  "word",
  "2026-11-22",
  "12.50",
  "10:30",
  "2026",
  "0".repeat(32),
  "a@b.example",
  "900101300017",
  "+77011234567",
  "4821",
  3,
  true,
  {},
];
const DEEPEST = 5;

/** A reply that its row lets through, every field of it there. */
export const sampleReply = (name: CallName): unknown => sampleOf(schemas[name].output, 0);

function sampleOf(schema: ISchema<unknown>, depth: number): unknown {
  if (schema.describe().type === "lazy") return sampleOf((schema as Lazy<unknown>).resolve({}), depth);
  if (schema instanceof ObjectSchema) {
    const fields = Object.entries(schema.fields as Readonly<Record<string, ISchema<unknown>>>);
    return Object.fromEntries(fields.map(([name, field]) => [name, sampleOf(field, depth + 1)]));
  }
  // What holds itself would never end.
  if (schema instanceof ArraySchema)
    return depth > DEEPEST || !schema.innerType ? [] : [sampleOf(schema.innerType as ISchema<unknown>, depth + 1)];
  if (!(schema instanceof Schema)) throw new Error("a reference");
  const [word] = schema.describe().oneOf;
  return word ?? tries.find((one) => schema.isValidSync(one, { strict: true }));
}
