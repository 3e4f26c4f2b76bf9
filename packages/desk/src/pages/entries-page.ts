import type { DeskKind } from "@shanyraq/provider";
import { html } from "@shanyraq/rules/markup";
import type { AtDesk } from "../asked.ts";
import { waitsTags } from "./waits-tags.ts";
import { word } from "../word.ts";
import { page } from "./layout.ts";

/** All entries of a kind. */
export async function entriesPage(asked: AtDesk, desk: DeskKind): Promise<Response> {
  const { editing, locale } = asked;
  const entries = await editing.entries(desk, locale);
  const { kind } = desk;
  const isOpen = desk.slugs.length === 0 || desk.slugs.some((slug) => !entries.some((entry) => entry.slug === slug));
  const title = word(locale, `desk.kind.${kind}`);
  const content = html`<p class="crumbs"><a href="/desk">${word(locale, "desk.nav.content")}</a></p>
    <div class="head">
      <h1>${title}</h1>
      ${isOpen ? html`<a class="button main" href="/desk/${kind}/new">${word(locale, "desk.new")}</a>` : ""}
    </div>
    ${
      entries.length === 0
        ? html`<p class="soft">${word(locale, "desk.none")}</p>`
        : html`<ul class="rows">
            ${entries.map(
              ({ slug, title: name, isLive, waits, publishAt, isIncoming, day }) =>
                html`<li>
                  <a class="grow" href="/desk/${kind}/${slug}">${name}</a>
                  ${day === null ? "" : html`<span class="soft">${day.split("-").toReversed().join(".")}</span>`}
                  ${isLive ? html`<span class="tag live">${word(locale, "desk.state.published")}</span>` : ""}
                  ${!isLive && waits === undefined ? html`<span class="tag">${word(locale, "desk.state.withdrawn")}</span>` : ""}
                  ${waitsTags(locale, { waits, publishAt, isIncoming })}
                </li>`,
            )}
          </ul>`
    }`;
  return page(asked, { title, content });
}
