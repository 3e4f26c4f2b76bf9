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
}

export interface Field {
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

/** The fields of an object, those within it included, in their order. */
export function fieldsOf(schema: Schema, prefix = ""): readonly Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const list = inner.type === "array";
    const path = prefix + name + (list ? "[]" : "");
    const each = list ? (inner.items ?? {}) : inner;
    const type = [each.type ?? "any"].flat().join(" | ");
    return [{ path, type, required: schema.required?.includes(name) ?? false, limits: limitsOf(each) }, ...fieldsOf(each, `${path}.`)];
  });
}
