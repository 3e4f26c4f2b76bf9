/** The part of JSON Schema that the OpenAPI document uses. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  /** The name of a shape that stands among the document's components. */
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
}
export type Shapes = Readonly<Record<string, Schema>>;

export interface SchemaField {
  /** Where it stands: "beneficiaries[].share". */
  readonly path: string;
  readonly type: string;
  readonly required: boolean;
  /** Its limits, as a mathematician would write them. */
  readonly limits: string;
}

const between = (what: string, least?: number, most?: number): string => {
  if (least === undefined && most === undefined) return "";
  return [least === undefined ? "" : `${least} ≤ `, what, most === undefined ? "" : ` ≤ ${most}`].join("");
};
const limitsOf = ({ enum: values, minLength, maxLength, minimum, maximum, pattern }: Schema): string =>
  [
    values ? values.map((value) => JSON.stringify(value)).join(" | ") : "",
    between("length", minLength, maxLength),
    between("value", minimum, maximum),
    pattern === undefined ? "" : `/${pattern}/`,
  ]
    .filter(Boolean)
    .join(", ");

/** What a schema stands for: the shape that it names, or the one that it may be beside null. */
function resolved(schema: Schema, shapes: Shapes): Schema {
  const { $ref, anyOf } = schema;
  if ($ref !== undefined) return shapes[$ref.split("/").at(-1) ?? ""] ?? {};
  const [named] = anyOf ?? [];
  return named ? resolved(named, shapes) : schema;
}

/** The fields of an object, those within it included, in their order; of a shape that holds itself, once. */
export function fieldsOf(schema: Schema, shapes: Shapes = {}, prefix = "", within: readonly Schema[] = []): readonly SchemaField[] {
  const { properties = {}, required } = resolved(schema, shapes);
  return Object.entries(properties).flatMap(([name, given]) => {
    const inner = resolved(given, shapes);
    const list = inner.type === "array";
    const path = prefix + name + (list ? "[]" : "");
    const each = list ? resolved(inner.items ?? {}, shapes) : inner;
    const own = {
      path,
      type: [each.type ?? "any"].flat().join(" | "),
      required: required?.includes(name) ?? false,
      limits: limitsOf(each),
    };
    return within.includes(each) ? [own] : [own, ...fieldsOf(each, shapes, `${path}.`, [...within, each])];
  });
}
