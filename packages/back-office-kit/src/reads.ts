import { callNames, calls, type Call, type CallName } from "@shanyraq/calls";
import { isAct } from "@shanyraq/calls/acts";

/** Calls that change nothing: a page makes them without a press. `upload` keeps a file, which has a promise of its own. */
export const reads = (auth: readonly Call["auth"][]): readonly CallName[] =>
  callNames.filter((name) => auth.includes(calls[name].auth) && !isAct(name) && name !== "upload");
