import { accountHandlers } from "./api/account/handlers.ts";
import { applicationHandlers } from "./api/applications/handlers.ts";
import { cabinetHandlers } from "./api/cabinet/handlers.ts";
import { calculatorHandlers } from "./api/calculators/handlers.ts";
import { contentHandlers } from "./api/content/handlers.ts";
import { contractHandlers } from "./api/contracts/handlers.ts";
import { pensionHandlers } from "./api/pension/handlers.ts";
import { apply } from "./api/purchase/apply.ts";
import { purchaseHandlers } from "./api/purchase/handlers.ts";
import { pay } from "./api/purchase/pay.ts";
import { receptionHandlers } from "./api/reception/handlers.ts";
import type { Handlers } from "./platform/server/context.ts";
import type { Area, HandlersOf } from "./platform/server/handlers-of.ts";
import { shellHandlers } from "./api/shell/handlers.ts";
import { signingHandlers } from "./api/signing/handlers.ts";
import { statementHandlers } from "./api/statements/handlers.ts";

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
