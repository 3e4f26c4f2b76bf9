import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import type { ClaimReport } from "./claim-range.ts";

interface Range {
  readonly from: number;
  readonly count: number;
  readonly processes: number;
}

async function claimShare(share: number, { from, count, processes }: Range, onReport: (report: ClaimReport) => void): Promise<void> {
  const file = path.resolve(import.meta.dirname, "claim-range.ts");
  const args = [from + share, Math.max(0, count - share), processes].map(String);
  const child = spawn(process.execPath, [file, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface({ input: child.stdout })) onReport(JSON.parse(line) as ClaimReport);
  const code = child.exitCode ?? (await new Promise<number | null>((resolve) => child.once("exit", resolve)));
  if (code !== 0) throw new Error(`the claims of share ${share} ended with ${code}`);
}

/** Lives the claims of a range of seeds in several processes beside each other, each with an office of its own. */
export async function claimMany(range: Range, onReport: (report: ClaimReport) => void): Promise<void> {
  await Promise.all(Array.from({ length: range.processes }, (_, share) => claimShare(share, range, onReport)));
}
