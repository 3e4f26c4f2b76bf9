import { html, type Markup } from "@shanyraq/rules/markup";

type Kind = "bad" | "good" | "warn";

/** A message over a page. A failure is read aloud first, and the focus stands on it. */
export const note = (kind: Kind, text: string | Markup): Markup =>
  html`<div class="note ${kind}" ${kind === "bad" ? html`role="alert" tabindex="-1" data-first` : html`role="status"`}>
    <p>${text}</p>
  </div>`;

interface NoticeText {
  readonly title: string;
  readonly lines: readonly (string | Markup)[];
}
/** Several of them under one heading; nothing for an empty list. */
export const noteList = (kind: Kind, { title, lines }: NoticeText): Markup | string =>
  lines.length === 0
    ? ""
    : html`<div class="note ${kind}" ${kind === "bad" ? html`tabindex="-1" data-first` : ""}>
        <h2>${title}</h2>
        <ul>
          ${lines.map((line) => html`<li>${line}</li>`)}
        </ul>
      </div>`;
