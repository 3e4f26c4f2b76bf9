import type { MessageId } from "@shanyraq/i18n";

interface VoicePair {
  readonly rule: string;
  readonly why: string;
  readonly ids: readonly MessageId[];
}

/** How we write, each rule with texts of the site that keep it. */
export const voicePairs: readonly VoicePair[] = [
  {
    rule: "A button says what it does, with a verb",
    why: "Read alone, in a list of buttons, it still makes sense.",
    ids: ["kit.failure.retry", "account.login.submit"],
  },
  {
    rule: "Say what happened, then what to do",
    why: "Nobody is blamed, nothing is exclaimed, and there is always a way on.",
    ids: ["kit.failure.text", "kit.errors.title"],
  },
  {
    rule: "Plain words, politely",
    why: "«Вы» and «Сіз» without a bow. No law without its explanation beside it.",
    ids: ["kit.button.busy", "kit.password.shown"],
  },
  {
    rule: "A name for the ear as well as for the eye",
    why: "What stands as an icon alone is named in full.",
    ids: ["kit.header.accessibility", "kit.header.openMenu"],
  },
];
