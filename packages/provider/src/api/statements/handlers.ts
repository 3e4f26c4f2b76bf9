import type { HandlersOf } from "../../platform/server/handlers-of.ts";
import { checkHandlers } from "./checks.ts";
import { sendSms } from "./send-sms.ts";
import { uploadHandlers } from "../../platform/uploads/upload-handlers.ts";
import { userClaims } from "./user-claims.ts";
import { writtenHandlers } from "./written.ts";

export const statementHandlers: HandlersOf<"statements"> = {
  ...sendSms,
  ...uploadHandlers,
  ...writtenHandlers,
  ...checkHandlers,
  ...userClaims,
};
