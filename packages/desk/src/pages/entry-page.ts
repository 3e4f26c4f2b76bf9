import { titleOf, type DeskKind, type EntryAtDesk, type Written } from "@shanyraq/provider";
import { html, type Markup } from "@shanyraq/rules/markup";
import type { AtDesk } from "../desk-request.ts";
import { localTime } from "../astana-time.ts";
import { warningsOf } from "../warnings.ts";
import { word } from "../word.ts";
import { faultWords } from "./fault-words.ts";
import { factField, textField } from "./field-markup.ts";
import type { FormShown } from "./form-shown.ts";
import { guard, page } from "./layout.ts";
import { noteList } from "./notes.ts";
import { picturesMarkup } from "./pictures-markup.ts";
import { sidePanel } from "./side-panel.ts";
import { stateOf } from "./state-words.ts";

const DAY_MS = 86_400_000;

export interface EntryShown {
  readonly desk: DeskKind;
  /** Empty for one that has no name yet. */
  readonly slug: string;
  readonly entry: EntryAtDesk | undefined;
  /** What is in the fields: the entry's own text, or what somebody has just typed. */
  readonly written: Written;
  readonly status?: number;
  readonly notes?: readonly (Markup | string)[];
  readonly slugFault?: string | undefined;
  /** What the form was sent with: the newest revision that its editor has seen. */
  readonly seen?: number;
  /** The row that was just moved or added; what is shown is not saved then. */
  readonly focusOn?: string;
}

const slugField = ({ slug, slugFault, desk }: EntryShown, { locale }: AtDesk): Markup => {
  const isFixed = desk.slugs.length > 0;
  return html`<fieldset>
    <legend>${word(locale, "desk.slug")}</legend>
    <p class="hint" id="slug.hint">${word(locale, "desk.slug.hint")}</p>
    ${slugFault === undefined ? "" : html`<p class="fault" id="slug.fault">${slugFault}</p>`}
    ${
      isFixed
        ? html`<select id="slug" name="slug" aria-label="${word(locale, "desk.slug")}">
            ${desk.slugs.map((one) => html`<option value="${one}">${one}</option>`)}
          </select>`
        : html`<input
            id="slug"
            name="slug"
            value="${slug}"
            maxlength="80"
            aria-label="${word(locale, "desk.slug")}"
            aria-describedby="slug.hint${slugFault === undefined ? "" : " slug.fault"}"
            ${slugFault === undefined ? "" : html`aria-invalid="true"`}
          />`
    }
  </fieldset>`;
};

/** What stands over the form: what is wrong, what to look at, and what another source has changed. */
function overForm(
  { desk, slug, entry, slugFault }: EntryShown,
  faults: ReturnType<typeof faultWords>,
  warnings: readonly string[],
  locale: AtDesk["locale"],
) {
  const at = `/desk/${desk.kind}/${slug}/revision`;
  const lines = [
    ...(slugFault === undefined ? [] : [html`<a href="#slug">${word(locale, "desk.slug")}: ${slugFault}</a>`]),
    ...faults.map(({ id, line }) => html`<a href="#${id}">${line}</a>`),
  ];
  return html`${noteList("bad", { title: word(locale, "desk.faults"), lines })}
  ${noteList("warn", { title: word(locale, "desk.warnings"), lines: warnings })}
  ${
    entry?.incoming
      ? html`<div class="note warn">
          <h2>${word(locale, "desk.incoming")}</h2>
          <p>${word(locale, "desk.incoming.text")} <a href="${at}/${entry.incoming.number}">${word(locale, "desk.compare")}</a></p>
        </div>`
      : ""
  }
  ${
    entry?.overtaken
      ? html`<div class="note warn">
          <h2>${word(locale, "desk.overtaken")}</h2>
          <p>${word(locale, "desk.overtaken.text")} <a href="${at}/${entry.overtaken.number}">${word(locale, "desk.compare")}</a></p>
        </div>`
      : ""
  }`;
}

/** The form of an entry, with everything that can be done with it beside it. */
export async function entryPage(request: AtDesk, shown: EntryShown): Promise<Response> {
  const { desk, slug, entry, written, focusOn, status = 200, notes = [] } = shown;
  const isUnsaved = focusOn !== undefined;
  const { editing, locale } = request;
  const isNew = entry === undefined;
  const faults = isUnsaved ? [] : faultWords(desk, entry?.faults ?? [], locale);
  const warnings = isNew ? [] : await warningsOf(desk, written, editing, locale);
  const form: FormShown = { desk, written, faults, locale, focusOn };
  const title = titleOf(desk, written, locale) || (isNew ? word(locale, "desk.new") : slug);
  const tomorrow = `${localTime(editing.now() + DAY_MS).slice(0, 10)}T09:00`;
  const content = html`<p class="crumbs">
      <a href="/desk">${word(locale, "desk.nav.content")}</a> / <a href="/desk/${desk.kind}">${word(locale, `desk.kind.${desk.kind}`)}</a>
    </p>
    <div class="head">
      <h1>${title}</h1>
      ${entry ? html`<p class="soft">${stateOf(entry, locale)}</p>` : ""}
    </div>
    ${notes} ${overForm(shown, faults, warnings, locale)}
    ${desk.kind === "product" ? html`<p class="hint">${word(locale, "desk.hint.figures", { example: "{ages}" })}</p>` : ""}
    <div class="two">
      <form
        id="entry"
        method="post"
        action="/desk/${desk.kind}/${isNew ? "new" : slug}"
        enctype="multipart/form-data"
        data-guarded
        ${isUnsaved ? "data-unsaved" : ""}
        novalidate
      >
        <button class="unseen" name="next" value="stay" tabindex="-1" aria-hidden="true"></button>
        ${guard(request)}
        <input type="hidden" name="seen" value="${shown.seen ?? entry?.newest ?? 0}" />
        ${isNew ? slugField(shown, request) : ""}
        ${
          desk.facts.length === 0
            ? ""
            : html`<fieldset>
                <legend>${word(locale, "desk.facts")}</legend>
                ${desk.facts.map((field) => factField(field, form))}
              </fieldset>`
        }
        ${desk.texts.map((field) => textField(field, form))} ${picturesMarkup(form)}
        <p class="note bad" role="alert" hidden data-silent="${word(locale, "desk.silent")}"></p>
        <div class="card stack">
          <button class="main" name="next" value="stay">${word(locale, "desk.save")}</button>
          <button name="next" value="preview">${word(locale, "desk.savePreview")}</button>
          <button name="next" value="publish">${word(locale, "desk.savePublish")}</button>
          <div class="field">
            <label for="publish_at">${word(locale, "desk.publishAt")}</label>
            <p class="hint" id="publish_at.hint">${word(locale, "desk.publishAt.hint")}</p>
            <input type="datetime-local" id="publish_at" name="publish_at" value="${tomorrow}" aria-describedby="publish_at.hint" />
          </div>
          <button name="next" value="schedule">${word(locale, "desk.saveSchedule")}</button>
        </div>
      </form>
      ${entry ? sidePanel(request, desk, slug, entry) : html`<div></div>`}
    </div>`;
  return page(request, { title, content, status });
}
