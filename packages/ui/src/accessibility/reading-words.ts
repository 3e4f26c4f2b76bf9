import type { IntlShape } from "react-intl";

/** What reading aloud says of fields and of what is chosen, in the language of the page. */
export interface ReadingWords {
  readonly chosen: string;
  readonly checked: string;
  readonly unchecked: string;
  readonly empty: string;
  readonly hidden: string;
}

export const readingWords = ({ formatMessage }: Pick<IntlShape, "formatMessage">): ReadingWords => ({
  chosen: formatMessage({ id: "mode.speech.field.chosen" }),
  checked: formatMessage({ id: "mode.speech.field.checked" }),
  unchecked: formatMessage({ id: "mode.speech.field.unchecked" }),
  empty: formatMessage({ id: "mode.speech.field.empty" }),
  hidden: formatMessage({ id: "mode.speech.field.hidden" }),
});
