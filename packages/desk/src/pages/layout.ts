import { brand } from "@shanyraq/brand";
import { localeFacts, locales } from "@shanyraq/i18n";
import { html, type Markup } from "@shanyraq/rules/markup";
import { servedPage } from "@shanyraq/rules/served-page";
import type { DeskRequest, AtDesk } from "../desk-request.ts";
import { htmlReply } from "../reply.ts";
import { word, type Word } from "../word.ts";

interface Page {
  readonly title: string;
  readonly content: Markup;
  readonly status?: number;
  /** A door is narrow; a page that shows another one takes all the width there is. */
  readonly width?: "narrow" | "wide";
  readonly headers?: Readonly<Record<string, string>>;
}

const sections: readonly { readonly path: string; readonly name: Word }[] = [
  { path: "/desk", name: "desk.nav.content" },
  { path: "/desk/log", name: "desk.nav.log" },
  { path: "/desk/export", name: "desk.nav.export" },
];

/** The hidden fields without which no form is taken. */
export const guard = ({ csrf }: DeskRequest): Markup => html`<input type="hidden" name="csrf" value="${csrf}" />`;

const isAtDesk = (request: DeskRequest): request is AtDesk => "session" in request;

const isWithin = (path: string, pathname: string) => (path === "/desk" ? !/^\/desk\/(log|export)$/.test(pathname) : pathname === path);

const navigation = (request: AtDesk): Markup => {
  const { locale, url, session } = request;
  return html`<nav aria-label="${word(locale, "desk.nav")}">
      ${sections.map(
        ({ path, name }) => html`<a href="${path}" ${isWithin(path, url.pathname) ? "aria-current=true" : ""}>${word(locale, name)}</a> `,
      )}
    </nav>
    <div class="end">
      <span class="who">${session.customer.name} ${session.customer.surname}</span>
      <form method="post" action="/desk/sign-out">${guard(request)}<button class="plain">${word(locale, "desk.signOut")}</button></form>
    </div>`;
};

/** A page of the desk: it works without its script, which only keeps what was typed. */
export function page(request: DeskRequest | AtDesk, { title, content, status = 200, width, headers = {} }: Page): Response {
  const { locale, url } = request;
  const languages = locales.map(
    (other) =>
      html`<a href="${url.pathname}?lang=${other}" lang="${other}" hreflang="${other}" ${other === locale ? "aria-current=true" : ""}
        >${localeFacts[other].name}</a
      > `,
  );
  const body = html`<a class="skip" href="#main">${word(locale, "desk.skip")}</a>
    <header class="bar" aria-label="${word(locale, "desk.name")}">
      <div class="bar-in">
        <a class="brand" href="/desk">${brand.name[locale]} · ${word(locale, "desk.name")}</a>
        ${isAtDesk(request) ? navigation(request) : ""}
        <nav class="${isAtDesk(request) ? "" : "end"}" aria-label="${word(locale, "desk.languages")}">${languages}</nav>
      </div>
    </header>
    <main id="main" tabindex="-1" class="${width ?? ""}" aria-label="${title}">${content}</main>`;
  const document = servedPage({
    lang: locale,
    title: `${title} · ${word(locale, "desk.name")} · ${brand.name[locale]}`,
    stylesheet: "/desk/style.css",
    script: "/desk/desk.js",
    body,
  });
  return htmlReply(document.text, status, headers);
}
