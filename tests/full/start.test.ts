import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { writeFigures } from "../src/product/figures.ts";
import { freePort } from "../src/product/servers/free-port.ts";
import { startByNpm, type StartedByNpm } from "../src/product/npm-start.ts";

/** From a clone without packages and without a build to the address that a visitor opens. */
const GOAL_SECONDS = { page: 60, everything: 90 };
/** Everything may take so many times as long as `next build` alone: a busy machine slows both down. */
const GOAL_RATIO = 3;

const root = mkdtempSync(path.join(tmpdir(), "shanyraq-start-"));
let started: StartedByNpm | undefined;
afterAll(async () => {
  await started?.signal("SIGTERM");
  rmSync(root, { recursive: true, force: true });
});

/** What a start says as it goes, in its order. */
const milestones: readonly (readonly [what: string, says: RegExp])[] = [
  ["first words", /Installing packages/],
  ["packages", /Installed in/],
  ["texts, database and recording", /Building the pages/],
  ["next build", /next build took/],
  ["policies and first paint", /policies and first paint took/],
  ["gateway", /Site\s+http/],
];

it("a start from nothing says what it does in its order, and serves the page", async () => {
  const folder = path.join(root, "tree");
  execFileSync("git", ["clone", "--quiet", path.resolve(import.meta.dirname, "../.."), folder]);
  started = startByNpm(folder, { PORT: String(await freePort()), DATA_DIR: path.join(root, "data") }, 600_000);
  const origin = await started.origin;
  const { status } = await fetch(origin);
  const { pieces } = started;
  const everything = (pieces.at(-1)?.ms ?? 0) / 1000;

  const written = pieces.map(({ text }) => text).join("");
  const at = milestones.map(([, says]) => (pieces.find(({ text }) => says.test(text))?.ms ?? 0) / 1000);
  const nextSeconds = Number(/next build took (\d+) s/.exec(written)?.[1]);
  const ratio = everything / nextSeconds;
  writeFigures("start", [
    ...milestones.map(([what], index) => ({
      name: `npm start from nothing: ${what}`,
      measured: `${((at[index] ?? 0) - (at[index - 1] ?? 0)).toFixed(1)} s, at ${(at[index] ?? 0).toFixed(1)} s`,
      goal: "",
      ok: true,
    })),
    {
      name: "npm start from nothing: page",
      measured: `${everything.toFixed(1)} s`,
      goal: `${GOAL_SECONDS.page} s`,
      ok: everything <= GOAL_SECONDS.page,
    },
    {
      name: "npm start from nothing: everything",
      measured: `${everything.toFixed(1)} s`,
      goal: `${GOAL_SECONDS.everything} s`,
      ok: everything <= GOAL_SECONDS.everything,
    },
    {
      name: "npm start from nothing, beside next build alone",
      measured: ratio.toFixed(2),
      goal: String(GOAL_RATIO),
      ok: ratio <= GOAL_RATIO,
    },
  ]);
  expect(status).toBe(200);
  expect(at.toSorted((a, b) => a - b)).toEqual(at);
  expect(at).not.toContain(0);
  // The four addresses stand last: nothing is written over them.
  expect(written.trimEnd().split("\n").at(-1)).toMatch(/^\s+Data\s/);
});
