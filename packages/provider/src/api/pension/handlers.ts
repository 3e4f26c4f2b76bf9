import { askRegistry } from "../../platform/server/ask-registry.ts";
import type { HandlersOf } from "../../platform/server/handlers-of.ts";
import { additionalAgreement } from "./additional-agreement.ts";
import { applicationPens } from "./application-pens.ts";
import { checkPassport } from "./check-passport.ts";
import { checksPens } from "./checks-pens.ts";
import { clientPensInf } from "./client-pens-inf.ts";
import { clientPensInfManager } from "./client-pens-inf-manager.ts";
import { consent } from "./consent.ts";
import { getOwners } from "./get-owners.ts";
import { lookups } from "./lookups.ts";
import { papersPens } from "./papers-pens.ts";
import { personAgreements } from "./person-agreements.ts";
import { sendFiles } from "./send-files.ts";
import { setConsent } from "./set-consent.ts";
import { signConsent } from "./sign-consent.ts";

export const pensionHandlers: HandlersOf<"pension"> = {
  ...additionalAgreement,
  ...applicationPens,
  ...checksPens,
  ...clientPensInf,
  ...clientPensInfManager,
  ...consent,
  ...checkPassport,
  ...getOwners,
  ...lookups,
  ...papersPens,
  ...personAgreements,
  ...sendFiles,
  ...setConsent,
  ...signConsent,
  getJuridical: ({ UIN }, context) => askRegistry(UIN, context),
};
