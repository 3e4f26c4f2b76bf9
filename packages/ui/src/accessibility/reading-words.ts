import type { IntlShape } from "react-intl";

/** What reading aloud says of fields and of what is chosen, in the language of the page. */
export interface ReadingWords {
  readonly chosen: string;
  /** Of what opens on a press, and is closed. */
  readonly folded: string;
  /** Of the page, or the step, that the reader is on. */
  readonly current: string;
  /** Of what cannot be pressed. */
  readonly disabled: string;
  readonly checked: string;
  readonly unchecked: string;
  readonly empty: string;
  readonly hidden: string;
  /** A day, of which a field holds "2026-12-01". */
  readonly day: (iso: string) => string;
}

export const readingWords = (intl: Pick<IntlShape, "formatMessage">): ReadingWords => ({
  chosen: intl.formatMessage({ id: "mode.speech.field.chosen" }),
  folded: intl.formatMessage({ id: "mode.speech.field.folded" }),
  current: intl.formatMessage({ id: "mode.speech.field.current" }),
  disabled: intl.formatMessage({ id: "mode.speech.field.disabled" }),
  checked: intl.formatMessage({ id: "mode.speech.field.checked" }),
  unchecked: intl.formatMessage({ id: "mode.speech.field.unchecked" }),
  empty: intl.formatMessage({ id: "mode.speech.field.empty" }),
  hidden: intl.formatMessage({ id: "mode.speech.field.hidden" }),
  day: (iso) => {
    const [year, month, day] = iso.split("-").map(Number);
    return intl.formatMessage({ id: "kit.date.long" }, { day: String(day), month: `m${month}`, year: String(year) });
  },
});
