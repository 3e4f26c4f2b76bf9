import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { SignedIn } from "../server/context.ts";
import { addresseeOf } from "../server/guards.ts";
import { reserveMessage } from "./message-limits.ts";
import type { CodeFor } from "./one-time-code.ts";
import { sendCode } from "./send-code.ts";

/** Sends a code to the phone of the signed-in customer, within the limits of messages to them. */
export const sendToCustomer = (context: SignedIn, db: Kysely<Tables>, target: CodeFor): ReturnType<typeof sendCode> =>
  sendCode(context, db, {
    target,
    recipient: { channel: "sms", to: context.customer.phone },
    reserve: () => reserveMessage(context, addresseeOf(context.customer)),
  });
