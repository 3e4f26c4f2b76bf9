import { virtual } from "@guidepup/virtual-screen-reader";
import { localeFacts, locales, type Locale } from "@shanyraq/i18n";
import en from "@shanyraq/i18n/compiled/en.json";
import kk from "@shanyraq/i18n/compiled/kk.json";
import ru from "@shanyraq/i18n/compiled/ru.json";
import { act, type ReactNode } from "react";
import type { MessageFormatElement } from "react-intl";
import { stage } from "./stage.tsx";
import "./user.ts";

const catalogues = { ru, kk, en } as Readonly<Record<Locale, Record<string, MessageFormatElement[]>>>;

/** Every language of the site, for a table of tests. */
export const languages: readonly Locale[] = locales;

/** A text that is missing, or that lacks an argument, would be shown as its id. */
const refuse = (error: Error): never => {
  throw error;
};

/** Draws an element with the texts of one language; fails where one of them is missing or lacks an argument. */
export const stageIn = (language: Locale, element: ReactNode): HTMLElement =>
  stage(element, { locale: localeFacts[language].tag, messages: catalogues[language], onError: refuse });

/** The last phrase of a document. */
const END = "end of document";
/** More phrases than any part of a page has. */
const ENDLESS = 300;

const isDialog = (phrase = ""): boolean => /^(?:alert)?dialog, /.test(phrase);

/**
 * Half a second after a dialog has opened its focus is given to it once more (react-aria, for Safari). On a busy machine that comes in the middle of
 * reading and would lead the reader back: it names the dialog by its cursor, so that the focus has nothing to add.
 */
function leaveWhereItReads(event: Event): void {
  if (event.target instanceof Element && /^(?:alert)?dialog$/.test(event.target.getAttribute("role") ?? ""))
    event.stopImmediatePropagation();
}
const FOCUS = ["focus", "focusin"] as const;

/**
 * Everything that a screen reader says of `container` from its beginning to its end. A dialog that is named twice in a row appears once: the cursor names it,
 * and so does the focus that it takes, if that comes after the reader has started. What takes the focus before the reader has come to the dialog is left out:
 * whether it is spoken depends on the machine.
 */
export async function transcript(container: HTMLElement = document.body): Promise<string[]> {
  for (const kind of FOCUS) window.addEventListener(kind, leaveWhereItReads, true);
  await act(() => virtual.start({ container }));
  const first = virtual.activeNode;
  const [firstPhrase] = await virtual.spokenPhraseLog();
  let round = false;
  for (let step = 0; step < ENDLESS && !round && (await virtual.lastSpokenPhrase()) !== END; step += 1) {
    await act(() => virtual.next());
    // A part that is not a document has no such last phrase: after its end comes its beginning again.
    round = virtual.activeNode === first && (await virtual.lastSpokenPhrase()) === firstPhrase;
  }
  const log = await virtual.spokenPhraseLog();
  const phrases = (round ? log.slice(0, -1) : log).filter((phrase, index, all) => phrase !== all[index - 1] || !isDialog(phrase));
  await virtual.stop();
  for (const kind of FOCUS) window.removeEventListener(kind, leaveWhereItReads, true);
  return isDialog(phrases[2]) && !isDialog(phrases[1]) ? phrases.toSpliced(1, 1) : phrases;
}
