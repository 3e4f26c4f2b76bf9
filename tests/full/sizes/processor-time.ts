import { readFileSync } from "node:fs";

/** Ticks of a second in /proc: `getconf CLK_TCK` on every Linux that Debian is built for. */
const TICKS = 100;
/** Of /proc/<pid>/stat, after the name: user, system, and both of children that have ended. */
const FIELDS = { user: 11, system: 12, childUser: 13, childSystem: 14 } as const;

function secondsOf(pid: string, withEnded: boolean): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  const { user, system, childUser, childSystem } = FIELDS;
  const counted = withEnded ? [user, system, childUser, childSystem] : [user, system];
  return counted.reduce((sum, at) => sum + Number(fields[at]), 0) / TICKS;
}

const childrenOf = (pid: string): readonly string[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
    .split(" ")
    .filter((child) => child.trim() !== "");

/** Seconds that the processor has worked for a process and its children, those that have ended too. */
export const processorSeconds = (pid: string): number =>
  secondsOf(pid, true) + childrenOf(pid).reduce((sum, child) => sum + secondsOf(child, true), 0);
