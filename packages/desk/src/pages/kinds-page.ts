import { deskKinds } from "@shanyraq/provider";
import { html } from "@shanyraq/rules/markup";
import type { AtDesk } from "../desk-request.ts";
import { waitsTags } from "./waits-tags.ts";
import { word } from "../word.ts";
import { page } from "./layout.ts";

/** The first page: what there is to write, and what waits. */
export async function kindsPage(request: AtDesk): Promise<Response> {
  const { editing, locale } = request;
  const lists = await Promise.all(deskKinds.map(async (desk) => ({ kind: desk.kind, entries: await editing.entries(desk, locale) })));
  const waiting = lists.flatMap(({ kind, entries }) =>
    entries.filter(({ waits, isIncoming }) => waits !== undefined || isIncoming).map((entry) => ({ kind, ...entry })),
  );
  const content = html`<h1>${word(locale, "desk.nav.content")}</h1>
    <p class="lead">${word(locale, "desk.home.lead")}</p>
    <ul class="kinds">
      ${lists.map(
        ({ kind, entries }) =>
          html`<li>
            <a href="/desk/${kind}"
              ><strong>${word(locale, `desk.kind.${kind}`)}</strong><span>${word(locale, "desk.count", { count: entries.length })}</span></a
            >
          </li>`,
      )}
    </ul>
    <h2 id="waiting">${word(locale, "desk.waiting")}</h2>
    ${
      waiting.length === 0
        ? html`<p class="soft">${word(locale, "desk.waiting.none")}</p>`
        : html`<ul class="rows" aria-labelledby="waiting">
            ${waiting.map(
              ({ kind, slug, title, waits, publishAt, isIncoming }) =>
                html`<li>
                  <a class="grow" href="/desk/${kind}/${slug}">${title}</a>
                  <span class="soft">${word(locale, `desk.kind.${kind}`)}</span>
                  ${waitsTags(locale, { waits, publishAt, isIncoming })}
                </li>`,
            )}
          </ul>`
    }`;
  return page(request, { title: word(locale, "desk.nav.content"), content });
}
