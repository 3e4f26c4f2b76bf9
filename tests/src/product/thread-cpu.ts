import { readdirSync, readFileSync } from "node:fs";

/** A tick of the kernel's clock. */
const MS_PER_TICK = 10;

/** What the thread that serves has cost a process so far, in milliseconds of CPU; its other threads are not counted (proc(5), `stat`: utime and stime). */
export function mainThreadCpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, "latin1");
  const [user = "0", system = "0"] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13);
  return (Number(user) + Number(system)) * MS_PER_TICK;
}

/** The same of all threads together, which says whether something was worked at all. */
export const allThreadsCpuMs = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
    const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, "latin1");
    const [user = "0", system = "0"] = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11, 13);
    return sum + (Number(user) + Number(system)) * MS_PER_TICK;
  }, 0);
