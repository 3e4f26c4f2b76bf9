import type { Ports } from "../ports.ts";
import type { Drafts } from "./worksheet.perform.ts";
import type { Draft } from "./worksheet-state.ts";

/** What the account has may be older than this page, or come from elsewhere. */
function readDraft(text: string | undefined): Draft | undefined {
  try {
    const read: unknown = JSON.parse(text ?? "");
    return typeof read === "object" && read !== null && "answers" in read && typeof read.answers === "object" && read.answers !== null
      ? (read as Draft)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Drafts of one calculation in the account, for another device. A failure counts as no drafts. */
export const draftsInAccount = ({ attempt }: Pick<Ports, "attempt">, calculation: string): Pick<Drafts, "fetch" | "send"> => ({
  fetch: async () => {
    const outcome = await attempt("worksheetDraft", { calculation });
    return outcome.ok ? readDraft(outcome.value.draft) : undefined;
  },
  send: (draft) => void attempt("worksheetDraft", { calculation, ...(draft ? { draft: JSON.stringify(draft) } : { forget: true }) }),
});
