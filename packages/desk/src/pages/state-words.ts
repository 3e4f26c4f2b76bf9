import type { Locale } from "@shanyraq/i18n";
import type { EntryAtDesk, Revision } from "@shanyraq/provider";
import { shownTime } from "../astana-time.ts";
import { word } from "../word.ts";

/** Who wrote a text: an editor, or the files of the repository. */
export const authorOf = ({ by }: Pick<Revision, "by">, locale: Locale): string => by || word(locale, "desk.by.repository");

/** Where a saved text stands. */
export const revisionState = ({ state, publish_at }: Pick<Revision, "state" | "publish_at">, locale: Locale): string =>
  state === "scheduled" ? word(locale, "desk.state.scheduledAt", { at: shownTime(publish_at ?? "") }) : word(locale, `desk.state.${state}`);

/** Where an entry stands, and who wrote the text that is shown. */
export function stateOf({ current, isLive }: EntryAtDesk, locale: Locale): string {
  if (!current) return word(locale, "desk.state.repository");
  const message = word(locale, "desk.state.of", {
    number: current.number,
    state: revisionState(current, locale),
    by: authorOf(current, locale),
    at: shownTime(current.at),
  });
  return isLive && current.state !== "published" ? `${message} ${word(locale, "desk.state.otherLive")}` : message;
}
