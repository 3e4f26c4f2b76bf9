import type { TextId } from "@shanyraq/i18n/text";
import { text } from "@shanyraq/i18n/text";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { writeSealedMessages } from "../messages/outbox.ts";
import type { Message } from "../ports/messages.ts";
import type { Amendment, Context } from "../server/context.ts";
import {
  CODE_MS,
  codeDelivered,
  issueCode,
  messageKeyOf,
  type CodeFor,
  type CodePurpose,
  type IssueResult,
  type Reserved,
} from "./one-time-code.ts";

const purposeTexts: Readonly<Record<CodePurpose, TextId>> = {
  worksheet: "letter.code",
  phone: "letter.code.registration",
  registration: "letter.code.registration",
  recovery: "letter.code.recovery",
  contactOld: "letter.code.contact",
  contactNew: "letter.code.contact",
  autopay: "letter.code.autopay",
  change: "letter.code.change",
  termination: "letter.code.termination",
  maturity: "letter.code.maturity",
  consent: "letter.code.consent",
  reception: "letter.code.reception",
  pension: "letter.code.pension",
  desk: "letter.code.desk",
  signIn: "letter.code.signIn",
};

export type Recipient = Pick<Message, "channel" | "to">;

/** A message that could not be sent is tried again by the outbox; meanwhile the visitor may request another one after this time. */
const DELAYED_SECONDS = 30;

/** Leaves a message to the outbox, sealed: a code is never stored in clear. */
const leaveToOutbox = (message: Message, { now, services }: Context) =>
  writeSealedMessages(services.database.queries, [message], { now, services, usefulMs: CODE_MS });

/**
 * Sends a code once the transaction is committed. If it cannot be sent, the outbox keeps trying for as long as the code lives, and the answer says that it is
 * late. `quietly`: the answer does not wait for it, and reveals nothing about it.
 */
export function deliverCode(
  context: Context,
  { purpose, requestId }: CodeFor,
  { channel, to }: Recipient,
  { code, sent, release }: Extract<IssueResult, { readonly ok: true }>,
  quietly = false,
): void {
  const { afterCommit, afterAnswer, locale, now, services } = context;
  const send = async (): Promise<Amendment> => {
    const message: Message = {
      // With the moment: the count of a request that goes by phone starts again after a day, and its messages must not count as earlier ones.
      key: `${messageKeyOf({ purpose, requestId })}/${now}-${sent}`,
      channel,
      to,
      ...(channel === "email" && { subject: text(locale, "letter.code.subject") }),
      text: text(locale, purposeTexts[purpose], { code }),
    };
    const failure = await services.messages.send(message).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.name : "unknown"),
    );
    if (failure === undefined) {
      await codeDelivered(services.database.queries, { purpose, requestId }, services.clock());
      return {};
    }
    services.log({ level: "error", event: "code-not-sent", requestId: context.requestId, reason: failure });
    await release();
    await leaveToOutbox(message, context);
    return { delayed: true, resendAfter: DELAYED_SECONDS, message: text(locale, "error.codeDelayed") };
  };
  if (quietly) afterAnswer(async () => void (await send()));
  else afterCommit(send);
}

interface Sending {
  readonly target: CodeFor;
  readonly recipient: Recipient;
  readonly reserve: () => Promise<Reserved>;
}

/** Makes a code and sends it after the commit; when none may be sent, says why. */
export async function sendCode(context: Context, db: Kysely<Tables>, { target, recipient, reserve }: Sending): Promise<IssueResult> {
  const issued = await issueCode(db, target, context.now, context.services, reserve);
  if (issued.ok) deliverCode(context, target, recipient, issued);
  return issued;
}
