import { callNames, calls, type CallName } from "@shanyraq/calls";
import { openApi } from "@shanyraq/calls/openapi";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backOffice, type Answer, type BackOffice } from "../../testing/back-office.ts";
import { keyed } from "../../testing/purchase.ts";
import { requestOf, type RequestSchema, type Shapes } from "../../testing/request-of-schema.ts";

interface Operation {
  readonly requestBody: { readonly content: { readonly "application/json": { readonly schema: RequestSchema } } };
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Shapes };
}
const { paths, components } = openApi("Shanyraq", "1") as unknown as Document;
const shapes = components.schemas;

/** Excluded from the calls with a JSON body: the end of the session, which the others need, and changes of how it starts. */
const ending: readonly CallName[] = ["logout", "userUpdate", "changePassword"];
const posts = callNames.filter((name) => calls[name].method === "POST" && calls[name].body === "json" && !ending.includes(name));
const schemaOf = (name: CallName): RequestSchema => {
  const schema = paths[calls[name].path]?.["post"]?.requestBody.content["application/json"].schema ?? {};
  return shapes[schema.$ref?.split("/").at(-1) ?? ""] ?? {};
};
/** A refusal of a price, and of a few other questions, is an answer. */
const isRefused = ({ status, body }: Answer): boolean => status === 400 || (status === 200 && body["success"] === false);
const sends = posts.flatMap((name) => (schemaOf(name).required ?? []).map((field) => [name, field] as const));
/** In each run the same, so that what one run finds another finds too. */
const SEED = 20_261_121;
const RUNS = 4;

let office: BackOffice;
const tokens = new Map<string, string>();
beforeAll(async () => {
  office = await backOffice();
  for (const [auth, shows] of [
    ["account", "everyStatus"],
    ["customer", "everyStatus"],
    ["employee", "employee"],
    ["manager", "manager"],
  ] as const)
    tokens.set(auth, await office.login(shows));
});
afterAll(() => office.database.close());

const ask = (name: CallName, body: unknown): Promise<Answer> => office.post(calls[name].path, body, tokens.get(calls[name].auth), keyed());

describe("a request generated from the OpenAPI document", () => {
  it("exists for most calls", () => expect([posts.length > 100, sends.length > 100]).toEqual([true, true]));
  // What the answer holds, and which refusals there may be, `ask` holds against the row and the document.
  it.each(posts)("to %s is answered or refused as the document describes, and breaks nothing", async (name) => {
    await fc.assert(
      fc.asyncProperty(requestOf(schemaOf(name), shapes), async (body) => {
        const { status } = await ask(name, body);
        expect(status).not.toBe(500);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });
  it.each(sends)("to %s without the required %s is refused", async (name, field) => {
    const [whole] = fc.sample(requestOf(schemaOf(name), shapes), { seed: SEED, numRuns: 1 });
    const { [field]: _, ...rest } = whole as Record<string, unknown>;
    expect(isRefused(await ask(name, rest))).toBe(true);
  });
});
