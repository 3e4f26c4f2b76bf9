import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import type { ClaimRefusal } from "../../platform/database/records/claim-refusal.ts";
import { shownDate } from "../../platform/messages/shown.ts";
import { groundOn } from "./refusal-grounds.ts";

/** A refusal of a claim, as it was decided on a day; `fact` is what was found, in the words of whoever proposed it. */
export interface DecidedRefusal {
  readonly refusal: ClaimRefusal;
  readonly fact: string;
  readonly on: string;
}

/** A refusal of a claim as a person reads it. */
export interface ShownRefusal {
  /** The ground, with its article or clause. */
  readonly basis: string;
  readonly fact: string;
  readonly papers: string[];
}

function sourceOf({ refusal: { ground, clause }, on }: DecidedRefusal, locale: Locale): string | undefined {
  const source = groundOn(ground, on)?.source;
  if (source === undefined || source === "contract") return undefined;
  if (source === "rules") return text(locale, "claim.source.rules", { clause });
  const { article, paragraph } = source;
  return paragraph === undefined
    ? text(locale, "claim.source.article", { article })
    : text(locale, "claim.source.paragraph", { article, paragraph });
}

/** The parts of a refusal in a language: the same in messages, on the page of the status and at the reception. */
export function shownRefusal(decided: DecidedRefusal, locale: Locale): ShownRefusal {
  const { refusal, fact } = decided;
  const ground = text(locale, `claim.ground.${refusal.ground}`, { date: shownDate(refusal.day) });
  const source = sourceOf(decided, locale);
  return { basis: source === undefined ? ground : `${ground} (${source})`, fact, papers: [...refusal.papers] };
}

/** A refusal as one text. */
export function refusalText(decided: DecidedRefusal, locale: Locale): string {
  const { basis, fact, papers } = shownRefusal(decided, locale);
  return text(locale, "claim.refusal.told", { basis, fact, papers: papers.join(", ") });
}
