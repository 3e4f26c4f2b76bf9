import type { Output } from "@shanyraq/calls";
import type { Ports } from "../ports.ts";
import type { SentStanding } from "./worksheet-state.ts";

type Application = Output<"userApplications">["data"][number];

function standingOf({ state, amount, hash }: Application): SentStanding {
  switch (state) {
    case "awaiting_code":
      return { at: "code" };
    case "confirmed":
      return { at: "confirmed", amount };
    case "in_review":
      return { at: "underReview", waits: "review" };
    case "question":
      return { at: "underReview", waits: "question" };
    case "ordered":
      return hash === null ? { at: "gone" } : { at: "ordered", hash };
    case "declined":
    case "paid":
    case "withdrawn":
      return { at: "gone" };
  }
}

/** How far an application has come. Where nobody says, it is taken to wait for its code still: the code is refused if it does not. */
export async function sentStanding({ attempt }: Pick<Ports, "attempt">, requestID: string): Promise<SentStanding> {
  const outcome = await attempt("userApplications", {});
  if (!outcome.ok) return { at: "code" };
  const found = outcome.value.data.find(({ id }) => id === requestID);
  return found ? standingOf(found) : { at: "gone" };
}
