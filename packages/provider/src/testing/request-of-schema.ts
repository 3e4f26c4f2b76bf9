import fc from "fast-check";

/** The part of JSON Schema that requests of the OpenAPI document use. */
export interface RequestSchema {
  readonly $ref?: string;
  readonly anyOf?: readonly RequestSchema[];
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: RequestSchema;
  readonly properties?: Readonly<Record<string, RequestSchema>>;
  readonly required?: readonly string[];
}
export type Shapes = Readonly<Record<string, RequestSchema>>;

const MAX_LENGTH = 40;
const MAX_ITEMS = 2;
const DEEPEST = 6;

const day = fc
  .date({ min: new Date("1920-01-01"), max: new Date("2060-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, "yyyy-mm-dd".length));

function textOf({ format, pattern, minLength = 0, maxLength = MAX_LENGTH }: RequestSchema): fc.Arbitrary<unknown> {
  if (format === "date") return day;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern), { size: "xsmall" });
  return fc.string({ minLength, maxLength: Math.min(maxLength, MAX_LENGTH), unit: "grapheme" });
}

/** Whatever a schema lets through, as a client that was made of the document might send it. */
export function requestOf(schema: RequestSchema, shapes: Shapes, depth = 0): fc.Arbitrary<unknown> {
  const { $ref, anyOf, enum: words, minimum = 0, maximum = 1_000, minItems = 0, maxItems = MAX_ITEMS } = schema;
  if ($ref !== undefined) return requestOf(shapes[$ref.split("/").at(-1) ?? ""] ?? {}, shapes, depth);
  if (anyOf) return fc.oneof(...anyOf.map((one) => requestOf(one, shapes, depth)));
  if (words) return fc.constantFrom(...words);
  switch ([schema.type].flat()[0]) {
    case "string":
      return textOf(schema);
    case "boolean":
      return fc.boolean();
    case "integer":
      return fc.integer({ min: minimum, max: maximum });
    case "number":
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case "null":
      return fc.constant(null);
    case "array": {
      const most = depth > DEEPEST ? minItems : Math.max(minItems, Math.min(maxItems, MAX_ITEMS));
      return fc.array(requestOf(schema.items ?? {}, shapes, depth + 1), { minLength: minItems, maxLength: most });
    }
    case "object": {
      const fields = Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, requestOf(inner, shapes, depth + 1)] as const);
      return fc.record(Object.fromEntries(fields), { requiredKeys: [...(schema.required ?? [])] });
    }
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}
