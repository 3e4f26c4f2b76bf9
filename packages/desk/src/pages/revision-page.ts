import { titleOf, type DeskKind, type EntryAtDesk, type Revision } from "@shanyraq/provider";
import { html } from "@shanyraq/rules/markup";
import type { AtDesk } from "../desk-request.ts";
import { shownTime } from "../astana-time.ts";
import { word } from "../word.ts";
import { compareMarkup } from "./compare-markup.ts";
import { page } from "./layout.ts";
import { moveForm } from "./side-panel.ts";
import { authorOf, revisionState } from "./state-words.ts";

/** One saved text beside the one that an editor is working on. */
export function revisionPage(request: AtDesk, desk: DeskKind, slug: string, entry: EntryAtDesk, revision: Revision): Response {
  const { locale } = request;
  const { kind } = desk;
  const title = word(locale, "desk.version", { number: revision.number });
  const at = { kind, slug, newest: entry.newest };
  const isCurrent = revision.number === entry.current?.number;
  const content = html`<p class="crumbs">
      <a href="/desk/${kind}/${slug}">${titleOf(desk, entry.written, locale) || slug}</a> /
      <a href="/desk/${kind}/${slug}/history">${word(locale, "desk.history")}</a>
    </p>
    <div class="head">
      <h1>${title}</h1>
      <p class="soft">${revisionState(revision, locale)} · ${authorOf(revision, locale)} · ${shownTime(revision.at)}</p>
    </div>
    ${
      isCurrent
        ? html`<p class="soft">${word(locale, "desk.compare.current")}</p>`
        : html`<div class="choice">
              ${moveForm(request, at, { act: "restore", name: "desk.restore", number: revision.number })}
              ${revision.state === "incoming" ? moveForm(request, at, { act: "dismiss", name: "desk.dismiss", number: revision.number }) : ""}
            </div>
            ${compareMarkup(
              desk,
              [
                { name: title, written: revision.written },
                { name: word(locale, "desk.compare.mine"), written: entry.written },
              ],
              locale,
            )}`
    }`;
  return page(request, { title, content });
}
