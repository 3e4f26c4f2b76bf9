import type { SchemaDescription, SchemaFieldDescription, SchemaObjectDescription, SchemaInnerTypeDescription } from "yup";
import { calledElsewhere } from "./called-elsewhere.ts";
import { areas, type CallName } from "./rows.ts";
import type { Call } from "./call.ts";
import { fileHeaders } from "./file-headers.ts";
import { schemas } from "./schemas.ts";

type Json = Readonly<Record<string, unknown>>;

const plain = new Map<string, Json>([
  ["string", { type: "string" }],
  ["number", { type: "number" }],
  ["boolean", { type: "boolean" }],
]);

/** The JSON Schema of what yup describes: shapes, lists, enumerations and limits; refinements stay in words. */
function jsonSchema(field: SchemaFieldDescription): Json {
  if (field.type === "object") {
    const { fields } = field as SchemaObjectDescription;
    const entries = Object.entries(fields ?? {});
    const required = entries.filter(([, inner]) => isRequired(inner)).map(([key]) => key);
    return {
      type: "object",
      properties: Object.fromEntries(entries.map(([key, inner]) => [key, jsonSchema(inner)])),
      ...(required.length > 0 && { required }),
    };
  }
  if (field.type === "array") {
    const { innerType } = field as SchemaInnerTypeDescription;
    const inner = Array.isArray(innerType) ? innerType[0] : innerType;
    return { type: "array", items: inner ? jsonSchema(inner) : {} };
  }
  const { oneOf = [], nullable, tests = [] } = field as SchemaDescription;
  const base = plain.get(field.type) ?? {};
  const test = (name: string) => tests.find((other) => other.name === name)?.params;
  const regex = test("matches")?.["regex"];
  return {
    ...base,
    ...(nullable && "type" in base && { type: [base["type"], "null"] }),
    ...(oneOf.length > 0 && { enum: oneOf }),
    ...limit("maxLength", field.type === "string" ? test("max")?.["max"] : undefined),
    ...limit("minLength", field.type === "string" ? test("min")?.["min"] : undefined),
    ...limit("maximum", field.type === "number" ? test("max")?.["max"] : undefined),
    ...limit("minimum", field.type === "number" ? test("min")?.["min"] : undefined),
    ...limit("pattern", regex instanceof RegExp ? regex.source : undefined),
  };
}

const limit = (name: string, value: unknown): Json => (value === undefined ? {} : { [name]: value });
const isRequired = (field: SchemaFieldDescription) => "optional" in field && !field.optional && "nullable" in field && !field.nullable;
const described = (name: CallName, side: "input" | "output") => jsonSchema(schemas[name][side].describe());

const errorBody: Json = {
  type: "object",
  required: ["status", "message"],
  properties: {
    status: { const: "error" },
    message: { type: "string" },
    errors: { type: "object", additionalProperties: { type: "string" } },
    requestId: { type: "string" },
  },
};

const contentOf = ({ body }: Call, schema: Json): Json =>
  body === "file" ? { "application/octet-stream": { schema: { type: "string", format: "binary" } } } : { "application/json": { schema } };

function operation(name: CallName, call: Call, area: string): Json {
  const input = described(name, "input") as { properties?: Record<string, Json>; required?: string[] };
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key ?? "");
  const parameters: Json[] = [
    { name: "lang", in: "header", required: true, schema: { enum: ["ru", "kk", "en"] } },
    ...inPath.map((key) => ({ name: key, in: "path", required: true, schema: input.properties?.[key] ?? { type: "string" } })),
    ...(call.body === "file"
      ? Object.entries(fileHeaders).map(([key, header]) => ({
          name: header,
          in: "header",
          required: true,
          schema: input.properties?.[key] ?? {},
        }))
      : []),
    ...(call.command
      ? [{ name: "Idempotency-Key", in: "header", required: true, schema: { type: "string", minLength: 16, maxLength: 64 } }]
      : []),
    ...(call.flow ? [{ name: "X-Flow-Id", in: "header", required: true, schema: { type: "string", pattern: "^[A-Za-z0-9_-]{43}$" } }] : []),
    ...(call.flow || call.device ? [{ name: "X-Device", in: "header", required: false, schema: { type: "string" } }] : []),
    ...(call.method === "GET"
      ? Object.entries(input.properties ?? {})
          .filter(([key]) => !inPath.includes(key))
          .map(([key, schema]) => ({ name: key, in: "query", required: input.required?.includes(key) ?? false, schema }))
      : []),
  ];
  const calledBy = calledElsewhere[name];
  return {
    operationId: name,
    tags: [area],
    ...(calledBy !== undefined && { description: `Not called by the site. ${calledBy}` }),
    parameters,
    ...(call.method === "POST" && { requestBody: { required: true, content: contentOf(call, input) } }),
    ...(call.auth !== "anyone" && { security: [{ bearer: [call.auth] }] }),
    "x-captcha": call.captcha,
    "x-on-failure": call.onFailure,
    "x-max-body": call.maxBody,
    responses: {
      "200": { description: "OK", content: { "application/json": { schema: described(name, "output") } } },
      default: { description: "Refused", content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } } },
    },
  };
}

/** The OpenAPI 3.1 document of the provider, derived from the table of calls. */
export function openApi(title: string, version: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [area, rows] of Object.entries(areas)) {
    for (const [name, call] of Object.entries(rows) as [CallName, Call][]) {
      (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(name, call, area);
    }
  }
  return {
    openapi: "3.1.0",
    info: { title, version },
    paths,
    components: {
      schemas: { Error: errorBody },
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    },
  };
}
