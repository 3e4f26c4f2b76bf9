import { codesOf, ownCodesOf } from "../refusal-codes.ts";
import type { CallName } from "../rows.ts";
import type { Json } from "./rule-words.ts";
import { refusalMeanings, type RefusalStatus } from "./refusals.ts";

/** The body of every refusal and failure. */
export const errorSchema: Json = {
  type: "object",
  description: "Why a call was refused or failed.",
  required: ["status", "message"],
  properties: {
    status: { const: "error" },
    code: {
      type: "string",
      description: "What was refused, by its stable name: for a program. The sentence may change, the code does not.",
    },
    message: { type: "string", description: "A sentence for the visitor, in the language of the `lang` header." },
    errors: {
      type: "object",
      description: "Sentences by field, where fields are to blame.",
      additionalProperties: { type: "string" },
    },
    requestId: { type: "string", description: "The number of the request, by which logs are searched." },
  },
};

const messages: Readonly<Record<RefusalStatus | "5XX", string>> = {
  400: "Check the fields.",
  401: "Please sign in.",
  403: "This is not for you to see.",
  404: "There is no such thing.",
  409: "This has changed meanwhile. Please look again.",
  413: "This is too large.",
  415: "This is not of a type that is taken.",
  422: "This key belongs to another request.",
  429: "That was too often. Please try again in 2 minutes.",
  "5XX": "The service does not work now. Please try again later.",
};

const errorAnswer = (status: RefusalStatus | "5XX", description: string): Json => ({
  description,
  ...(status === 429 && {
    headers: {
      "Retry-After": {
        description: "Whole seconds until it is worth asking again.",
        required: true,
        schema: { type: "integer", minimum: 1 },
      },
    },
  }),
  content: {
    "application/json": {
      schema: { $ref: "#/components/schemas/Error" },
      example: { status: "error", message: messages[status], ...(status === 400 && { errors: { phone: "Give a phone of Kazakhstan." } }) },
    },
  },
});

/** A component for each refusal, and one for failures of the back office itself. */
export const errorAnswers: Readonly<Record<string, Json>> = {
  ...Object.fromEntries(
    Object.entries(refusalMeanings).map(([status, meaning]) => [`Refused${status}`, errorAnswer(Number(status) as RefusalStatus, meaning)]),
  ),
  Failed: errorAnswer(
    "5XX",
    "The back office failed, or one that it asks: 500, 502, 503, 504. 501: a call of the table that it does not have.",
  ),
};

/** The answer of a status by which a call has codes of its own: the shared one, with the codes by which a program tells its refusals apart. */
const answerWithCodes = (status: RefusalStatus, codes: readonly string[]): Json => ({
  ...errorAnswer(status, refusalMeanings[status]),
  content: {
    "application/json": {
      schema: { allOf: [{ $ref: "#/components/schemas/Error" }, { type: "object", properties: { code: { enum: codes } } }] },
      example: { status: "error", code: codes.at(-1) ?? "", message: messages[status] },
    },
  },
});

/** The answers of these statuses, and that of failures; of a call, with the codes of its own. */
export const refusedBy = (statuses: readonly RefusalStatus[], name?: CallName): Readonly<Record<string, Json>> => ({
  ...Object.fromEntries(
    statuses.map((status) => {
      const hasOwn = name !== undefined && ownCodesOf(name, status).length > 0;
      return [
        String(status),
        hasOwn ? answerWithCodes(status, codesOf(name, status)) : { $ref: `#/components/responses/Refused${status}` },
      ];
    }),
  ),
  "5XX": { $ref: "#/components/responses/Failed" },
});
