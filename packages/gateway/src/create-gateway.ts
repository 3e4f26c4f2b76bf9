import { openApi } from "@shanyraq/calls/openapi";
import { createReplies, publishedAt, type EdgeOptions } from "@shanyraq/edge";
import type { Sandbox } from "@shanyraq/sandbox";
import { ofReply, ofResponse, type Handler } from "./answer.ts";
import { apiHeaders, pageHeaders, sandboxHeaders, secured } from "./security-headers.ts";
import { sitePages } from "./site-pages.ts";
import type { StaticFiles } from "./static-files.ts";
import type { NodeRequest } from "./node-request.ts";

export interface GatewayOptions {
  readonly edge: EdgeOptions;
  readonly files: StaticFiles;
  readonly sandbox?: Sandbox;
  /** Whether `/openapi.json` is answered; where it is not it is a page that does not exist. */
  readonly describesCalls: boolean;
  /** Answers the addresses by which the machine's keeper sees whether this process lives and serves. */
  readonly readiness: (pathname: string) => Promise<Response> | undefined;
}

/** The whole product behind one function: the exported site, the edge, the sandbox and the OpenAPI document. */
export function createGateway({ edge, files, sandbox, describesCalls, readiness }: GatewayOptions): Handler {
  const replies = createReplies(edge);
  const answerPage = sitePages(files, publishedAt(edge));
  const answerSandbox =
    sandbox && (async (request: NodeRequest) => secured(await ofResponse(await sandbox.fetch(request.toRequest())), sandboxHeaders));
  const ofState = async (state: Response) => secured(await ofResponse(state), apiHeaders);
  const document = ofReply(
    {
      status: 200,
      headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-cache" },
      body: JSON.stringify(openApi("Shanyraq", "1.0.0")),
    },
    apiHeaders,
  );
  const wrongMethod = ofReply({ status: 405, headers: { allow: "GET, HEAD" }, body: null }, pageHeaders());

  return (request) => {
    const { pathname } = request.address;
    const reply = replies(request);
    if (reply) return reply.then((told) => ofReply(told, apiHeaders));
    if (answerSandbox && (pathname === "/sandbox" || pathname.startsWith("/sandbox/"))) return answerSandbox(request);
    if (request.method !== "GET" && request.method !== "HEAD") return wrongMethod;
    if (describesCalls && pathname === "/openapi.json") return document;
    return readiness(pathname)?.then(ofState) ?? answerPage(request);
  };
}
