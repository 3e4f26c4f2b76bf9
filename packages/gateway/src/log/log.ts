import { inWords } from "./log-in-words.ts";
import { levels, type Level, type LogLine } from "./log-line.ts";
import { currentTrace } from "../tracing/trace.ts";

export type { Level, LogLine } from "./log-line.ts";

export type Log = <L extends LogLine>(line: L) => void;

/** For programs that read it, or for the person who has started the product on a terminal. */
export type LogForm = "json" | "words";

export interface LogOptions {
  /** The least level that is written. */
  readonly level: Level;
  readonly form?: LogForm;
  readonly write: (line: string) => void;
  readonly now: () => number;
}

/** Structured log: a line of JSON each, with the ids of the request it belongs to. A newline in a value stays inside its string. */
export function createLog({ level: least, form = "json", write, now }: LogOptions): Log {
  let last = { ms: Number.NaN, at: "" };
  // Lines of one millisecond share its name: on a busy server that is most of them.
  const moment = () => {
    const ms = now();
    if (ms !== last.ms) last = { ms, at: new Date(ms).toISOString() };
    return last.at;
  };
  return (line) => {
    const { level = "info" } = line;
    if (levels.indexOf(level) < levels.indexOf(least)) return;
    if (form === "words") return write(inWords(level, line));
    const trace = currentTrace();
    write(`${JSON.stringify({ at: moment(), level, requestId: trace?.requestId, traceId: trace?.traceId, ...line })}\n`);
  };
}
