import { text } from "@shanyraq/i18n/text";
import { sendOwnLink } from "../../platform/codes/send-own-link.ts";
import type { Handler } from "../../platform/server/context.ts";
import { timeOf } from "../../platform/server/moment.ts";
import { isRefusal, refuse } from "../../platform/server/refusal.ts";
import { findSigning, partyOf } from "../../domain/signatures/read-request.ts";
import { heldBy, isOver } from "./qr-session.ts";

/**
 * Sends the link that opens the signing application to the phone of the account, as long as the code on the screen lasts: eGov Business for whoever signs for a
 * legal entity, eGov Mobile for everybody else. A code that signs in has no account yet, and so no link. Another's code is as if it were not there.
 */
export const sendLaunchLink: Handler<"sendLaunchLink"> = async (held, context) => {
  const session = await heldBy(held, context);
  if (isRefusal(session)) return session;
  const signing = session.request_id === null ? undefined : await findSigning(context, session.request_id);
  const party = signing && partyOf(signing, context);
  if (!party) return refuse(404, "error.notFound");
  if (isOver(session, context.now)) return refuse(409, "error.launchLink.ended");
  const { person, business } = session.operation;
  const company = party.bin !== null;
  const link = company ? business : person;
  const endsAt = Date.parse(session.expires_at);
  const values = { link, company: String(company), until: timeOf(endsAt) };
  return sendOwnLink(context, {
    of: "launchLink",
    usefulMs: endsAt - context.now,
    words: (locale) => text(locale, "letter.launchLink", values),
  });
};
