import { importing, inTurn, rowIn } from "./changes.ts";
import { areaOf, camelName } from "./names.ts";
import type { Recipe } from "./recipe.ts";

/** Areas that answer calls, and the object with their handlers. */
const handlers: Readonly<Record<string, string>> = {
  shell: "shellHandlers",
  content: "contentHandlers",
  account: "accountHandlers",
  cabinet: "cabinetHandlers",
  calculators: "calculatorHandlers",
  purchase: "purchaseHandlers",
  contracts: "contractHandlers",
  statements: "statementHandlers",
  signing: "signingHandlers",
};

export const call: Recipe = {
  about: "a call to the back office: row, schemas, handler",
  arguments: [
    areaOf(Object.keys(handlers)),
    camelName,
    { name: "method", about: "GET or POST", looks: /^(?:GET|POST)$/, example: "GET" },
    { name: "path", about: "its address at the back office", looks: /^\/[\w/{}-]+$/, example: "/club/member" },
  ],
  make: ([area = "", name = "", method = "", path = ""]) => ({
    files: {},
    changes: {
      [`packages/calls/src/rows/${area}.ts`]: inTurn(
        rowIn(area, name, `${name}: ${method.toLowerCase()}("${path}")`),
        importing([method.toLowerCase()], "../call.ts"),
      ),
      [`packages/calls/src/schemas/${area}.ts`]: inTurn(
        rowIn(area, name, `${name}: { input: shape({}), output: shape({ text: text().defined() }) }`),
        importing(["shape", "text"], "../shapes/shape.ts"),
      ),
      "packages/calls/src/additions.ts": rowIn("additions", name, `${name}: "anyone"`),
      "packages/calls/src/openapi/summaries.ts": rowIn("summaries", name, `${name}: "Says what \`${name}\` does, in one sentence."`),
      "packages/provider/src/testing/fixtures.ts": rowIn("fixtures", name, `${name}: nothing`),
      "packages/provider/src/testing/role-matrix.ts": rowIn("roleMatrix", name, `${name}: open`),
      [`packages/provider/src/api/${area}/handlers.ts`]: rowIn(handlers[area] ?? "", name, `${name}: () => ({ text: "" })`),
    },
    next: [
      `Say in the row and in packages/calls/src/additions.ts who may call it, in packages/calls/src/schemas/${area}.ts what it takes and gives, in packages/provider/src/testing/role-matrix.ts who is let in, in packages/provider/src/testing/fixtures.ts a right input, and answer it in packages/provider/src/api/${area}/handlers.ts.`,
      "Say in packages/calls/src/openapi/summaries.ts what it does; packages/calls/README.md says how its example is recorded.",
      "The client, the edge, /openapi.json and the tests of the table have it already.",
    ],
  }),
};
