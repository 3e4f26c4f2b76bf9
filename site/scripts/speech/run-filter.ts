import { spawn } from "node:child_process";

/** Runs a program on an input, and gives what it writes. @throws where it is missing or fails, with what it complained of. */
export function runFilter(program: string, args: readonly string[], input: string | Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ["pipe", "pipe", "pipe"] });
    const [written, complaint]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on("data", (part: Buffer) => written.push(part));
    child.stderr.on("data", (part: Buffer) => complaint.push(part));
    child.once("error", reject);
    // A program may end before it has read everything; its code tells whether that was well.
    child.stdin.on("error", () => {});
    child.once("close", (code) => {
      if (code === 0) resolve(Buffer.concat(written));
      else reject(new Error(`${program} ended with ${code}: ${Buffer.concat(complaint).toString("utf8").trim()}`));
    });
    child.stdin.end(input);
  });
}
