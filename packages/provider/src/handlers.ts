import { accountHandlers } from "./account/handlers.ts";
import { applicationHandlers } from "./applications/handlers.ts";
import { cabinetHandlers } from "./cabinet/handlers.ts";
import { calculatorHandlers } from "./calculators/handlers.ts";
import { contentHandlers } from "./content/handlers.ts";
import { contractHandlers } from "./contracts/handlers.ts";
import { pensionHandlers } from "./pension/handlers.ts";
import { apply } from "./purchase/apply.ts";
import { purchaseHandlers } from "./purchase/handlers.ts";
import { pay } from "./purchase/pay.ts";
import { receptionHandlers } from "./reception/handlers.ts";
import type { Handlers } from "./server/context.ts";
import type { Area, HandlersOf } from "./server/handlers-of.ts";
import { shellHandlers } from "./shell/handlers.ts";
import { signingHandlers } from "./signing/handlers.ts";
import { statementHandlers } from "./statements/handlers.ts";

const applications = applicationHandlers({ apply, conclude: pay });

/** Each handler by the area of its row. */
export const handlersByArea = {
  account: accountHandlers,
  applications,
  cabinet: cabinetHandlers,
  calculators: calculatorHandlers,
  content: contentHandlers,
  contracts: contractHandlers,
  pension: pensionHandlers,
  purchase: purchaseHandlers,
  reception: receptionHandlers,
  shell: shellHandlers,
  signing: signingHandlers,
  statements: statementHandlers,
} satisfies { readonly [A in Area]: HandlersOf<A> };

/** Every built row of the table has its handler here, or this does not compile. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...applications,
  ...cabinetHandlers,
  ...calculatorHandlers,
  ...contentHandlers,
  ...contractHandlers,
  ...pensionHandlers,
  ...purchaseHandlers,
  ...receptionHandlers,
  ...shellHandlers,
  ...signingHandlers,
  ...statementHandlers,
};
