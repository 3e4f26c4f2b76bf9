import type { SignedIn } from "../../platform/server/context.ts";
import { moment } from "../../platform/server/moment.ts";
import { appendPension, holdCase } from "./cases.ts";
import { isOpen } from "./fold.ts";

/** Gives up a case that has no contract yet. Undefined: the customer has no case with this id; "ordered": it has a contract by now. */
export async function withdrawCase(requestID: string, { customer, db, now }: SignedIn): Promise<"withdrawn" | "ordered" | undefined> {
  const held = await holdCase(db, requestID, customer.id);
  if (!held) return undefined;
  if (held.state.at === "withdrawn") return "withdrawn";
  if (!isOpen(held.state)) return "ordered";
  await appendPension(db, held, { kind: "withdrawn", at: moment(now), data: {} });
  return "withdrawn";
}
