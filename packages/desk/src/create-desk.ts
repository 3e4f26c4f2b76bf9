import { isLocale, type Locale } from "@shanyraq/i18n";
import type { Draft, Editing } from "@shanyraq/provider";
import { zipSync } from "fflate";
import type { DeskRequest, AtDesk } from "./desk-request.ts";
import { cookie, cookieIn, LANGUAGE_COOKIE, PREVIEW_COOKIE, SESSION_COOKIE, VISITOR_COOKIE } from "./cookies.ts";
import { enterCode, sendAgain, signIn, signOut } from "./sign-in.ts";
import { entryRoutes } from "./entry-routes.ts";
import type { Exporter } from "./exporter.ts";
import { kindsPage } from "./pages/kinds-page.ts";
import { exportPage } from "./pages/export-page.ts";
import { logPage } from "./pages/log-page.ts";
import { codePage, signInPage } from "./pages/sign-in-page.ts";
import { noPreview, previewOf } from "./preview-token.ts";
import { readForm } from "./read-form.ts";
import { bare, seeOther } from "./reply.ts";
import { staticFile } from "./static-files.ts";
import { word } from "./word.ts";

export interface DeskOptions {
  readonly editing: Editing;
  /** What builds the site again after texts were published. */
  readonly exporter: Exporter;
  /** The visitor's address, from the one hop that is trusted. */
  readonly addressOf: (request: Request) => string | undefined;
}
export interface Desk {
  /** Answers everything under /desk. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** The draft that the browser of an editor is shown on the site's own pages; nobody else's cookies name one. */
  readonly draftOf: (cookies: string | null) => Promise<Draft | undefined>;
  /** How a call is answered to that browser. */
  readonly answerWith: Editing["answerWith"];
}

const YEAR_SECONDS = 31_536_000;
const NONCE_BYTES = 18;
const PREFIX = "/desk";

const isTrusted = (request: Request): boolean => {
  const site = request.headers.get("sec-fetch-site");
  return site === null || site === "same-origin";
};

function languageOf(request: Request, url: URL): Locale {
  const [requested, kept] = [url.searchParams.get("lang"), cookieIn(request.headers.get("cookie"), LANGUAGE_COOKIE)];
  if (isLocale(requested)) return requested;
  return isLocale(kept) ? kept : "ru";
}

/** The way in: pages that are there without a session. */
async function signInRoute(request: DeskRequest, form: FormData | undefined): Promise<Response | undefined> {
  const [route, again] = request.path;
  if (route === "sign-in") return form ? signIn(request, form) : signInPage(request, { isLocked: request.url.searchParams.has("locked") });
  if (route === "sign-out") return form ? signOut(request) : bare(405);
  if (route !== "code") return undefined;
  if (again === "again") return form ? sendAgain(request) : bare(405);
  if (form) return enterCode(request, form);
  const isWaiting = (await request.editing.session(request.cookies.session)).at === "code";
  if (!isWaiting) return seeOther("/desk/sign-in");
  return codePage(request, request.url.searchParams.has("late") ? { notice: word(request.locale, "desk.code.late") } : {});
}

async function atTheDesk(request: AtDesk, form: FormData | undefined): Promise<Response> {
  const [first, ...rest] = request.path;
  if (first === undefined) return form ? bare(405) : kindsPage(request);
  if (first === "awake") return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
  if (first === "export" && rest.length === 0 && form) {
    const { at } = await request.exporter.standing();
    if (at !== "running" && at !== "notConfigured") {
      await request.editing.note(request.session, "buildAsked");
      await request.exporter.again();
    }
    return seeOther("/desk/export");
  }
  if (rest.length > 0 || form || !["log", "export", "export.zip"].includes(first)) return entryRoutes(request, form);
  if (first === "log") return logPage(request);
  if (first === "export") return exportPage(request);
  await request.editing.note(request.session, "exported");
  const headers = {
    "content-type": "application/zip",
    "content-disposition": 'attachment; filename="content.zip"',
    "cache-control": "no-store",
  };
  return new Response(new Uint8Array(zipSync({ ...(await request.editing.exported()) })), { headers });
}

/** The editors' desk over a back office. */
export function createDesk({ editing, exporter, addressOf }: DeskOptions): Desk {
  async function answer(request: Request, url: URL, fresh: { visitor?: string }): Promise<Response> {
    const header = request.headers.get("cookie");
    const session = cookieIn(header, SESSION_COOKIE);
    const visitor = cookieIn(header, VISITOR_COOKIE);
    const known = visitor ?? (fresh.visitor = Buffer.from(crypto.getRandomValues(new Uint8Array(NONCE_BYTES))).toString("base64url"));
    const locale = languageOf(request, url);
    const standing = await editing.session(session);
    const boundTo = "tokenHash" in standing ? standing.tokenHash : known;
    const deskRequest: DeskRequest = {
      editing,
      exporter,
      request,
      url,
      path: url.pathname
        .slice(PREFIX.length)
        .split("/")
        .filter((part) => part !== ""),
      locale,
      visit: { locale, address: addressOf(request), device: request.headers.get("user-agent") ?? undefined },
      csrf: editing.tagOf("csrf", boundTo),
      cookies: { session, visitor },
    };
    const isForm = request.method === "POST";
    if (!isForm && request.method !== "GET" && request.method !== "HEAD") return bare(405);
    if (isForm && !isTrusted(request)) return bare(403);
    // Nobody's pictures are read before it is known whose they are.
    const isSignInRoute = ["sign-in", "code", "sign-out"].includes(deskRequest.path[0] ?? "");
    if (isForm && !isSignInRoute && standing.at !== "open") return notOpen(deskRequest, standing.at);
    const form = isForm ? await readForm(request) : undefined;
    if (isForm && !form) return bare(413);
    const tag = form?.get("csrf");
    if (form && !(typeof tag === "string" && editing.isTag(tag, "csrf", boundTo))) return bare(403);
    const answered = isSignInRoute ? await signInRoute(deskRequest, form) : undefined;
    if (answered) return answered;
    if (standing.at !== "open") return notOpen(deskRequest, standing.at);
    return atTheDesk({ ...deskRequest, session: standing }, form);
  }

  return {
    fetch: async (request) => {
      const url = new URL(request.url);
      const [, name = ""] = /^\/desk\/([\w.-]+)$/.exec(url.pathname) ?? [];
      const file = request.method === "GET" || request.method === "HEAD" ? staticFile(name) : undefined;
      if (file) return file;
      const fresh: { visitor?: string } = {};
      const response = await answer(request, url, fresh);
      if (fresh.visitor !== undefined) response.headers.append("set-cookie", cookie(VISITOR_COOKIE, fresh.visitor, YEAR_SECONDS));
      const lang = url.searchParams.get("lang");
      if (isLocale(lang)) response.headers.append("set-cookie", cookie(LANGUAGE_COOKIE, lang, YEAR_SECONDS));
      return response;
    },
    draftOf: async (cookies) => {
      const value = cookieIn(cookies, PREVIEW_COOKIE);
      if (value === undefined) return undefined;
      const session = await editing.session(cookieIn(cookies, SESSION_COOKIE));
      return session.at === "open" ? previewOf(editing, session.tokenHash, value) : undefined;
    },
    answerWith: editing.answerWith,
  };
}

/** Anyone who is not let in sees the door, and nothing else of the desk. */
function notOpen(deskRequest: DeskRequest, at: "nobody" | "code" | "locked" | "forbidden"): Response {
  const { locale, request } = deskRequest;
  if (at === "forbidden") return signInPage(deskRequest, { status: 403, fault: word(locale, "desk.forbidden") });
  if (request.method === "POST")
    return signInPage(deskRequest, { status: 401, fault: word(locale, at === "locked" ? "desk.locked.typed" : "desk.over") });
  if (at === "code") return seeOther("/desk/code");
  return seeOther(at === "locked" ? "/desk/sign-in?locked" : "/desk/sign-in", noPreview);
}
