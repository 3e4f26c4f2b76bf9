import type { Call } from "../call.ts";
import { areas, type CallName } from "../rows.ts";
import { errorAnswers, errorSchema } from "./answers.ts";
import { areaMeanings } from "./area-meanings.ts";
import { sharedHeaders } from "./headers.ts";
import { nameSchemas } from "./named-schemas.ts";
import { operation } from "./operation.ts";
import type { Json } from "./rule-words.ts";

/** Redocly asks for one; nothing of this is published for others. */
export const license = { name: "Proprietary", identifier: "LicenseRef-Proprietary" } as const;

const about = `Every call that the edge makes to the back office, as \`docs/back-office.md\` promises them: made of the table of calls, with examples recorded
from the reference. Nobody but the edge speaks to the back office. Money is tenge as a decimal text, a day is yyyy-mm-dd in Asia/Almaty, a moment is
ISO 8601 in UTC. A reply may hold fields that are not listed; one that breaks its schema reaches no page. Refusals come in this order: 404, 405, 413,
415, 401, 403, 400, then what rules say. There are no callbacks: a page asks again. What the site asks the edge itself stands in
\`/openapi-edge.json\`.`;

/** What the edge asks of a back office. */
export function providerDocument(title: string, version: string): Json {
  const schemas = nameSchemas();
  const paths: Record<string, Record<string, Json>> = {};
  for (const [area, rows] of Object.entries(areas)) {
    for (const [name, call] of Object.entries(rows) as [CallName, Call][]) {
      (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(name, call, area, schemas);
    }
  }
  return {
    openapi: "3.1.0",
    info: { title: `${title}: the back office`, version, description: about, license },
    servers: [
      {
        url: "{backOffice}",
        description: "What PROVIDER_URL names; visitors cannot reach it.",
        variables: { backOffice: { default: "https://back-office.internal", description: "Scheme, host and port of the back office." } },
      },
    ],
    tags: Object.entries(areaMeanings).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { Error: errorSchema, ...schemas.components },
      parameters: sharedHeaders,
      responses: errorAnswers,
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: "The token that a call with `Authorization` in its reply gave out. The role beside it may ask.",
        },
      },
    },
  };
}
