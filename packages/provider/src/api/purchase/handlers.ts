import type { HandlersOf } from "../../platform/server/handlers-of.ts";
import { codeCheck, sendCodeRepeat } from "./code.ts";
import { kaspiQrPay } from "./kaspi-qr-pay.ts";
import { invoice } from "./transfers/invoice.ts";
import { sendPayLink } from "./send-pay-link.ts";
import { premiumHandlers } from "./polis.ts";
import { payFromPolicy } from "./from-policy.ts";
import { pay } from "./pay.ts";
import { apply } from "./apply.ts";
import { checkPassport } from "./check-passport.ts";
import { worksheetDraft } from "./worksheet-draft.ts";

export const purchaseHandlers: HandlersOf<"purchase"> = {
  worksheet: apply,
  worksheetDraft,
  sendCodeRepeat,
  codeCheck,
  pay,
  payFromPolicy,
  kaspiQrPay,
  invoice,
  sendPayLink,
  ...premiumHandlers,
  ...checkPassport,
};
