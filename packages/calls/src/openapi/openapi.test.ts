import { describe, expect, it } from "vitest";
import type { Call } from "../call.ts";
import { openApi } from "../openapi.ts";
import { replyFault } from "../reply-fault.ts";
import { callNames, calls, type CallName } from "../rows.ts";
import { validateInput } from "../validate.ts";
import { examples } from "./examples.ts";
import { inlineSchemas, shapesIn } from "./named-schemas.ts";
import { refusalsOf } from "./refusals.ts";
import { AMOUNT, type Json } from "./rule-words.ts";

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly Json[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Json }>> };
  readonly responses: Readonly<Record<string, unknown>>;
}
interface Document {
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>>; readonly responses: object; readonly parameters: object };
}
const provider = openApi("Shanyraq", "1") as unknown as Document;
const edge = openApi("Shanyraq", "1", "edge") as unknown as Document;
const operationsOf = ({ paths }: Document) => Object.values(paths).flatMap((item) => Object.values(item));
const rowOf = (name: string): Call => calls[name as CallName];
const recorded = Object.entries(examples) as [CallName, NonNullable<(typeof examples)[CallName]>][];

describe("the document of the back office", () => {
  const operations = operationsOf(provider);

  it("describes each of the calls once, at its address and by its method", () => {
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(callNames.toSorted());
    for (const name of callNames) expect(provider.paths[calls[name].path]?.[calls[name].method.toLowerCase()]?.operationId).toBe(name);
  });
  it("says of each in one sentence of its own what it does", () => {
    for (const { summary } of operations) expect(summary).toMatch(/^[A-Z][^.]*[\w`]\.$/);
    expect(new Set(operations.map(({ summary }) => summary)).size).toBe(callNames.length);
  });
  it("puts each under an area that it describes, and describes no other", () => {
    expect([...new Set(operations.flatMap(({ tags }) => tags))]).toEqual(provider.tags.map(({ name }) => name));
    for (const { description } of provider.tags) expect(description.length).toBeGreaterThan(20);
  });
  it("asks for a token where the row does, and takes none where nothing of a visitor goes with a call", () => {
    for (const { operationId, security } of operations) {
      const { auth, anonymous } = rowOf(operationId);
      if (auth !== "anyone") expect(security, operationId).toEqual([{ bearer: [auth] }]);
      else if (anonymous) expect(security, operationId).toEqual([]);
      else expect([[], [{}, { bearer: [] }]], operationId).toContainEqual(security);
    }
  });
  it("tells every refusal of a row, and failures", () => {
    for (const { operationId, responses } of operations) {
      const statuses = refusalsOf(operationId as CallName, rowOf(operationId)).map(String);
      expect(Object.keys(responses).toSorted(), operationId).toEqual(["200", ...statuses, "5XX"].toSorted());
      expect(statuses.includes("422"), operationId).toBe(rowOf(operationId).command);
    }
  });
  it("names what goes in and comes out: no call holds a copy of a shape", () => {
    for (const { operationId, requestBody, responses } of operations) {
      const request = requestBody?.content["application/json"]?.schema;
      const { content } = responses["200"] as { readonly content: Readonly<Record<string, { readonly schema: Json }>> };
      for (const schema of [request, content["application/json"]?.schema])
        if (schema) expect(Object.keys(schema), operationId).toEqual(["$ref"]);
    }
  });
});

describe.each([
  ["the back office", provider],
  ["the edge", edge],
])("the document of %s", (_, document) => {
  it("leads to nothing that is not there, and has nothing that it does not lead to", () => {
    const pointers = [...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)].map(([, kind, name]) => `${kind}/${name}`);
    const { schemas, responses, parameters } = document.components;
    const there = Object.entries({ schemas, responses, parameters }).flatMap(([kind, all]) =>
      Object.keys(all).map((name) => `${kind}/${name}`),
    );
    expect([...new Set(pointers)].toSorted()).toEqual(there.toSorted());
  });
});

describe("names of shapes", () => {
  const inline = inlineSchemas();
  const all = [...inline].flatMap(([place, schema]) => shapesIn(schema, place));

  it("are given to every object of three fields and every list of three words that several calls have", () => {
    const { schemas } = provider.components;
    const unnamed = Object.entries(schemas).flatMap(([name, schema]) =>
      shapesIn(schema, name).map(([place, shapeOf]) => [place, { ...shapeOf, description: undefined } as Json] as const),
    );
    const large = unnamed.filter(([, { properties, enum: words }]) => Object.keys((properties ?? words ?? {}) as object).length >= 3);
    const places = Map.groupBy(large, ([, shape]) => JSON.stringify(shape));
    const twice = [...places.values()].filter((same) => same.length > 1).map((same) => same.map(([place]) => place).join(" = "));
    expect(twice).toEqual([]);
  });
  it("leave most objects with a name of their own", () => {
    expect(all.length).toBeGreaterThan(1_000);
    expect(Object.keys(provider.components.schemas).length).toBeGreaterThan(200);
  });
});

describe("meanings of fields", () => {
  const fields = [...inlineSchemas().values()].flatMap(function fieldsIn(schema: Json): readonly (readonly [string, Json])[] {
    const own = Object.entries((schema["properties"] ?? {}) as Readonly<Record<string, Json>>);
    const items = schema["items"] as Json | undefined;
    return [...own, ...own.flatMap(([, inner]) => fieldsIn(inner)), ...(items ? fieldsIn(items) : [])];
  });
  const without = (counts: (name: string, schema: Json) => boolean) =>
    [
      ...new Set(fields.filter(([name, schema]) => counts(name, schema) && schema["description"] === undefined).map(([name]) => name)),
    ].toSorted();

  it("describe every field that carries money, with its unit", () => {
    expect(without((_, { pattern }) => pattern === AMOUNT.pattern)).toEqual([]);
    for (const [name, { pattern, description }] of fields) if (pattern === AMOUNT.pattern) expect(description, name).toContain("Tenge");
  });
  it("describe every field that carries a day or a moment", () => {
    expect(
      without((name, { format, type }) => format === "date" || (type === "string" && /(?:At|_at|Until|On|Date|_date)$/.test(name))),
    ).toEqual([]);
  });
  it("describe every number, identifier and code", () => {
    const named =
      /^(?:iin|IIN|bin|BIN|UIN|iban|phone|email|code|sms|slug|hash|number|product|GUID)$|(?:I[dD]|GUID|_guid|_id|Number|_number|sha256)$/;
    expect(without((name, { type, pattern }) => type !== "object" && (named.test(name) || pattern === "^[0-9]{12}$"))).toEqual([]);
  });
});

describe("examples", () => {
  it.each(recorded)("for %s are what its row takes and gives", async (name, { input, output }) => {
    expect(replyFault(name, output)).toBeUndefined();
    expect(await validateInput(name, input)).toMatchObject({ ok: true });
  });
  it("hold no token of a session", () => expect(JSON.stringify(examples)).not.toMatch(/prv_|eyJ/));
});
