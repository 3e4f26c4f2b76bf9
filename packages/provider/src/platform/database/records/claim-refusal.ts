import type { RefusalGround } from "@shanyraq/calls/vocabulary";

/** Why a claim is refused, as it was decided; the findings are in the words of the decision. */
export interface ClaimRefusal {
  readonly ground: RefusalGround;
  /** Of the rules of insurance; empty when the reason is in the law. */
  readonly clause: string;
  /** The day of the event, as its papers have it. */
  readonly day: string;
  /** What the papers are called that it rests on. */
  readonly papers: readonly string[];
}
