import { askRegistry } from "../server/ask-registry.ts";
import type { HandlersOf } from "../server/handlers-of.ts";
import { additionalAgreement } from "./additional-agreement.ts";
import { consent } from "./consent.ts";

export const pensionHandlers: HandlersOf<"pension"> = {
  ...additionalAgreement,
  ...consent,
  getJuridical: ({ UIN }, context) => askRegistry(UIN, context),
};
