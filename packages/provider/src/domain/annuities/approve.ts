import { quote } from "../products/quote.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { refuse, refuseInWords, type Refusal } from "../../platform/server/refusal.ts";
import { appendPension, holdCase, type PensionCase } from "./cases.ts";
import { filesOfCase } from "./files.ts";
import { isApproved, isOpen } from "./fold.ts";
import { approvedUntil } from "./legal-terms.ts";
import { papersNeeded } from "./papers-needed.ts";

/**
 * The approval sheet: today's price for the request, valid until a day. A valid one is left as it is; an expired one is made again, and everything that was
 * compared with it is compared again.
 */
export async function approve(requestID: string, context: SignedIn): Promise<PensionCase | Refusal> {
  const { customer, db, locale, now } = context;
  const held = await holdCase(db, requestID, customer.id);
  if (!held) return refuse(404, "error.notFound");
  const { state, events, row } = held;
  const day = today(now);
  if (!isOpen(state) || state.at === "refused") return refuse(409, "error.pension.closed");
  if (state.at !== "opened" && isApproved(state, day)) return held;
  const sent = new Set((await filesOfCase(db, row.id)).map(({ kind }) => kind));
  if (papersNeeded(state.request).some((kind) => !sent.has(kind))) return refuse(409, "error.pension.papers");
  const quoted = quote({ ...state.request.terms.inputs, startDate: undefined }, locale, now);
  if (!quoted.ok) return refuseInWords("calculation", quoted.reply.error ?? "");
  const sheets = events.filter(({ kind }) => kind === "approved").length;
  return appendPension(db, held, {
    kind: "approved",
    at: moment(now),
    data: { number: `${row.number}/${sheets + 1}`, until: approvedUntil(day), terms: quoted.terms },
  });
}
