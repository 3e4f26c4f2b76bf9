// Builds the Storybook, serves what was built, and visits every story with axe (PASSES=plain or all).
import { spawn, spawnSync } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import sirv from "sirv";

const home = path.resolve(import.meta.dirname, "..");
const passes = process.env["PASSES"] ?? "plain";

const began = performance.now();
const built = spawnSync("turbo", ["run", "book", "--filter=@shanyraq/stories", "--output-logs=errors-only"], {
  cwd: home,
  stdio: "inherit",
});
if (built.status !== 0) process.exit(built.status ?? 1);
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(0);
console.log(`Storybook built in ${seconds(began)} s`);

const files = sirv(path.join(home, "dist"), { etag: true });
const server = createServer((request, response) => files(request, response, () => void response.writeHead(404).end()));
await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
const { port } = server.address() as AddressInfo;

const visited = performance.now();
// Words after the command are parts of the names of story files.
const chosen = process.argv.slice(2).join("|");
const runner = spawn("playwright", ["test", ...(chosen === "" ? [] : ["--grep", chosen])], {
  cwd: home,
  stdio: "inherit",
  env: { ...process.env, PASSES: passes, STORYBOOK_URL: `http://127.0.0.1:${port}` },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => runner.kill(signal));
const code = await new Promise<number>((ended) => runner.on("exit", (status) => ended(status ?? 1)));
console.log(`Stories proved (${passes}) in ${seconds(visited)} s`);
server.close();
process.exit(code);
