import { matchCall, calls, type CallName } from "@shanyraq/calls";
import { listedOnly, validateInput } from "@shanyraq/calls/validate";
import { defaultLocale, isLocale, type Locale } from "@shanyraq/i18n";
import type { Kysely } from "kysely";
import { StoreFailed } from "@shanyraq/limits";
import { toHex } from "@shanyraq/signing";
import { DEVICE_HEADER } from "./api/account/known-device.ts";
import { isCalculation, refusedCalculation } from "./api/calculators/refused-calculation.ts";
import { readByReplica } from "./api/content/read-by-replica.ts";
import { isLate } from "./platform/database/open-pool.ts";
import type { Tables } from "./platform/database/tables.ts";
import { handlers } from "./handlers.ts";
import type { Provider, ProviderOptions, Services } from "./platform/ports/provider-options.ts";
import { servicesOf } from "./platform/adapters/services-of.ts";
import { commandRunner, type CommandResult } from "./platform/server/command.ts";
import type { Amendment, Context } from "./platform/server/context.ts";
import { FLOW_HEADER, flowOf } from "./platform/server/flow.ts";
import { createGuards } from "./platform/server/guards.ts";
import { readInput, refusedByHead } from "./platform/server/read-input.ts";
import { isRefusal, refuse, refuseFields, type Refusal } from "./platform/server/refusal.ts";
import { reply, replyRefusal } from "./platform/server/reply.ts";
import { mayCall } from "./platform/server/roles.ts";
import { bearer, findSession, hashToken, serves, waitsForCode } from "./platform/server/session.ts";
import { firstRound, jobsEnded, runJobs } from "./jobs/run-jobs.ts";

const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

type Act = () => Promise<void>;
type Call = { readonly name: CallName; readonly params: Readonly<Record<string, string>> };
type Incoming = {
  readonly request: Request;
  readonly url: URL;
  readonly locale: Locale;
  readonly requestId: string;
  readonly now: number;
  readonly db: Kysely<Tables>;
};

/** The back office: one Request to one Response. Checks in order: 404, 405, 413, 415, 401 / 403, 400, 501. */
export function createProvider(options: ProviderOptions): Provider {
  const { database, log } = options;
  const services = servicesOf(options);
  const command = commandRunner(options);
  const guards = createGuards(options);
  /** What still runs after answers have been given. */
  const pending = new Set<Promise<void>>();

  const allOf = async (acts: readonly Act[], call: string, requestId: string, event: string) => {
    for (const act of acts)
      await act().catch((error: unknown) =>
        log({ level: "error", event, call, requestId, reason: error instanceof Error ? error.name : "unknown" }),
      );
  };

  /** Runs a call, then the actions it left for after its effect is committed, or for when nothing was committed. */
  async function handle(name: CallName, input: unknown, context: Context, key: string | null): Promise<unknown> {
    const later: (() => Promise<Amendment>)[] = [];
    const behind: Act[] = [];
    const anyway: Act[] = [];
    const undoing: Act[] = [];
    const runActs = (acts: readonly Act[]) => {
      const acting = allOf(acts, name, context.requestId, "after-answer-failed").finally(() => pending.delete(acting));
      pending.add(acting);
    };
    const undo = () => allOf(undoing, name, context.requestId, "undo-failed");
    const own: Context = {
      ...context,
      afterCommit: (act) => void later.push(act),
      afterAnswer: (act) => void behind.push(act),
      inAnyCase: (act) => void anyway.push(act),
      ifUndone: (act) => void undoing.push(act),
    };
    try {
      const done = await perform(name, input, own, key);
      if (anyway.length > 0) runActs(anyway);
      if (isRefusal(done)) await undo();
      if (isRefusal(done)) return done;
      let { answer } = done;
      if (done.fresh) {
        for (const act of later) answer = listedOnly(name, { ...(answer as object), ...(await act()) });
        runActs(behind);
      }
      if (calls[name].command) await options.checkpoint?.(`${name}:before-answer`);
      return answer;
    } catch (error) {
      await undo();
      throw error;
    }
  }

  async function perform(name: CallName, input: unknown, own: Context, key: string | null): Promise<CommandResult | Refusal> {
    // The row's name chose both its schema and its handler: what the table pairs, the checker cannot follow through a variable.
    const handler = handlers[name] as (input: unknown, context: Context) => unknown;
    if (!calls[name].command) {
      const answer = await handler(input, own);
      return isRefusal(answer) ? answer : { answer: listedOnly(name, answer), fresh: true };
    }
    return command({
      name,
      customer: own.customer?.id ?? "",
      key,
      input,
      now: own.now,
      effect: async (db) => {
        const answer = await handler(input, { ...own, db });
        return isRefusal(answer) ? answer : listedOnly(name, answer);
      },
    });
  }

  async function answer({ name, params }: Call, { request, url, locale, requestId, now, db }: Incoming): Promise<unknown> {
    const row = calls[name];
    const refusedAtOnce = refusedByHead(request, row);
    if (refusedAtOnce) return refusedAtOnce;
    const token = row.anonymous ? undefined : bearer(request);
    const tokenHash = token === undefined ? undefined : hashToken(token);
    const found = tokenHash === undefined ? undefined : await findSession(database.queries, tokenHash, now);
    const customer = found?.customer;
    if (row.auth !== "anyone" && !customer) return refuse(401, "error.unauthorized");
    if (found && row.auth !== "anyone" && !(mayCall(found.customer.role, row.auth) && serves(found.session, name)))
      return refuse(403, "error.forbidden");
    if (found && row.auth !== "anyone" && waitsForCode(found, name)) return refuse(403, "error.staffCode");
    const flow = row.flow ? flowOf(request.headers.get(FLOW_HEADER)) : undefined;
    if (row.flow && flow === undefined) return refuse(403, "error.flow");
    const given = await readInput(request, row, params, url.searchParams);
    if (!given.ok) return given.refusal;
    const valid = await validateInput(name, given.input);
    if (!valid.ok) return isCalculation(name) ? listedOnly(name, refusedCalculation(given.input, locale, now)) : refuseFields(valid.errors);
    const context: Context = {
      locale,
      now,
      requestId,
      customer,
      session: found?.session,
      tokenHash,
      db,
      services,
      address: request.headers.get("x-real-ip") ?? undefined,
      device: request.headers.get("user-agent") ?? undefined,
      flow,
      deviceToken: request.headers.get(DEVICE_HEADER) ?? undefined,
      file: given.file,
      guards,
      afterCommit: () => {},
      afterAnswer: () => {},
      inAnyCase: () => {},
      ifUndone: () => {},
    };
    const reader = db === database.queries && readByReplica(name) ? database.replica?.reader() : undefined;
    const read = reader && (await ofReplica(name, valid.value, { ...context, db: reader }));
    return read ?? handle(name, valid.value, context, request.headers.get("idempotency-key"));
  }

  /** An answer of the replica; undefined when it fails or does not find the object, which may have been published a moment ago. */
  async function ofReplica(name: CallName, input: unknown, context: Context): Promise<unknown> {
    try {
      const answered = await handle(name, input, context, null);
      return isRefusal(answered) ? undefined : answered;
    } catch {
      database.replica?.failed();
      log({ level: "warn", event: "replica-failed", call: name, requestId: context.requestId });
      return undefined;
    }
  }

  async function fetchOver(db: Kysely<Tables>, request: Request): Promise<Response> {
    const now = options.clock();
    const given = request.headers.get("x-request-id") ?? "";
    const requestId = REQUEST_ID.test(given) ? given : toHex(options.random(8));
    const lang = request.headers.get("lang");
    const locale = isLocale(lang) ? lang : defaultLocale;
    const url = new URL(request.url);
    const match = matchCall(request.method, url.pathname);
    if (match.found === "nothing") return replyRefusal(refuse(404, "error.notFound"), locale);
    if (match.found === "otherMethod")
      return replyRefusal(refuse(405, "error.method"), locale, { headers: { allow: match.allowed.join(", ") } });
    let response: Response;
    try {
      const body: unknown = await answer(match, { request, url, locale, requestId, now, db });
      response = isRefusal(body) ? replyRefusal(body, locale) : reply(200, body);
    } catch (error) {
      // Only the kind of the error is logged: its text may quote what a customer sent.
      log({
        level: "error",
        event: "failed",
        call: match.name,
        requestId,
        reason: error instanceof Error ? `${error.name} ${codeOf(error)}`.trim() : "unknown",
      });
      response = replyRefusal(refusalOf(error), locale, { requestId });
    }
    log({ level: "info", event: "call", call: match.name, status: response.status, requestId, ms: options.clock() - now });
    return response;
  }

  const rounds = firstRound();
  const settled = async () => {
    while (pending.size > 0) await Promise.all(pending);
  };
  const forJobs: Services = { ...services, database: { ...database, queries: database.jobs } };
  return {
    fetch: (request) => fetchOver(database.queries, request),
    fetchOver,
    settled,
    work: () => runJobs(forJobs, rounds),
    jobsEnded: () => jobsEnded(rounds),
  };
}

/** What the caller learns about an error: too late, to be tried again soon, or a fault of ours. */
function refusalOf(error: unknown): Refusal {
  if (isLate(error)) return refuse(504, "error.upstream");
  return error instanceof StoreFailed ? refuse(503, "error.upstream") : refuse(500, "error.internal");
}

const codeOf = (error: Error): string => ("code" in error && typeof error.code === "string" ? error.code : "");
