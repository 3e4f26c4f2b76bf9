import type { Locale } from "@shanyraq/i18n";
import { html, type Markup } from "@shanyraq/rules/markup";
import { shownTime } from "../astana-time.ts";
import { word } from "../word.ts";

interface Waiting {
  readonly waits?: "draft" | "scheduled" | undefined;
  readonly publishAt?: string | null | undefined;
  readonly isIncoming: boolean;
}

/** What of an entry waits for an editor, or for its time. */
export const waitsTags = (locale: Locale, { waits, publishAt, isIncoming }: Waiting): Markup => html`
  ${waits === "draft" ? html`<span class="tag waits">${word(locale, "desk.state.draft")}</span>` : ""}
  ${waits === "scheduled" ? html`<span class="tag waits">${word(locale, "desk.state.scheduledAt", { at: shownTime(publishAt ?? "") })}</span>` : ""}
  ${isIncoming ? html`<span class="tag waits">${word(locale, "desk.state.incoming")}</span>` : ""}
`;
