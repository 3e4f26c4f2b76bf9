import { isLocale, localeFacts, locales } from "@shanyraq/i18n";
import { titleOf, type DeskKind, type EntryAtDesk, type Revision } from "@shanyraq/provider";
import { html } from "@shanyraq/rules/markup";
import type { AtDesk } from "../desk-request.ts";
import { pageOf } from "../page-of.ts";
import { word } from "../word.ts";
import { page } from "./layout.ts";
import { noteList } from "./notes.ts";

/** A phone, a tablet and a table: width and height of the window. */
const windows = [
  [390, 760],
  [768, 900],
  [1280, 900],
] as const;

/** The real page of the site in a frame, with the draft in the place of what is live. */
export function previewPage(request: AtDesk, desk: DeskKind, slug: string, entry: EntryAtDesk, { number, written }: Revision): Response {
  const { locale, url } = request;
  const { kind } = desk;
  const [width, height] = windows.find(([one]) => String(one) === url.searchParams.get("width")) ?? windows[0];
  const wanted = url.searchParams.get("in");
  const language = isLocale(wanted) ? wanted : locale;
  const title = word(locale, "desk.preview");
  const to = (at: number, of: string) => `/desk/${kind}/${slug}/preview?width=${at}&in=${of}`;
  const content = html`<p class="crumbs"><a href="/desk/${kind}/${slug}">${titleOf(desk, written, locale) || slug}</a></p>
    <h1>${title}</h1>
    <p class="lead">${word(locale, "desk.preview.lead", { number })}</p>
    ${noteList("bad", { title: word(locale, "desk.preview.faults"), lines: entry.faults.length > 0 ? [word(locale, "desk.preview.faults.text")] : [] })}
    <nav class="choice" aria-label="${word(locale, "desk.preview.languages")}">
      ${locales.map((one) => html`<a href="${to(width, one)}" ${one === language ? "aria-current=true" : ""} lang="${one}">${localeFacts[one].name}</a>`)}
    </nav>
    <nav class="choice" aria-label="${word(locale, "desk.preview.widths")}">
      ${windows.map(([one]) => html`<a href="${to(one, language)}" ${one === width ? "aria-current=true" : ""}>${word(locale, `desk.preview.width.${one}`)}</a>`)}
    </nav>
    <div class="frame" tabindex="0" role="region" aria-label="${title}">
      <iframe
        src="${pageOf(kind, slug, language)}"
        width="${width}"
        height="${height}"
        title="${word(locale, "desk.preview.frame", { title: titleOf(desk, written, language) || slug })}"
      ></iframe>
    </div>`;
  // What the browser kept of the site's answers would be shown in the place of the draft.
  return page(request, { title, content, width: "wide", headers: { "clear-site-data": '"cache"' } });
}
