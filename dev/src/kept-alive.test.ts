import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepAlive, type KeptAlive, type ProgramOptions } from "./kept-alive.ts";

let folder: string;
let kept: KeptAlive | undefined;
let lines: string[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "shanyraq-kept-"));
  lines = [];
});
afterEach(async () => {
  await kept?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const write = (source: string) => writeFileSync(path.join(folder, "program.mjs"), source);
const serving = (name: string) =>
  `process.on("SIGTERM", () => { console.log("${name} ends"); process.exit(0); }); setInterval(() => {}, 1e6); console.log("${name} serves");`;
const start = (more: Partial<ProgramOptions> = {}) => {
  const ended = Promise.withResolvers<void>();
  kept = keepAlive({
    args: [path.join(folder, "program.mjs")],
    cwd: folder,
    env: process.env,
    serves: /serves$/,
    onLine: (line) => lines.push(line),
    onEnd: ended.resolve,
    ...more,
  });
  return { program: kept, ended: ended.promise };
};

it("a restart lets the old program end before the new one begins", async () => {
  write(serving("first"));
  const { program } = start();
  expect(await program.ready()).toBe(true);
  write(serving("second"));
  expect(await program.restart()).toBe(true);
  expect(lines).toEqual(["first serves", "first ends", "second serves"]);
});

it("lets requests during a restart wait for the new program", async () => {
  write(serving("first"));
  const { program } = start();
  await program.ready();
  write(serving("second"));
  const restarted = program.restart();
  expect(await program.ready()).toBe(true);
  expect(lines.at(-1)).toBe("second serves");
  await restarted;
});

it("a mistake in the source does not take it away: it starts with the next edit", async () => {
  write(serving("first"));
  const { program } = start();
  await program.ready();
  write("process.exit(1);");
  expect(await program.restart()).toBe(false);
  expect(await program.ready()).toBe(false);
  write(serving("mended"));
  expect(await program.restart()).toBe(true);
});

it("waits for a slow start, and reports that it is slow", async () => {
  const go = path.join(folder, "go");
  write(
    `import { existsSync } from "node:fs"; const timer = setInterval(() => { if (!existsSync(${JSON.stringify(go)})) return; clearInterval(timer); ${serving("slow")} }, 5);`,
  );
  let notified = 0;
  const { program } = start({
    slowAfterMs: 1,
    onSlow: () => {
      notified += 1;
      if (notified === 3) writeFileSync(go, "");
    },
  });
  expect(await program.ready()).toBe(true);
  expect(notified).toBeGreaterThanOrEqual(3);
});

it("reports when the program ends on its own", async () => {
  write(`console.log("serves"); process.exit(1);`);
  await start().ended;
  expect(lines).toEqual(["serves"]);
});

it("the next one is kept in reserve, and begins only once the present one has ended", async () => {
  const reserved = path.join(folder, "reserved");
  write(
    `import { appendFileSync } from "node:fs"; appendFileSync(${JSON.stringify(reserved)}, "+"); process.once("message", () => { process.disconnect(); ${serving("program")} });`,
  );
  const { program } = start({ reserveAfterMs: 0 });
  await program.ready();
  await expect.poll(() => readFileSync(reserved, "utf8")).toBe("++");
  expect(await program.restart()).toBe(true);
  expect(lines).toEqual(["program serves", "program ends", "program serves"]);
});
