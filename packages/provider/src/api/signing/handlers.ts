import type { HandlersOf } from "../../platform/server/handlers-of.ts";
import { signedDocuments } from "./documents.ts";
import { qrSigning } from "./qr.ts";
import { signingRequests } from "./requests.ts";
import { sendLaunchLink } from "./send-launch-link.ts";

export const signingHandlers: HandlersOf<"signing"> = {
  ...qrSigning,
  ...signedDocuments,
  ...signingRequests,
  sendLaunchLink,
};
