import type { TextId } from "@shanyraq/i18n/text";
import { text } from "@shanyraq/i18n/text";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { Letter } from "../ports.ts";
import type { Context } from "../server/context.ts";
import { codeDelivered, issueCode, type CodeFor, type CodePurpose, type Issued, type Reserved } from "./one-time-code.ts";

const letters: Readonly<Record<CodePurpose, TextId>> = {
  worksheet: "letter.code",
  phone: "letter.code.registration",
  registration: "letter.code.registration",
  recovery: "letter.code.recovery",
  contactOld: "letter.code.contact",
  contactNew: "letter.code.contact",
  consent: "letter.code.consent",
};

export type Recipient = Pick<Letter, "channel" | "to">;

/** Sends a code once the transaction stands: nothing of it is stored in clear. `quietly`: the answer does not wait for it, and tells nothing of it. */
export function deliverCode(
  { afterCommit, afterAnswer, now, services, locale }: Context,
  { purpose, requestId }: CodeFor,
  { channel, to }: Recipient,
  { code, sent, release }: Extract<Issued, { readonly ok: true }>,
  quietly = false,
): void {
  const send = async () => {
    const letter: Letter = {
      // With the moment: the count of a request that goes by phone begins anew after a day, and its letters must not be taken for earlier ones.
      key: `code/${purpose}/${requestId}/${now}-${sent}`,
      channel,
      to,
      ...(channel === "email" && { subject: text(locale, "letter.code.subject") }),
      text: text(locale, letters[purpose], { code }),
    };
    await services.messages.send(letter).catch(async (error: unknown) => {
      await release();
      throw error;
    });
    await codeDelivered(services.database.queries, { purpose, requestId }, services.clock());
  };
  (quietly ? afterAnswer : afterCommit)(send);
}

interface Sending {
  readonly target: CodeFor;
  readonly recipient: Recipient;
  readonly reserve: () => Promise<Reserved>;
}

/** Makes a code and sends it after the commit; where none may be sent says why. */
export async function sendCode(context: Context, db: Kysely<Tables>, { target, recipient, reserve }: Sending): Promise<Issued> {
  const issued = await issueCode(db, target, context.now, context.services, reserve);
  if (issued.ok) deliverCode(context, target, recipient, issued);
  return issued;
}
