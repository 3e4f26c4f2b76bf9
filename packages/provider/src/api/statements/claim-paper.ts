import type { Selectable } from "kysely";
import { claimOf } from "../../domain/claims/claim-of.ts";
import { caseOfStatement } from "../../domain/claims/claim-words.ts";
import { sharesOf } from "../../domain/claims/shares.ts";
import { claimPaper as printClaimPaper, paperOfCase } from "../../domain/claim-papers/claim-paper.ts";
import type { ShownPerson } from "../../domain/claim-papers/paper-reader.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { Context, Handlers } from "../../platform/server/context.ts";
import { fullName } from "../../platform/server/full-name.ts";
import { isRefusal, refuse } from "../../platform/server/refusal.ts";
import { eventStatement } from "./event-statement.ts";
import { printOf } from "../../domain/documents/print-of.ts";
import { latestClaim } from "../../domain/claims/latest-claim.ts";

/** The people whose accounts came with the claim or were named for it since, by the same phone or session: a parent names that of a child. */
async function namedFor(db: Context["db"], claimId: string): Promise<readonly ShownPerson[]> {
  const account = (await claimOf(db, claimId))?.account;
  const named = (await sharesOf(db, claimId)).flatMap(({ iban, holder, iin }) =>
    iban === null || holder === null || iin === null ? [] : [{ holder, iin }],
  );
  return account ? [account, ...named] : named;
}

/** Who asks for the paper: by the phone, those whose accounts were named; signed in, the customer themself, and those where they sent the claim. */
async function peopleOf(
  statement: Selectable<Tables["statement"]>,
  phone: string,
  { db, customer }: Context,
): Promise<readonly ShownPerson[]> {
  if (phone !== "") return namedFor(db, statement.id);
  const own = customer?.iin ? [{ holder: fullName(customer), iin: customer.iin }] : [];
  return statement.customer_id === customer?.id ? [...own, ...(await namedFor(db, statement.id))] : own;
}

/** The paper of a decided claim, for whoever claimed. Without a session a refusal is not given: what was found may be of somebody's health. */
export const claimPaper: Handlers["claimPaper"] = async ({ number, phone = "" }, context) => {
  const { db, locale, now } = context;
  const sent = await eventStatement(number, phone, context);
  if (isRefusal(sent)) return sent;
  const statement = (await latestClaim(db, sent)) ?? sent;
  const standing = await caseOfStatement(db, statement.id);
  const kind = standing && paperOfCase(standing);
  if (kind === undefined || (kind === "refusal" && phone !== "")) return refuse(409, "error.claim.noPaper");
  const people = await peopleOf(statement, phone, context);
  const print = printOf(context.customer);
  const paper = await printClaimPaper(db, statement, { reader: { is: "claimant", people }, locale, now, print });
  if (!paper) return refuse(409, "error.claim.noPaper");
  return { status: "ok", success: true, name: paper.fileName, content: Buffer.from(paper.bytes).toString("base64") };
};
