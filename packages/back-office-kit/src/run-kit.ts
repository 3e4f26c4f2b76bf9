import { beginTrial } from "./begin-trial.ts";
import { alike } from "./checks/alike.ts";
import { acts, ownAnswers, publicAnswers } from "./checks/answers.ts";
import { codes } from "./checks/codes.ts";
import { commands } from "./checks/commands.ts";
import { access, roles } from "./checks/access.ts";
import { fields } from "./checks/fields.ts";
import { files } from "./checks/files.ts";
import { sentences, words } from "./checks/languages.ts";
import { lines } from "./checks/lines.ts";
import { money, time } from "./checks/money-and-time.ts";
import { order } from "./checks/order.ts";
import { others } from "./checks/others.ts";
import { paging } from "./checks/paging.ts";
import { passwords, sessions, tokens } from "./checks/tokens.ts";
import type { Check, Tried } from "./check.ts";
import type { Identities } from "./identities.ts";
import type { Ask } from "./line.ts";

/** In the order in which they are tried: what moves the server's time on, and so ends sessions and codes, comes last. */
export const checks: readonly Check[] = [
  publicAnswers,
  ownAnswers,
  acts,
  money,
  time,
  paging,
  alike,
  words,
  sentences,
  access,
  roles,
  order,
  fields,
  lines,
  others,
  files,
  commands,
  tokens,
  passwords,
  codes,
  sessions,
];

/** What came of one check. */
export interface CheckOutcome {
  readonly name: string;
  readonly promise: string;
  readonly tried: readonly Tried[];
  /** How long it took. */
  readonly ms: number;
}

interface Wish {
  readonly writes: boolean;
  /** Names of checks; all of them unless it says so. */
  readonly only?: readonly string[];
}

/** Tries every promise of docs/back-office.md that can be tried from outside, one after another, and says what was kept. */
export async function runKit(ask: Ask, identities: Identities, { writes, only = [] }: Wish): Promise<readonly CheckOutcome[]> {
  const trial = beginTrial(ask, identities, writes);
  const outcomes: CheckOutcome[] = [];
  for (const { name, promise, run } of checks.filter((check) => only.length === 0 || only.includes(check.name))) {
    const began = performance.now();
    const tried = await run(trial);
    outcomes.push({ name, promise, tried, ms: performance.now() - began });
  }
  return outcomes;
}
