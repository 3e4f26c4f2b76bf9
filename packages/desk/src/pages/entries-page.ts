import type { DeskKind, Step } from "@shanyraq/provider";
import { html, type Markup } from "@shanyraq/rules/markup";
import type { AtDesk } from "../desk-request.ts";
import { waitsTags } from "./waits-tags.ts";
import { word } from "../word.ts";
import { guard, page } from "./layout.ts";

/** A button that puts an entry one place before or after. */
const stepForm = (request: AtDesk, entry: string, step: Step, title: string): Markup => {
  const name = word(request.locale, step === "earlier" ? "desk.row.up" : "desk.row.down");
  const label = word(request.locale, "desk.row.of", { act: name, row: title });
  return html`<form method="post" action="${entry}/place">
    ${guard(request)}<button name="step" value="${step}" aria-label="${label}">${name}</button>
  </form>`;
};

/** All entries of a kind. */
export async function entriesPage(request: AtDesk, desk: DeskKind): Promise<Response> {
  const { editing, locale } = request;
  const entries = await editing.entries(desk, locale);
  const { kind } = desk;
  const isOpen = desk.slugs.length === 0 || desk.slugs.some((slug) => !entries.some((entry) => entry.slug === slug));
  const title = word(locale, `desk.kind.${kind}`);
  const isOrdered = "list" in desk.of && desk.slugs.length === 0;
  const shown = entries.filter(({ isLive }) => isLive);
  const content = html`<p class="crumbs"><a href="/desk">${word(locale, "desk.nav.content")}</a></p>
    <div class="head">
      <h1>${title}</h1>
      ${isOpen ? html`<a class="button main" href="/desk/${kind}/new">${word(locale, "desk.new")}</a>` : ""}
    </div>
    ${isOrdered ? html`<p class="hint">${word(locale, "desk.order.hint")}</p>` : ""}
    ${
      entries.length === 0
        ? html`<p class="soft">${word(locale, "desk.none")}</p>`
        : html`<ul class="rows">
            ${entries.map(
              ({ slug, title: name, isLive, waits, publishAt, isIncoming, day }) =>
                html`<li id="${slug}">
                  <a class="grow" href="/desk/${kind}/${slug}">${name}</a>
                  ${day === null ? "" : html`<span class="soft">${day.split("-").toReversed().join(".")}</span>`}
                  ${isLive ? html`<span class="tag live">${word(locale, "desk.state.published")}</span>` : ""}
                  ${!isLive && waits === undefined ? html`<span class="tag">${word(locale, "desk.state.withdrawn")}</span>` : ""}
                  ${waitsTags(locale, { waits, publishAt, isIncoming })}
                  ${
                    isOrdered && isLive
                      ? html`${slug === shown[0]?.slug ? "" : stepForm(request, `/desk/${kind}/${slug}`, "earlier", name)}
                        ${slug === shown.at(-1)?.slug ? "" : stepForm(request, `/desk/${kind}/${slug}`, "later", name)}`
                      : ""
                  }
                </li>`,
            )}
          </ul>`
    }`;
  return page(request, { title, content });
}
