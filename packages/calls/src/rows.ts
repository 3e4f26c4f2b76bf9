import type { AreaName } from "./area-names.ts";
import type { Call } from "./call.ts";
import { account } from "./rows/account.ts";
import { applications } from "./rows/applications.ts";
import { cabinet } from "./rows/cabinet.ts";
import { calculators } from "./rows/calculators.ts";
import { content } from "./rows/content.ts";
import { contracts } from "./rows/contracts.ts";
import { own } from "./rows/supplementary.ts";
import { pension } from "./rows/pension.ts";
import { purchase } from "./rows/purchase.ts";
import { reception } from "./rows/reception.ts";
import { shell } from "./rows/shell.ts";
import { signing } from "./rows/signing.ts";
import { statements } from "./rows/statements.ts";

/** Every call by the area that it serves (`accessibility` makes none); `own` are those it names without an address. */
export const areas = {
  shell,
  content,
  account,
  cabinet,
  calculators,
  purchase,
  contracts,
  pension,
  applications,
  reception,
  statements,
  signing,
  own,
} as const satisfies Record<Exclude<AreaName, "accessibility"> | "own", Readonly<Record<string, Call>>>;

/** Every call the site makes to the provider, declared once. Holds no schema, so that the browser's client stays small. */
export const calls = {
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
} satisfies Record<string, Call>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
export const callNames = Object.keys(calls) as readonly CallName[];
