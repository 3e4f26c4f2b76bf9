import { looseLimits, seedContent } from "@shanyraq/provider";
import { openInsurer, type Insurer } from "../attacks/insurer.ts";
import type { Send } from "./kit-server.ts";

/** Who tries the reference reads its letters, and moves its clock on. */
export const besideReference =
  ({ letters: messages, clock, provider }: Insurer): Send =>
  async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/kit/inbox") return Response.json(messages.toReversed().map(({ to, text }) => ({ recipient: to, body: text })));
    if (pathname !== "/kit/clock") return provider.fetch(request);
    const { seconds } = (await request.json()) as { readonly seconds: number };
    clock.now += seconds * 1_000;
    return Response.json({});
  };

/** The reference with its people and its content, and no limits that a trial would meet. */
export async function openReference(place?: { readonly url: string }): Promise<Insurer> {
  const insurer = await openInsurer({ limits: looseLimits, ...(place && { place }) });
  await seedContent(insurer.database);
  return insurer;
}

type Body = Readonly<Record<string, unknown>>;
interface GivenReply {
  readonly status: number;
  readonly body: Body;
}
const json = ({ status, body }: GivenReply): Response => Response.json(body, { status });
const pathOf = (request: Request): string => new URL(request.url).pathname;
const refusal = (status: number, message = "Нет"): Response => json({ status, body: { status: "error", message } });
const swapped = (body: Body, from: RegExp, to: string): Body => JSON.parse(JSON.stringify(body).replaceAll(from, to)) as Body;

/** What is wrong with a server, the check that has to find it, what that check says of it, and the server: the reference but for that. */
export type Broken = readonly [wrong: string, breaks: string, says: string, server: Send];

/** Servers as they are built in a hurry. */
export function brokenBackOffices(reference: Send): readonly Broken[] {
  const but =
    (change: (reply: GivenReply, request: Request) => GivenReply | Response): Send =>
    async (request) => {
      const response = await reference(request.clone());
      const changed = change({ status: response.status, body: (await response.json()) as Body }, request);
      return changed instanceof Response ? changed : json(changed);
    };
  /** The reference, where one call answers another thing. */
  const at = (path: string, change: (body: Body) => Body | Response): Send =>
    but((reply, request) => {
      if (pathOf(request) !== path || reply.status !== 200) return reply;
      const changed = change(reply.body);
      return changed instanceof Response ? changed : { ...reply, body: changed };
    });
  /** The reference, asked under other headers. */
  const under =
    (headers: (request: Request) => Readonly<Record<string, string>>): Send =>
    (request) =>
      reference(new Request(request, { headers: { ...Object.fromEntries(request.headers), ...headers(request) } }));
  /** What was answered with 200 to a call, by the part of the request that the key takes. */
  const remembering = (
    key: (request: Request) => Promise<string | undefined>,
    again: (reply: GivenReply, first: GivenReply, request: Request) => Promise<Response>,
  ): Send => {
    const known = new Map<string, GivenReply>();
    return async (request) => {
      const named = await key(request.clone());
      const response = await reference(request.clone());
      const reply = { status: response.status, body: (await response.json()) as Body };
      if (named === undefined) return json(reply);
      const first = known.get(named);
      if (reply.status === 200 && !first) known.set(named, reply);
      return first ? again(reply, first, request) : json(reply);
    };
  };
  const only = (path: string) => async (request: Request) => (pathOf(request) === path ? request.text() : undefined);
  let count = 0;

  return [
    ["lets everybody in", "doors", "instead of 401", but((reply) => (reply.status === 401 ? { status: 200, body: {} } : reply))],
    [
      "gives the work of the staff to customers",
      "roles",
      "instead of 403",
      but((reply) => (reply.status === 403 ? { status: 200, body: {} } : reply)),
    ],
    [
      "reads the fields before the token",
      "doors",
      "answers 400 instead of 401",
      but((reply, { method }) => (reply.status === 401 && method === "POST" ? { ...reply, status: 400 } : reply)),
    ],
    [
      "takes an unknown address for an empty answer",
      "order",
      "an address that no row has",
      but((reply) => (reply.status === 404 ? { status: 200, body: {} } : reply)),
    ],
    [
      "gives prices as numbers",
      "public-answers",
      "from_price",
      at("/products", (body) => swapped(body, /"from_price":"([\d.]+)"/g, '"from_price":$1')),
    ],
    ["sends half of an answer", "public-answers", "no JSON", at("/products", (body) => new Response(JSON.stringify(body).slice(0, 40)))],
    [
      "calls its JSON a page",
      "public-answers",
      "does not call its answer",
      at("/products", (body) => new Response(JSON.stringify(body), { headers: { "content-type": "text/html" } })),
    ],
    ["numbers statements by a number", "acts", "breaks its row at number", at("/insurance", (body) => ({ ...body, number: 5 }))],
    ["writes whole tenge", "money", "without two digits", at("/user/contracts/", (body) => swapped(body, /"(\d+)\.00"/g, '"$1"'))],
    ["tells moments of Almaty", "time", "not ISO 8601 in UTC", at("/getPersonData", (body) => swapped(body, /(T[\d:.]+)Z"/g, '$1+05:00"'))],
    [
      "counts days elsewhere",
      "time",
      "in Almaty",
      at("/getSenimCalc", (body) => swapped(body, /("calculatedOn":")[\d-]+/g, "$12026-11-20")),
    ],
    [
      "tells an entry again on the next page",
      "paging",
      "tells an entry twice",
      remembering(
        async (request) => (pathOf(request) === "/news" ? "news" : undefined),
        async (reply, first, request) =>
          new URL(request.url).searchParams.get("page") === "2"
            ? json({
                ...reply,
                body: {
                  ...reply.body,
                  data: [(first.body["data"] as readonly unknown[])[0], ...(reply.body["data"] as readonly unknown[]).slice(1)],
                },
              })
            : json(reply),
      ),
    ],
    [
      "takes what is no page for the first",
      "paging",
      "instead of 400",
      async (request) => reference(new Request(request.url.replace(/page=(?:-1|two)/, "page=1"), request)),
    ],
    [
      "greets its customers in what is kept for all",
      "alike",
      "to who is signed in",
      but((reply, request) => (request.headers.has("authorization") ? { ...reply, body: { ...reply.body, greeting: "Айдар" } } : reply)),
    ],
    ["speaks one language", "sentences", "the same as in another language", under(() => ({ lang: "ru" }))],
    ["is written in one language", "words", "the same in two languages", under(() => ({ lang: "kk" }))],
    [
      "tells of errors by a page",
      "fields",
      "no JSON object",
      but((reply) => (reply.status < 400 ? reply : new Response("<h1>Bad Request</h1>", reply))),
    ],
    ["names no field", "fields", "names no field", but(({ status, body }) => ({ status, body: { ...body, errors: undefined } }))],
    [
      "breaks off now and then",
      "lines",
      "breaks off",
      async (request) => {
        count += 1;
        const response = await reference(request);
        const text = await response.text();
        const headers = { "content-type": "application/json", ...(count % 7 === 0 && { "x-cut": "yes" }) };
        return new Response(text, { status: response.status, headers });
      },
    ],
    [
      "gives a contract to whoever knows its number",
      "others",
      "is given to who has nothing to do with it",
      remembering(only("/user/contracts/payments"), async (_, first) => json(first)),
    ],
    [
      "tells what is another's from what does not exist",
      "others",
      "is told apart",
      remembering(only("/user/contracts/payments"), async (reply) =>
        reply.status === 404 ? refusal(403, "Это чужой договор") : json(reply),
      ),
    ],
    ["loses Kazakh letters of a name", "files", "has lost letters", at("/api/upload", (body) => swapped(body, /[әұқ]/g, "?"))],
    [
      "takes whatever is called a document",
      "files",
      "answers 200 instead of 400",
      but((reply, request) =>
        pathOf(request) === "/api/upload" && reply.status === 400 ? { status: 200, body: { success: true, id: "1" } } : reply,
      ),
    ],
    [
      "prints half of a policy",
      "files",
      "half a document",
      at("/user/contracts/document", (body) => ({
        ...body,
        data: Buffer.from(String(body["data"]), "base64").subarray(0, 3_000).toString("base64"),
      })),
    ],
    [
      "tells strangers who is a customer",
      "tokens",
      "a stranger learns",
      async (request) => {
        const isStranger = pathOf(request) === "/api/login" && (await request.clone().text()).includes("991231300003");
        return isStranger ? refusal(404, "Нет такого клиента") : reference(request);
      },
    ],
    [
      "keeps a token alive after its owner has left",
      "tokens",
      "after /api/logout",
      async (request) => (pathOf(request) === "/api/logout" ? json({ status: 200, body: { success: true } }) : reference(request)),
    ],
    [
      "reads the beginning of a token",
      "sessions",
      "more behind it",
      under((request): Readonly<Record<string, string>> => {
        const authorization = request.headers.get("authorization");
        return authorization === null ? {} : { authorization: authorization.replace(/(prv_.{43}).*/, "$1") };
      }),
    ],
    [
      "never looks at the clock",
      "sessions",
      "a token whose time is over",
      async (request) => (pathOf(request) === "/kit/clock" ? json({ status: 200, body: {} }) : reference(request)),
    ],
    [
      "remembers for ever who somebody was",
      "passwords",
      "the session that changed it",
      remembering(
        async (request) =>
          pathOf(request) === "/api/user" || pathOf(request) === "/changePassword"
            ? (request.headers.get("authorization") ?? undefined)
            : undefined,
        async (reply, first, request) => json(pathOf(request) === "/api/user" ? first : reply),
      ),
    ],
    [
      "takes a code twice",
      "codes",
      "a code that is shown twice is taken",
      remembering(only("/forgotPasswordCode"), async (reply, first) => json(first.body["success"] === true ? first : reply)),
    ],
    [
      "lets a code be guessed without end",
      "codes",
      "after five wrong ones is taken",
      async (request) => {
        if (pathOf(request) !== "/forgotPasswordCode") return reference(request);
        const { sms } = (await request.clone().json()) as { readonly sms: string };
        const inboxText = await (await reference(new Request(new URL("/kit/inbox", request.url)))).text();
        return inboxText.includes(sms)
          ? reference(request)
          : json({ status: 200, body: { status: "error", message: "Нет", attemptsLeft: 5 } });
      },
    ],
    [
      "does a command again under its key",
      "commands",
      "again under its key answers something else",
      under(({ headers }) =>
        headers.has("idempotency-key") ? { "idempotency-key": crypto.randomUUID() } : ({} as Record<string, string>),
      ),
    ],
  ];
}
