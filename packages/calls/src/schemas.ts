import type { InferType, Schema } from "yup";
import type { CallName } from "./rows.ts";
import { account } from "./schemas/account.ts";
import { applications } from "./schemas/applications.ts";
import { cabinet } from "./schemas/cabinet.ts";
import { calculators } from "./schemas/calculators.ts";
import { content } from "./schemas/content.ts";
import { contracts } from "./schemas/contracts.ts";
import { own } from "./schemas/supplementary.ts";
import { pension } from "./schemas/pension.ts";
import { purchase } from "./schemas/purchase.ts";
import { reception } from "./schemas/reception.ts";
import { shell } from "./schemas/shell.ts";
import { signing } from "./schemas/signing.ts";
import { statements } from "./schemas/statements.ts";

export interface CallSchemas {
  /** Path parameters, query and body together, by name. */
  readonly input: Schema;
  readonly output: Schema;
}

/** What every call takes and answers; total over the table of calls. */
export const schemas = {
  ...shell,
  ...content,
  ...account,
  ...cabinet,
  ...calculators,
  ...purchase,
  ...contracts,
  ...pension,
  ...applications,
  ...reception,
  ...statements,
  ...signing,
  ...own,
} satisfies Record<CallName, CallSchemas>;

export type Schemas = typeof schemas;
export type Input<N extends CallName> = InferType<Schemas[N]["input"]>;
export type Output<N extends CallName> = InferType<Schemas[N]["output"]>;
