import type { TextId, TextValues } from "@shanyraq/i18n/text";
import type { HeldContract } from "../ledger/read.ts";
import { withdrawNotices } from "../../platform/messages/withdraw-notices.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { refuse, type Refusal } from "../../platform/server/refusal.ts";
import { heldBy, lockOwnContract } from "./held-by.ts";
import { forgetIdentity, identityRefusal, isIdentified } from "./identity.ts";
import { isAbout, isAgreement, requestOfCustomer, type About, type Agreement, type Subject } from "./requests.ts";

/** An agreement of the caller's own, with its contract. */
export async function ownAgreement(context: SignedIn, requestID: string) {
  const found = await requestOfCustomer(context.db, requestID, context.customer.id, context.now);
  const held = found && isAgreement(found) ? await heldBy(context, found.contract_id) : undefined;
  return found && isAgreement(found) && held ? { agreement: found, held } : undefined;
}

const close = ({ db, now }: SignedIn, { id }: Agreement, state: "signed" | "withdrawn") =>
  db
    .updateTable("contract_change")
    .set({ state, closed_at: moment(now) })
    .where("id", "=", id)
    .execute();

interface Blocker {
  readonly id: TextId;
  readonly values?: TextValues;
}
interface Deciding<S extends Subject, Answer> {
  readonly input: { readonly requestID: string; readonly accept: boolean; readonly sha256?: string | undefined };
  /** What the call decides: an agreement of another kind is as if it were not there. */
  readonly about: S;
  /** What the notice that it waits is known by. */
  readonly notice: string;
  readonly says: { readonly otherPaper: TextId } & Readonly<Record<"signed" | "withdrawn" | "lapsed", TextId>>;
  /** The answer for a signed agreement, the first time and when that answer was lost. */
  readonly answerOf: (agreement: About<S, Agreement>, held: HeldContract, signedOn: string) => Promise<Answer> | Answer;
  /** Why it cannot be accepted any more. */
  readonly blocker: (agreement: About<S, Agreement>, held: HeldContract) => Promise<Blocker | undefined>;
  /** What its acceptance does. */
  readonly sign: (agreement: About<S, Agreement>, held: HeldContract) => Promise<void>;
}
interface GivenUp {
  readonly status: string;
  readonly success: boolean;
  readonly number: string;
}

/**
 * A customer who has identified themselves and typed the code concludes the agreement by accepting these very bytes. A code is a valid expression of will,
 * no signature, and proves nothing of the text (Digital Code, article 47): that is why the bytes and their digest are kept.
 */
export async function decideAgreement<S extends Subject, Answer>(
  context: SignedIn,
  { input: { requestID, accept, sha256 }, about, notice, says, answerOf, blocker, sign }: Deciding<S, Answer>,
): Promise<Answer | GivenUp | Refusal> {
  const { customer, db } = context;
  const named = await ownAgreement(context, requestID);
  if (!named) return refuse(404, "error.notFound");
  // Signing and giving up at once, or in two tabs, wait for each other here; the first one counts.
  await lockOwnContract(context, named.held.id);
  const found = await ownAgreement(context, requestID);
  const { agreement, held } = found ?? named;
  if (!found || !isAbout(agreement, about)) return refuse(404, "error.notFound");
  const { id, number, state } = agreement;
  const givenUp: GivenUp = { status: "ok", success: true, number };
  if (state === "withdrawn" && !accept) return givenUp;
  // Its first answer was lost: the customer gets it again.
  if (state === "signed" && accept) return answerOf(agreement, held, today(Date.parse(agreement.closed_at ?? "")));
  if (state !== "waiting") return refuse(409, says[state]);
  if (!accept) {
    await close(context, agreement, "withdrawn");
    await withdrawNotices(db, customer.id, [`${notice}/${id}`]);
    return givenUp;
  }
  if (!(await isIdentified(context))) return identityRefusal(context);
  if (sha256 !== agreement.sha256) return refuse(409, says.otherPaper);
  const stands = await blocker(agreement, held);
  if (stands) return refuse(409, stands.id, stands.values);
  await sign(agreement, held);
  await close(context, agreement, "signed");
  await forgetIdentity(db, customer.id);
  await withdrawNotices(db, customer.id, [`${notice}/${id}`]);
  return answerOf(agreement, held, today(context.now));
}
