import type { Level, LogForm } from "../log/log.ts";
import type { Values } from "./variables.ts";

export interface LogSettings {
  readonly logForm: LogForm;
  readonly logLevel: Level;
}

function formOf({ LOG, NODE_ENV }: Pick<Values, "LOG" | "NODE_ENV">): LogForm {
  if (LOG !== "auto") return LOG;
  return NODE_ENV === "production" ? "json" : "words";
}

/** How the log is written: a person who tries the product out on a terminal reads what is wrong there, and not every request. */
export function logOf(given: Pick<Values, "LOG" | "LOG_LEVEL" | "NODE_ENV">, isSet: boolean): LogSettings {
  const logForm = formOf(given);
  return { logForm, logLevel: logForm === "words" && !isSet ? "warn" : given.LOG_LEVEL };
}
