import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import type { LifeReport } from "./live-range.ts";

interface Range {
  readonly from: number;
  readonly count: number;
  /** How many of the first lives have every paper printed and read. */
  readonly printed: number;
  readonly processes: number;
}

async function liveShare(share: number, { from, count, printed, processes }: Range, onReport: (report: LifeReport) => void): Promise<void> {
  const file = path.resolve(import.meta.dirname, "live-range.ts");
  const args = [from + share, Math.max(0, count - share), processes, Math.max(0, printed - share)].map(String);
  const child = spawn(process.execPath, [file, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface({ input: child.stdout })) onReport(JSON.parse(line) as LifeReport);
  const code = child.exitCode ?? (await new Promise<number | null>((resolve) => child.once("exit", resolve)));
  if (code !== 0) throw new Error(`the lives of share ${share} ended with ${code}`);
}

/** Lives a range of seeds in several processes beside each other, each with an office of its own. */
export async function liveMany(range: Range, onReport: (report: LifeReport) => void): Promise<void> {
  await Promise.all(Array.from({ length: range.processes }, (_, share) => liveShare(share, range, onReport)));
}
