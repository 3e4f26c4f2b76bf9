import type { DeskKind, EntryAtDesk } from "@shanyraq/provider";
import { html, type Markup } from "@shanyraq/rules/markup";
import type { AtDesk } from "../desk-request.ts";
import { pageOf } from "../page-of.ts";
import { word, type Word } from "../word.ts";
import { guard } from "./layout.ts";

interface Act {
  readonly act: string;
  readonly name: Word;
  readonly number?: number;
  readonly isRisky?: boolean;
}

/** A button that does one thing with an entry, and says which state of it was seen. */
export function moveForm(
  request: AtDesk,
  at: { readonly kind: string; readonly slug: string; readonly newest: number },
  { act, name, number, isRisky }: Act,
): Markup {
  return html`<form method="post" action="/desk/${at.kind}/${at.slug}/move">
    ${guard(request)}
    <input type="hidden" name="seen" value="${at.newest}" />
    ${number === undefined ? "" : html`<input type="hidden" name="number" value="${number}" />`}
    <button name="act" value="${act}" class="${isRisky ? "risky" : ""}">${word(request.locale, name)}</button>
  </form>`;
}

/** What can be done with an entry besides writing it. */
export function sidePanel(request: AtDesk, { kind, stays }: DeskKind, slug: string, entry: EntryAtDesk): Markup {
  const { locale } = request;
  const { current, revisions, isLive, newest } = entry;
  const at = { kind, slug, newest };
  const live = revisions.find(({ state }) => state === "published");
  const wasLive =
    live && revisions.some(({ state, published_at, number }) => state === "replaced" && published_at !== null && number < live.number);
  const isScheduled = current?.state === "scheduled";
  return html`<aside class="side card" aria-labelledby="acts">
    <h2 id="acts">${word(locale, "desk.acts")}</h2>
    <div class="stack">
      ${current ? html`<a class="button" href="/desk/${kind}/${slug}/preview">${word(locale, "desk.preview")}</a>` : ""}
      ${revisions.length > 0 ? html`<a class="button" href="/desk/${kind}/${slug}/history">${word(locale, "desk.history")}</a>` : ""}
      ${isLive ? html`<a class="button" href="${pageOf(kind, slug, locale)}">${word(locale, "desk.onSite")}</a>` : ""}
      ${isScheduled ? moveForm(request, at, { act: "unschedule", name: "desk.unschedule", number: current.number }) : ""}
      ${wasLive ? moveForm(request, at, { act: "undo", name: "desk.undo" }) : ""}
      ${isLive && !stays && (live || revisions.length === 0) ? moveForm(request, at, { act: "withdraw", name: "desk.withdraw", isRisky: true }) : ""}
    </div>
  </aside>`;
}
