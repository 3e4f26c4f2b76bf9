import { topicFaults } from "@shanyraq/calls/topic-faults";
import { todayIn } from "@shanyraq/rules";
import type { Draft, Offer } from "./worksheet-state.ts";

/** What of a worksheet goes to that of another calculation of the same product: its answers, and not the application that it was sent as. */
export const carriedDraft = ({ answers, unregistered, keptAt }: Draft): Draft => ({
  answers,
  carried: true,
  ...(unregistered !== undefined && { unregistered }),
  ...(keptAt !== undefined && { keptAt }),
});

/** A carried draft continues at the first topic that is not answered, or is answered differently from the new calculation. */
export function placedDraft(draft: Draft, { calculation, quote }: Pick<Offer, "calculation" | "quote">, now: number): Draft {
  if (!draft.carried) return draft;
  const { carried: _, ...kept } = draft;
  const context = { birthDate: undefined, today: todayIn(now, "Asia/Almaty"), calculation };
  const open = quote.topics.find(
    (topic) => draft.answers[topic] === undefined || Object.keys(topicFaults(topic, draft.answers, context)).length > 0,
  );
  return { ...kept, at: open ?? "check" };
}
