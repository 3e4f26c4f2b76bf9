import { titleOf, type DeskKind, type EntryAtDesk } from "@shanyraq/provider";
import { html } from "@shanyraq/rules/markup";
import type { AtDesk } from "../desk-request.ts";
import { shownTime } from "../astana-time.ts";
import { word } from "../word.ts";
import { page } from "./layout.ts";
import { moveForm } from "./side-panel.ts";
import { authorOf, revisionState } from "./state-words.ts";

/** All that was ever saved of an entry, with a way back to each. */
export function historyPage(request: AtDesk, desk: DeskKind, slug: string, entry: EntryAtDesk): Response {
  const { locale } = request;
  const { kind } = desk;
  const title = word(locale, "desk.history");
  const content = html`<p class="crumbs">
      <a href="/desk/${kind}">${word(locale, `desk.kind.${kind}`)}</a> /
      <a href="/desk/${kind}/${slug}">${titleOf(desk, entry.written, locale) || slug}</a>
    </p>
    <h1>${title}</h1>
    <p class="lead">${word(locale, "desk.history.lead")}</p>
    <ul class="rows">
      ${entry.revisions.map(
        (revision) =>
          html`<li>
            <a class="grow" href="/desk/${kind}/${slug}/revision/${revision.number}"
              >${word(locale, "desk.version", { number: revision.number })}: ${titleOf(desk, revision.written, locale) || slug}</a
            >
            <span class="soft">${authorOf(revision, locale)}, ${shownTime(revision.at)}</span>
            <span class="tag ${revision.state === "published" ? "live" : ""}">${revisionState(revision, locale)}</span>
            ${revision.number === entry.current?.number ? "" : moveForm(request, { kind, slug, newest: entry.newest }, { act: "restore", name: "desk.restore", number: revision.number })}
          </li>`,
      )}
    </ul>`;
  return page(request, { title, content });
}
