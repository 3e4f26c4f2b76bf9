import { createHash } from "node:crypto";
import type { TextId } from "@shanyraq/i18n/text";
import { checkCode } from "../../platform/codes/one-time-code.ts";
import { tryCode } from "../../platform/codes/try-code.ts";
import type { HeldContract } from "../ledger/read.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { isUuid } from "../../platform/server/ids.ts";
import { moment } from "../../platform/server/moment.ts";
import { refuse, type Refusal } from "../../platform/server/refusal.ts";
import { codeOf } from "./ask-code.ts";
import { heldBy, lockOwnContract } from "./held-by.ts";
import { identityRefusal, isIdentified } from "./identity.ts";
import { isAbout, letLapse, requestOfCustomer, type About, type AgreementRequest, type Subject } from "./requests.ts";

/** A request is confirmed within this: after it the sums that were looked at are another day's. */
const OPEN_MS = 30 * 60_000;

interface Confirming<S extends Subject> {
  readonly input: { readonly contractId: string; readonly requestID: string; readonly code: string };
  /** What the call confirms: a request of another kind is as if it were not there. */
  readonly about: S;
  readonly says: { readonly confirmed: TextId; readonly outdated: TextId; readonly codeTries: TextId };
  /** What is done once the code was right. */
  readonly confirm: (request: About<S>, held: HeldContract) => Promise<Answer | Refusal>;
}
interface Answer {
  readonly status: string;
  readonly success: boolean;
  readonly message: string;
  readonly requestID?: string;
  readonly number?: string;
  readonly attemptsLeft?: number;
}

/** The code confirms a request of somebody who has shown who they are: what they agree to is made then, and waits for them to read and accept it. */
export async function confirmAgreement<S extends Subject>(
  context: SignedIn,
  { input: { contractId, requestID, code }, about, says, confirm }: Confirming<S>,
): Promise<Answer | Refusal> {
  const { customer, db, guards, now, services } = context;
  if (!isUuid(contractId)) return refuse(404, "error.notFound");
  await lockOwnContract(context, contractId);
  const held = await heldBy(context, contractId);
  const request = await requestOfCustomer(db, requestID, customer.id, now);
  if (!held || !request || request.contract_id !== held.id || !isAbout(request, about)) return refuse(404, "error.notFound");
  // Before who it is: in another tab an act that is done has used that up, and what is true is that it is done.
  if (request.state !== "asked") return refuse(409, says.confirmed);
  if (!(await isIdentified(context))) return identityRefusal(context);
  if (Date.parse(request.created_at) + OPEN_MS <= now) return refuse(409, says.outdated);
  const tried = await tryCode(
    context,
    guards.codesOfCustomer(customer.id),
    async (transaction) => ({ checked: await checkCode(transaction, codeOf(request), code, now, services.secret), value: undefined }),
    says.codeTries,
  );
  if (!tried) return refuse(404, "error.notFound");
  if (!tried.ok) return { status: "error", success: false, message: tried.message, attemptsLeft: tried.attemptsLeft };
  await letLapse(db, held.id, now);
  return confirm(request, held);
}

/** Numbers of agreements count through the ones of their contract: SH-2026-48210593/1. */
export async function nextAgreementNumber({ db }: SignedIn, { id, number }: HeldContract): Promise<string> {
  const { made } = await db
    .selectFrom("contract_change")
    .select(({ fn }) => fn.countAll<number>().as("made"))
    .where("contract_id", "=", id)
    .where("number", "is not", null)
    .executeTakeFirstOrThrow();
  return `${number}/${Number(made) + 1}`;
}

/** Keeps the bytes of an agreement, which are what is accepted. */
export async function keepPaper(
  { db, now }: SignedIn,
  { id }: AgreementRequest,
  { number, bytes, signBy }: { readonly number: string; readonly bytes: Uint8Array; readonly signBy: string },
): Promise<void> {
  await db
    .updateTable("contract_change")
    .set({
      state: "waiting",
      number,
      file: Buffer.from(bytes).toString("base64"),
      sha256: createHash("sha256").update(bytes).digest("hex"),
      confirmed_at: moment(now),
      sign_by: signBy,
    })
    .where("id", "=", id)
    .execute();
}
