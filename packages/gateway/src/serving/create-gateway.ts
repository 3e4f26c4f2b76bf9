import { openApi, type DescribedSide } from "@shanyraq/calls/openapi";
import type { Desk } from "@shanyraq/desk";
import { createReplies, publishedAt, type EdgeOptions } from "@shanyraq/edge";
import type { Sandbox, SharedClock } from "@shanyraq/sandbox";
import { withClockCookie } from "./clock-cookie.ts";
import { withClockStrip } from "./clock-strip.ts";
import { ofReply, ofResponse, type Answer, type Handler } from "./answer.ts";
import { apiHeaders, headersOfApi, deskHeaders, pageHeaders, sandboxHeaders, secured } from "./security-headers.ts";
import { sitePages } from "./site-pages.ts";
import { madeOf, type ServedSite } from "./served-site.ts";
import type { NodeRequest } from "./node-request.ts";
import { withDraft } from "./with-draft.ts";

export interface GatewayOptions {
  readonly edge: EdgeOptions;
  /** The export that is served. */
  readonly site: Pick<ServedSite, "current">;
  readonly sandbox?: Sandbox;
  /** The clock that the sandbox may have moved. */
  readonly clock?: Pick<SharedClock, "aheadMs" | "now">;
  /** The editors' desk. */
  readonly desk?: Desk;
  /** The built Storybook under the sandbox. */
  readonly book?: (pathname: string) => Answer | undefined;
  /** Whether `/openapi.json` and `/openapi-edge.json` are answered; where they are not they are pages that do not exist. */
  readonly describesCalls: boolean;
  /** Answers the addresses by which the machine's keeper sees whether this process lives and serves. */
  readonly readiness: (pathname: string) => Promise<Response> | undefined;
}

/** Where the OpenAPI documents are: of the back office, and of the edge's own calls. */
const described: ReadonlyMap<string, DescribedSide> = new Map([
  ["/openapi.json", "provider"],
  ["/openapi-edge.json", "edge"],
]);

/** Made when somebody first asks: a start does not wait for it. */
function documents(): (side: DescribedSide) => ReturnType<typeof ofReply> {
  const made = new Map<DescribedSide, ReturnType<typeof ofReply>>();
  const headers = { "content-type": "application/json; charset=utf-8", "cache-control": "no-cache" };
  return (side) => {
    const document =
      made.get(side) ?? ofReply({ status: 200, headers, body: JSON.stringify(openApi("Shanyraq", "1.0.0", side)) }, apiHeaders);
    made.set(side, document);
    return document;
  };
}

/** The whole product behind one function: the exported site, the edge, the sandbox and the OpenAPI documents. */
export function createGateway({ edge, site, sandbox, clock, desk, book, describesCalls, readiness }: GatewayOptions): Handler {
  const replies = createReplies(edge);
  const answerPage = madeOf(site, (files) => sitePages(files, publishedAt(edge)));
  const dated = (shown: Answer): Answer => (clock ? withClockStrip(shown, clock) : shown);
  const answerSandbox =
    sandbox && (async (request: NodeRequest) => dated(secured(await ofResponse(await sandbox.fetch(request.toRequest())), sandboxHeaders)));
  const answerDesk =
    desk && (async (request: NodeRequest) => dated(secured(await ofResponse(await desk.fetch(request.toRequest())), deskHeaders)));
  const drafted = desk && withDraft(desk, edge, site);
  const ofState = async (state: Response) => secured(await ofResponse(state), apiHeaders);
  const documentOf = documents();
  const wrongMethod = ofReply({ status: 405, headers: { allow: "GET, HEAD" }, body: null }, pageHeaders());

  const answer = (request: NodeRequest) => {
    const { pathname } = request.address;
    const reply = replies(request);
    if (reply) return reply.then((result) => ofReply(result, headersOfApi(pathname)));
    if (answerSandbox && (pathname === "/sandbox" || pathname.startsWith("/sandbox/"))) return book?.(pathname) ?? answerSandbox(request);
    if (answerDesk && (pathname === "/desk" || pathname.startsWith("/desk/"))) return answerDesk(request);
    if (request.method !== "GET" && request.method !== "HEAD") return wrongMethod;
    const side = describesCalls ? described.get(pathname) : undefined;
    if (side) return documentOf(side);
    return readiness(pathname)?.then(ofState) ?? answerPage()(request);
  };
  const shown: Handler = (request) => {
    const preview = drafted?.(request);
    return preview ? preview.then((draft) => draft ?? answer(request)) : answer(request);
  };
  return clock ? withClockCookie(shown, clock) : shown;
}
