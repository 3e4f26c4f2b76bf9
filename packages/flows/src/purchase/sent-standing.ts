import type { Output } from "@shanyraq/calls";
import type { Ports } from "../ports.ts";
import type { SentStanding } from "./worksheet-state.ts";

type Application = Output<"userApplications">["data"][number];

function standingOf({ state, amount, hash }: Application): SentStanding {
  switch (state) {
    case "awaiting_code":
      return { stage: "code" };
    case "confirmed":
      return { stage: "confirmed", amount };
    case "in_review":
      return { stage: "underReview", waits: "review" };
    case "question":
      return { stage: "underReview", waits: "question" };
    case "ordered":
      return hash === null ? { stage: "gone" } : { stage: "ordered", hash };
    case "declined":
    case "paid":
    case "withdrawn":
    case "lapsed":
      return { stage: "gone" };
  }
}

/** How far an application has come. Without an answer it is assumed to wait for its code still: the code is refused if it does not. */
export async function sentStanding({ attempt }: Pick<Ports, "attempt">, requestID: string): Promise<SentStanding> {
  const outcome = await attempt("userApplications", {});
  if (!outcome.ok) return { stage: "code" };
  const found = outcome.value.data.find(({ id }) => id === requestID);
  return found ? standingOf(found) : { stage: "gone" };
}
