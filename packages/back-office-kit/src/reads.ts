import { callNames, calls, type Call, type CallName } from "@shanyraq/calls";
import { isAct } from "@shanyraq/calls/acts";

/** What is asked without doing anything: a page asks for it by itself. `upload` keeps a file, which has a promise of its own. */
export const reads = (auth: readonly Call["auth"][]): readonly CallName[] =>
  callNames.filter((name) => auth.includes(calls[name].auth) && !isAct(name) && name !== "upload");
