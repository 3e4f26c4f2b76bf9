import { html, type Markup } from "@shanyraq/rules/markup";
import type { DeskRequest } from "../desk-request.ts";
import { word, type Word } from "../word.ts";
import { guard, page } from "./layout.ts";
import { note } from "./notes.ts";

interface SignInView {
  readonly status?: number;
  readonly fault?: string;
  readonly number?: string;
  /** Half an hour without a request has locked the desk. */
  readonly isLocked?: boolean;
}

interface SignInForm {
  readonly title: Word;
  readonly lead: Word;
  readonly action: string;
  readonly go: Word;
  readonly fields: Markup;
  readonly status: number;
  readonly notes: readonly (Markup | string)[];
  readonly after?: Markup;
}

/** A page before the desk: one form and nothing else. */
function doorPage(request: DeskRequest, { title, lead, action, go, fields, status, notes, after }: SignInForm): Response {
  const { locale } = request;
  const content = html`<h1>${word(locale, title)}</h1>
    <p class="lead">${word(locale, lead)}</p>
    ${notes}
    <form class="card stack" method="post" action="${action}">
      ${guard(request)} ${fields}
      <button class="main">${word(locale, go)}</button>
    </form>
    ${after ?? ""}`;
  return page(request, { title: word(locale, title), content, status, width: "narrow" });
}

/** The door: number and password. */
export function signInPage(request: DeskRequest, { status = 200, fault, number = "", isLocked = false }: SignInView = {}): Response {
  const { locale } = request;
  return doorPage(request, {
    title: "desk.signIn",
    lead: isLocked ? "desk.locked" : "desk.signIn.lead",
    action: "/desk/sign-in",
    go: "desk.signIn.go",
    status,
    notes: fault === undefined ? [] : [note("bad", fault)],
    fields: html`<div class="field">
        <label for="number">${word(locale, "desk.number")}</label>
        <input id="number" name="number" value="${number}" autocomplete="username" maxlength="40" required />
      </div>
      <div class="field">
        <label for="password">${word(locale, "desk.password")}</label>
        <input id="password" name="password" type="password" autocomplete="current-password" maxlength="200" required />
      </div>`,
  });
}

/** The code that went to the editor's phone. */
export function codePage(
  request: DeskRequest,
  { status = 200, fault, notice }: { readonly status?: number; readonly fault?: string; readonly notice?: Markup | string } = {},
): Response {
  const { locale } = request;
  return doorPage(request, {
    title: "desk.code",
    lead: "desk.code.lead",
    action: "/desk/code",
    go: "desk.code.go",
    status,
    notes: [...(fault === undefined ? [] : [note("bad", fault)]), ...(notice === undefined ? [] : [note("warn", notice)])],
    fields: html`<div class="field">
      <label for="code">${word(locale, "desk.code.field")}</label>
      <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required />
    </div>`,
    after: html`<form method="post" action="/desk/code/again">${guard(request)}<button>${word(locale, "desk.code.again")}</button></form>`,
  });
}
