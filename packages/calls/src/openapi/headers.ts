import type { Call } from "../call.ts";
import { fileHeaders } from "../file-headers.ts";
import type { Json } from "./rule-words.ts";

const header = (name: string, required: boolean, description: string, schema: Json, example: string): Json => ({
  name,
  in: "header",
  required,
  description,
  schema: { type: "string", ...schema },
  example,
});

/** Headers that calls share, by the names of their components. */
export const sharedHeaders = {
  Lang: header("lang", true, "The language of every sentence in the answer.", { enum: ["ru", "kk", "en"] }, "ru"),
  RequestId: header("X-Request-Id", false, "Goes through every log.", { pattern: "^[A-Za-z0-9_-]{8,64}$" }, "4f0a9c1d2b3e5f60"),
  RealIp: header("X-Real-IP", false, "Whose network it is, for limits: no header of a visitor can set it.", {}, "203.0.113.7"),
  IdempotencyKey: header(
    "Idempotency-Key",
    true,
    "The command happens once for a key: the same key with the same input answers what it answered.",
    { pattern: "^[A-Za-z0-9_-]{16,64}$" },
    "0b6f3f6e-5d1c-4d0e-9a43-2f6f2f0f7a11",
  ),
  FlowId: header(
    "X-Flow-Id",
    true,
    "The conversation of one browser, to be kept as a digest: what it has shown counts for it alone.",
    { pattern: "^[A-Za-z0-9_-]{43}$" },
    "q".repeat(43),
  ),
  Device: header(
    "X-Device",
    false,
    "What an account knows this browser by, where it was given one; it signs nobody in.",
    {},
    "device-of-an-example",
  ),
  FileName: header(fileHeaders.name, true, "The name of the file, percent-encoded.", { maxLength: 1_024 }, "passport.pdf"),
  UploadChallenge: header(
    fileHeaders.challenge,
    true,
    "SHA-256 in base64url of the value that the browser keeps and later sends as `verifier`.",
    { pattern: "^[A-Za-z0-9_-]{43}$" },
    "OuWk__1QF_T5u3-57jEmU9lhS7KwpN--GjqRV56gg2k",
  ),
} as const satisfies Readonly<Record<string, Json>>;

/** The headers of a call, as references to their components. */
export function headersOf({ body, command, flow, device }: Pick<Call, "body" | "command" | "flow" | "device">): readonly Json[] {
  const names: readonly (keyof typeof sharedHeaders)[] = [
    "Lang",
    "RequestId",
    "RealIp",
    ...(body === "file" ? (["FileName", "UploadChallenge"] as const) : []),
    ...(command ? (["IdempotencyKey"] as const) : []),
    ...(flow ? (["FlowId"] as const) : []),
    ...(flow || device ? (["Device"] as const) : []),
  ];
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}
