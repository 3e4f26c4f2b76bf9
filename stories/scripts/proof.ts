// Builds the Storybook, serves what was built, and visits every story with axe (PASSES=plain or all).
import { spawn } from "node:child_process";
import path from "node:path";
import { serveBook } from "./serve-book.ts";

const home = path.resolve(import.meta.dirname, "..");
const passes = process.env["PASSES"] ?? "plain";

const began = performance.now();
const { origin, close } = await serveBook();
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(0);
console.log(`Storybook built in ${seconds(began)} s`);

const visited = performance.now();
// Words after the command are parts of the names of story files; PROJECT is one of the proofs (apg, stories).
const chosen = process.argv.slice(2).join("|");
const project = process.env["PROJECT"];
const only = [...(chosen === "" ? [] : ["--grep", chosen]), ...(project === undefined ? [] : [`--project=${project}`])];
const runner = spawn("playwright", ["test", ...only], {
  cwd: home,
  stdio: "inherit",
  env: { ...process.env, PASSES: passes, STORYBOOK_URL: origin },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => runner.kill(signal));
const code = await new Promise<number>((ended) => runner.on("exit", (status) => ended(status ?? 1)));
console.log(`Stories proved (${passes}) in ${seconds(visited)} s`);
close();
process.exit(code);
