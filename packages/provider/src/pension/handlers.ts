import { askRegistry } from "../server/ask-registry.ts";
import type { HandlersOf } from "../server/handlers-of.ts";
import { additionalAgreement } from "./additional-agreement.ts";
import { checkPassport } from "./check-passport.ts";
import { consent } from "./consent.ts";
import { getOwners } from "./get-owners.ts";
import { sendFiles } from "./send-files.ts";

export const pensionHandlers: HandlersOf<"pension"> = {
  ...additionalAgreement,
  ...consent,
  ...checkPassport,
  ...getOwners,
  ...sendFiles,
  getJuridical: ({ UIN }, context) => askRegistry(UIN, context),
};
