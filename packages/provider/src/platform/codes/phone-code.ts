import type { InFlow } from "../server/context.ts";
import { idInFlow } from "./id-in-flow.ts";
import type { CodeFor } from "./one-time-code.ts";

/** The code by which this browser shows a phone before it registers. */
export const phoneCodeOf = (phone: string, context: InFlow): CodeFor => ({
  purpose: "phone",
  requestId: idInFlow("phoneCode", [phone], context),
  subject: phone,
});
