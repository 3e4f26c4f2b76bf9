// Storybook's own test runner over the built Storybook: one story of each component (STORIES=one), or every story (STORIES=all).
import { spawn } from "node:child_process";
import path from "node:path";
import { byRoom, oneOfEach } from "./book-index.ts";
import { serveBook } from "./serve-book.ts";

const home = path.resolve(import.meta.dirname, "..");
const all = process.env["STORIES"] === "all";
const { origin, close } = await serveBook((index) => byRoom(all ? index : oneOfEach(index)));
const began = performance.now();
const report = path.resolve(home, "../test-results/test-runner.json");
const runner = spawn(
  "test-storybook",
  ["--url", origin, "--index-json", "--maxWorkers=2", "--ci", "--json", "--outputFile", report, ...process.argv.slice(2)],
  { cwd: home, stdio: "inherit", env: { ...process.env, PASSES: process.env["PASSES"] ?? (all ? "plain" : "once") } },
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => runner.kill(signal));
const code = await new Promise<number>((ended) => runner.on("exit", (status) => ended(status ?? 1)));
console.log(
  `Stories by Storybook's test runner (${all ? "all" : "one of each component"}) in ${((performance.now() - began) / 1000).toFixed(0)} s`,
);
close();
process.exit(code);
