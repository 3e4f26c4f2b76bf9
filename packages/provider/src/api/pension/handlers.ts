import { askRegistry } from "../../platform/server/ask-registry.ts";
import type { HandlersOf } from "../../platform/server/handlers-of.ts";
import { applicationPens } from "./application-pens.ts";
import { checksPens } from "./checks-pens.ts";
import { clientPensInf } from "./client-pens-inf.ts";
import { clientPensInfManager } from "./client-pens-inf-manager.ts";
import { getOwners } from "./get-owners.ts";
import { lookups } from "./lookups.ts";
import { papersPens } from "./papers-pens.ts";

export const pensionHandlers: HandlersOf<"pension"> = {
  ...applicationPens,
  ...checksPens,
  ...clientPensInf,
  ...clientPensInfManager,
  ...getOwners,
  ...lookups,
  ...papersPens,
  getJuridical: ({ UIN }, context) => askRegistry(UIN, context),
};
