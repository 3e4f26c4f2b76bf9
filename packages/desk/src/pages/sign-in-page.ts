import { html, type Markup } from "@shanyraq/rules/markup";
import type { Asked } from "../asked.ts";
import { word } from "../word.ts";
import { guard, page } from "./layout.ts";
import { note } from "./notes.ts";

interface Shown {
  readonly status?: number;
  readonly fault?: string;
  readonly number?: string;
  /** Half an hour without a request has locked the desk. */
  readonly isLocked?: boolean;
}

/** The door: number and password. */
export function signInPage(asked: Asked, { status = 200, fault, number = "", isLocked = false }: Shown = {}): Response {
  const { locale } = asked;
  const content = html`<h1>${word(locale, "desk.signIn")}</h1>
    <p class="lead">${word(locale, isLocked ? "desk.locked" : "desk.signIn.lead")}</p>
    ${fault === undefined ? "" : note("bad", fault)}
    <form class="card stack" method="post" action="/desk/sign-in">
      ${guard(asked)}
      <div class="field">
        <label for="number">${word(locale, "desk.number")}</label>
        <input id="number" name="number" value="${number}" autocomplete="username" maxlength="40" required />
      </div>
      <div class="field">
        <label for="password">${word(locale, "desk.password")}</label>
        <input id="password" name="password" type="password" autocomplete="current-password" maxlength="200" required />
      </div>
      <button class="main">${word(locale, "desk.signIn.go")}</button>
    </form>`;
  return page(asked, { title: word(locale, "desk.signIn"), content, status, width: "narrow" });
}

/** The code that went to the editor's phone. */
export function codePage(
  asked: Asked,
  { status = 200, fault, told }: { readonly status?: number; readonly fault?: string; readonly told?: Markup | string } = {},
): Response {
  const { locale } = asked;
  const content = html`<h1>${word(locale, "desk.code")}</h1>
    <p class="lead">${word(locale, "desk.code.lead")}</p>
    ${fault === undefined ? "" : note("bad", fault)} ${told === undefined ? "" : note("warn", told)}
    <form class="card stack" method="post" action="/desk/code">
      ${guard(asked)}
      <div class="field">
        <label for="code">${word(locale, "desk.code.field")}</label>
        <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required />
      </div>
      <button class="main">${word(locale, "desk.code.go")}</button>
    </form>
    <form method="post" action="/desk/code/again">${guard(asked)}<button>${word(locale, "desk.code.again")}</button></form>`;
  return page(asked, { title: word(locale, "desk.code"), content, status, width: "narrow" });
}
