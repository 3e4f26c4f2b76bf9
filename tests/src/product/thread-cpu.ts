import { readFileSync } from "node:fs";

/** A tick of the kernel's clock. */
const MS_PER_TICK = 10;

/** utime and stime of a `stat` of proc(5), in milliseconds of CPU. */
function cpuMs(path: string): number {
  const stat = readFileSync(path, "latin1");
  const [user = "0", system = "0"] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13);
  return (Number(user) + Number(system)) * MS_PER_TICK;
}

/** What the thread that serves has cost a process so far; its other threads are not counted. */
export const mainThreadCpuMs = (pid: number): number => cpuMs(`/proc/${pid}/task/${pid}/stat`);

/** The same of all its threads together, those that have ended as well: whether something was worked at all. */
export const allThreadsCpuMs = (pid: number): number => cpuMs(`/proc/${pid}/stat`);
