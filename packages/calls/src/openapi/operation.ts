import type { Auth, Call } from "../call.ts";
import { calledElsewhere } from "../called-elsewhere.ts";
import type { CallName } from "../rows.ts";
import { refusedBy } from "./answers.ts";
import { exampleOf, examples } from "./examples.ts";
import { headersOf } from "./headers.ts";
import type { NamedSchemas } from "./named-schemas.ts";
import { refusalsOf } from "./refusals.ts";
import type { Json } from "./rule-words.ts";
import { summaries } from "./summaries.ts";

/** Whose token a call carries. One of anyone carries it where somebody is signed in; a list for all and an anonymous call never do. */
function securityOf({ auth, method, browserMethod, anonymous }: Call): readonly Json[] {
  if (auth !== "anyone") return [{ bearer: [auth] }];
  return anonymous || (method === "GET" && browserMethod === "GET") ? [] : [{}, { bearer: [] }];
}

const whoMay: Readonly<Record<Auth, string>> = {
  anyone: "Anyone may ask.",
  account: "Whoever is signed in may ask, about their own account.",
  customer: "A customer may ask, about what is their own.",
  employee: "An employee may ask.",
  manager: "A manager may ask.",
};

/** What a row says beside its address, in sentences. */
function description(name: CallName, { auth, command, flow, captcha, anonymous }: Call): string {
  const other = calledElsewhere[name];
  return [
    whoMay[auth],
    ...(command ? ["It happens once for an Idempotency-Key: the row, the effect and the kept answer are one transaction."] : []),
    ...(flow ? ["It is part of the conversation of one browser."] : []),
    ...(anonymous ? ["No session goes with it, so that nothing ties it to a customer."] : []),
    ...(captcha ? ["The edge lets it through only with a fresh captcha."] : []),
    ...(other === undefined ? [] : [`Not called by the site. ${other}`]),
  ].join(" ");
}

/** The input of a call that stands in its address. */
function parametersOf(name: CallName, { method, path }: Call, schemas: NamedSchemas): readonly Json[] {
  const { properties, required } = schemas.fieldsOf(name);
  const example = examples[name]?.input ?? {};
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, key = ""]) => key);
  const inQuery = method === "GET" ? Object.keys(properties).filter((key) => !inPath.includes(key)) : [];
  return [...inPath, ...inQuery].map((key) => {
    const { description: meaning, ...schema } = properties[key] ?? { type: "string" };
    return {
      name: key,
      in: inPath.includes(key) ? "path" : "query",
      required: inPath.includes(key) || required.includes(key),
      ...(meaning !== undefined && { description: meaning }),
      schema,
      ...(example[key] !== undefined && { example: example[key] }),
    };
  });
}

function bodyOf(name: CallName, { body }: Call, schemas: NamedSchemas): Json {
  const content =
    body === "file"
      ? { "application/octet-stream": { schema: { type: "string", format: "binary", description: "The file as it is." } } }
      : { "application/json": { schema: schemas.requestOf(name), ...exampleOf(name, "input") } };
  return { required: true, content };
}

/** One call of the back office as an operation of the document. */
export function operation(name: CallName, call: Call, area: string, schemas: NamedSchemas): Json {
  return {
    operationId: name,
    summary: summaries[name],
    description: description(name, call),
    tags: [area],
    security: securityOf(call),
    parameters: [...headersOf(call), ...parametersOf(name, call, schemas)],
    ...(call.method === "POST" && { requestBody: bodyOf(name, call, schemas) }),
    "x-captcha": call.captcha,
    "x-on-failure": call.onFailure,
    "x-max-body": call.maxBody,
    responses: {
      "200": {
        description: "What was asked for. `status` or `success` may say no, where the reply has them.",
        content: { "application/json": { schema: schemas.replyOf(name), ...exampleOf(name, "output") } },
      },
      ...refusedBy(refusalsOf(name, call), name),
    },
  };
}
