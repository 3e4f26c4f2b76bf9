// What `npm start` and `npm run dev` do once packages are installed: builds what is missing, says how far it is, and runs the product.
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";

const root = path.resolve(import.meta.dirname, "..");
const began = performance.now();

interface Start {
  readonly build: readonly string[];
  readonly program: string;
  /** Where the environment and `.env` say nothing else. */
  readonly env: Readonly<Record<string, string>>;
}
const starts: Readonly<Record<string, Start>> = {
  // The pages alone: compressed copies and pictures of links are for a site that has visitors (`npm run build`).
  serve: { build: ["exported", "--filter=@shanyraq/site"], program: "packages/gateway/src/main.ts", env: { SITE_DIR: "site/exported" } },
  develop: { build: ["build", "--filter=@shanyraq/i18n"], program: "dev/src/main.ts", env: {} },
};
const start = starts[process.argv[2] ?? "serve"];
if (!start) throw new Error(`one of ${Object.keys(starts).join(", ")}`);
const dotEnv = path.join(root, ".env");
if (existsSync(dotEnv)) process.loadEnvFile(dotEnv);

const seconds = () => `${Math.round((performance.now() - began) / 1000)} s`.padStart(6);
const say = (text: string) => console.log(`${seconds()}  ${text}`);

let stopping = false;
let child: ChildProcess | undefined;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => {
    stopping = true;
    child?.kill(signal);
  });
const ended = (running: ChildProcess): Promise<number> =>
  new Promise((done) => {
    running.once("error", (error) => {
      console.error(error.message);
      done(1);
    });
    running.once("close", (code) => done(code ?? 1));
  });

/** What a task of the build is called for a person who waits for it. */
const taskNames: ReadonlyMap<string, string> = new Map([
  ["@shanyraq/i18n:build", "texts of three languages"],
  ["@shanyraq/provider:database", "an empty database"],
  ["@shanyraq/gateway:record", "what is published, for the pages"],
  ["@shanyraq/site:exported", "the pages"],
]);
const TASK = /^(\S+:\S+?): cache (miss, executing|hit)/;
const PART = /^@shanyraq\/site:exported: ([\w ]+): (\d+) ms$/;

/** Builds what is not in the cache. @returns whether all went well; what a failed build wrote is shown. */
async function build(tasks: readonly string[]): Promise<boolean> {
  const lines: string[] = [];
  child = spawn("turbo", ["run", ...tasks, "--output-logs=new-only"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  const done = ended(child);
  const onLine = (line: string) => {
    lines.push(line);
    const [, task = "", cached] = TASK.exec(line) ?? [];
    const name = taskNames.get(task);
    if (name !== undefined && cached !== "hit") say(`Building ${name}.`);
    const [, part, ms] = PART.exec(line) ?? [];
    if (part !== undefined) say(`${part} took ${Math.round(Number(ms) / 1000)} s.`);
  };
  for (const stream of [child.stdout, child.stderr]) if (stream) createInterface({ input: stream }).on("line", onLine);
  const built = (await done) === 0;
  if (!built && !stopping) console.error(lines.join("\n"));
  return built;
}

if (!(await build(start.build)) || stopping) process.exit(1);
say("Starting.");
child = spawn(process.execPath, [start.program], { cwd: root, stdio: "inherit", env: { ...start.env, ...process.env } });
process.exit(await ended(child));
