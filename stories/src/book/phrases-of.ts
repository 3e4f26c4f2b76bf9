/** As much of a screen reader as is asked here. */
export interface Reader {
  readonly start: (options: { readonly container: HTMLElement }) => Promise<void>;
  readonly next: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly lastSpokenPhrase: () => Promise<string>;
  readonly spokenPhraseLog: () => Promise<readonly string[]>;
  readonly activeNode: Node | null;
}

/** What is said last of a document. */
const END = "end of document";
/** More than any story says. */
const ENDLESS = 400;

/** All that a screen reader says of an element, once through. */
export async function phrasesOf(reader: Reader, container: HTMLElement): Promise<readonly string[]> {
  await reader.start({ container });
  const first = reader.activeNode;
  const [firstPhrase] = await reader.spokenPhraseLog();
  let round = false;
  for (let step = 0; step < ENDLESS && !round && (await reader.lastSpokenPhrase()) !== END; step += 1) {
    await reader.next();
    // A part that is not a document has no last phrase: after its end comes its beginning again.
    round = reader.activeNode === first && (await reader.lastSpokenPhrase()) === firstPhrase;
  }
  const log = await reader.spokenPhraseLog();
  await reader.stop();
  return round ? log.slice(0, -1) : log;
}
