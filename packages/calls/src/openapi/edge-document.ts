import type { Call } from "../call.ts";
import { calls, type CallName } from "../rows.ts";
import { errorAnswers, errorSchema, refusedBy } from "./answers.ts";
import { edgeCalls, type EdgeCall } from "./edge-calls.ts";
import { edgeSchemas } from "./edge-schemas.ts";
import { exampleOf } from "./examples.ts";
import { headersOf, sharedHeaders } from "./headers.ts";
import { nameSchemas, reachable, type NamedSchemas } from "./named-schemas.ts";
import { license } from "./provider-document.ts";
import { refusalsOf } from "./refusals.ts";
import type { Json } from "./rule-words.ts";
import { summaries } from "./summaries.ts";

/** Calls of the table with an address of their own at the edge, which does something with them itself. */
export const atTheEdge = {
  "/api/login": ["login", "The edge seals the token of the back office into its cookie and answers a request token of its own."],
  "/api/logout": ["logout", "The edge ends its session and takes the cookie away."],
  "/api/user": ["user", "The edge adds the request token of the session, and the seconds until it ends by itself."],
  "/api/kaspi-qr-pay": ["kaspiQrPay", "The site's own address of the QR payment."],
  "/api/upload": ["upload", "Files are the largest bodies: only so many are on their way at once. Who is signed in needs no captcha."],
} as const satisfies Readonly<Record<string, readonly [name: CallName, does: string]>>;

const about = `What the site asks of its edge, and no back office sees: the captcha, verification of signatures, reports of browsers, files; and the calls of
the back office that have an address of their own here, because the edge does something with them itself. Every other call of the back office is
asked under \`/api/provider\`, by the path, method and body that \`/openapi.json\` has for it, with the session of the cookie in place of its token;
only \`GET /employee/status\` is a POST here, so that no IIN stands in an address. Checks come in one order: 404, 405, 413, 415, 403 for what is not
from our own page, 401 and 403, 429, the body, captcha 428, 400.`;

const tags = {
  session: "Who is signed in: a sealed cookie, and a request token that the page holds.",
  calls: "Calls of the back office with an address of their own.",
  captcha: "What a stranger's browser solves before a call that costs something.",
  signatures: "Signed documents, verified here.",
  reports: "What browsers report on their own.",
  files: "Bytes and answers for links and web servers.",
};
const ofSession: readonly CallName[] = ["login", "logout", "user"];

const withSession = { session: [], requestToken: [] };
/** A read needs the cookie alone: that is how a reloaded page gets its request token back. */
function securityOf({ auth, method, anonymous }: Call): readonly Json[] {
  if (auth === "anyone") return anonymous ? [] : [{}, withSession];
  return [method === "GET" ? { session: [] } : withSession];
}

function ofRow(name: CallName, does: string, schemas: NamedSchemas): Json {
  const call: Call = calls[name];
  const { method, body, captcha } = call;
  const content =
    body === "file"
      ? { "application/octet-stream": { schema: { type: "string", format: "binary", description: "The file as it is." } } }
      : { "application/json": { schema: schemas.requestOf(name), ...exampleOf(name, "input") } };
  const refusals = refusalsOf(name, { ...call, flow: call.flow || method === "POST" });
  return {
    operationId: name,
    summary: summaries[name],
    description: does,
    tags: [ofSession.includes(name) ? "session" : "calls"],
    security: securityOf(call),
    parameters: headersOf({ ...call, flow: false, device: false }).filter(({ $ref }) => !/RequestId|RealIp/.test(String($ref))),
    ...(method === "POST" && { requestBody: { required: true, content } }),
    responses: {
      "200": {
        description: "What was asked for.",
        content: { "application/json": { schema: schemas.replyOf(name), ...exampleOf(name, "output") } },
      },
      ...refusedBy(refusals, name),
      ...(captcha && { "428": { $ref: "#/components/responses/Refused428" } }),
      ...(method === "POST" && { "429": { $ref: "#/components/responses/Refused429" } }),
    },
  };
}

const ofEdge = ({ name, summary, tag, parameters, body, answers, refusals }: EdgeCall): Json => ({
  operationId: name,
  summary,
  tags: [tag],
  security: [],
  ...(parameters && { parameters }),
  ...(body && { requestBody: body }),
  responses: { ...answers, ...(refusals && refusedBy(refusals)) },
});

/** What the site asks of the edge. */
export function edgeDocument(title: string, version: string): Json {
  const schemas = nameSchemas();
  const paths: Record<string, Record<string, Json>> = {};
  for (const [path, [name, does]] of Object.entries(atTheEdge))
    paths[path] = { [calls[name].method.toLowerCase()]: ofRow(name, does, schemas) };
  for (const call of edgeCalls) (paths[call.path] ??= {})[call.method] = ofEdge(call);
  const captcha = { ...errorAnswers["Refused403"], description: "A fresh captcha is missing: solve one of `/api/captcha` and ask again." };
  const failed = { ...errorAnswers["Failed"], description: "The edge failed, or the back office behind it: 500, 502, 503, 504." };
  const responses = { ...errorAnswers, Refused428: captcha, Failed: failed };
  const parameters = sharedHeaders;
  return {
    openapi: "3.1.0",
    info: { title: `${title}: the edge`, version, description: about, license },
    servers: [{ url: "/", description: "The site itself." }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { Error: errorSchema, ...edgeSchemas, ...reachable(paths, schemas.components) },
      parameters: Object.fromEntries(Object.entries(parameters).filter(([name]) => JSON.stringify(paths).includes(`parameters/${name}"`))),
      responses: Object.fromEntries(Object.entries(responses).filter(([name]) => JSON.stringify(paths).includes(`responses/${name}"`))),
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "__Host-sid", description: "The sealed session. No script can read it." },
        requestToken: { type: "http", scheme: "bearer", description: "The request token of the same session, which the page holds." },
      },
    },
  };
}
