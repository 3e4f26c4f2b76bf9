import type { Handlers } from "../server/context.ts";
import { codeCheck, sendCodeRepeat } from "./code.ts";
import { kaspiQrPay } from "./kaspi-qr-pay.ts";
import { pay } from "./pay.ts";
import { worksheet } from "./worksheet.ts";

export const purchaseHandlers: Pick<Handlers, "worksheet" | "sendCodeRepeat" | "codeCheck" | "pay" | "kaspiQrPay"> = {
  worksheet,
  sendCodeRepeat,
  codeCheck,
  pay,
  kaspiQrPay,
};
