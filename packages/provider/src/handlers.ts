import { accountHandlers } from "./account/handlers.ts";
import { cabinetHandlers } from "./cabinet/handlers.ts";
import { calculatorHandlers } from "./calculators/handlers.ts";
import { contentHandlers } from "./content/handlers.ts";
import { contractHandlers } from "./contracts/handlers.ts";
import { documentHandlers } from "./documents/handlers.ts";
import { juridicalHandlers } from "./calculators/juridical.ts";
import { purchaseHandlers } from "./purchase/handlers.ts";
import { signingHandlers } from "./signing/handlers.ts";
import { statementHandlers } from "./statements/handlers.ts";
import { uploadHandlers } from "./uploads/upload-handlers.ts";
import type { Handlers } from "./server/context.ts";

/** Every built row of the table has its handler here, or this does not compile. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...cabinetHandlers,
  ...calculatorHandlers,
  ...contentHandlers,
  ...documentHandlers,
  ...juridicalHandlers,
  ...contractHandlers,
  ...purchaseHandlers,
  ...signingHandlers,
  ...statementHandlers,
  ...uploadHandlers,
};
