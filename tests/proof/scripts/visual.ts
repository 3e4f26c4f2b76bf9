// How the main screens look beside how they looked before: `npm run test:full visual`. The commit before is VISUAL_BASE, or where this branch left
// `main`, or the one before this. Its pictures are drawn by this machine's Chromium and kept in node_modules/.cache while neither changes.
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeComparison } from "./visual-page.ts";

const proof = path.resolve(import.meta.dirname, "..");
const tests = path.resolve(proof, "..");
const repository = path.resolve(tests, "..");
const results = path.join(repository, "test-results/visual");

const git = (...words: readonly string[]): string => execFileSync("git", words, { cwd: repository, encoding: "utf8" }).trim();
const tried = (...words: readonly string[]): string | undefined => {
  const { status, stdout } = spawnSync("git", words, { cwd: repository, encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
};

function baseCommit(): string {
  const named = process.env["VISUAL_BASE"];
  if (named) return git("rev-parse", named);
  const left = tried("merge-base", "HEAD", "main");
  return left === undefined || left === git("rev-parse", "HEAD") ? git("rev-parse", "HEAD~1") : left;
}

/** The browser and the way in which pictures are taken: other ones draw other pictures of the same page. */
function drawing(): string {
  const chromium = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
  const mark = createHash("sha256").update(
    execFileSync(chromium, ["--version"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
  );
  for (const file of [
    "visual.spec.ts",
    "come-to-rest.ts",
    "stage.ts",
    ...readdirSync(path.join(proof, "tours")).map((name) => `tours/${name}`),
  ])
    mark.update(readFileSync(path.join(proof, file)));
  return mark.digest("hex").slice(0, 12);
}

const run = (program: string, words: readonly string[], cwd: string, env: Readonly<Record<string, string>> = {}): boolean =>
  spawnSync(program, words, { cwd, stdio: "inherit", env: { ...process.env, ...env } }).status === 0;

const playwright = (pictures: string, env: Readonly<Record<string, string>>, ...words: readonly string[]): boolean =>
  run("playwright", ["test", "--config", "proof/playwright.config.ts", "--project", "visual", ...words], tests, {
    PROOF: "visual",
    VISUAL_PICTURES: pictures,
    ...env,
  });

/** Builds the site of another commit beside this one, and takes its pictures. */
function drawBase(base: string, pictures: string): void {
  const place = path.join(mkdtempSync(path.join(tmpdir(), "shanyraq-base-")), "repository");
  git("worktree", "add", "--detach", place, base);
  try {
    const built =
      run("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], place) &&
      run("turbo", ["run", "build", "--filter=@shanyraq/site", "--output-logs=errors-only"], place);
    if (!built) throw new Error(`${base} could not be built`);
    mkdirSync(pictures, { recursive: true });
    if (!playwright(pictures, { PRODUCT_ROOT: place }, "--update-snapshots=all")) throw new Error(`${base} could not be drawn`);
  } catch (fault) {
    // Half of the pictures would pass for all of them.
    rmSync(pictures, { recursive: true, force: true });
    throw fault;
  } finally {
    git("worktree", "remove", "--force", place);
    rmSync(path.dirname(place), { recursive: true, force: true });
  }
}

const base = baseCommit();
const pictures = path.join(repository, "node_modules/.cache/visual", `${base.slice(0, 12)}-${drawing()}`);
if (existsSync(pictures)) console.log(`References of ${base.slice(0, 12)} are there already`);
else drawBase(base, pictures);
rmSync(results, { recursive: true, force: true });
const same = playwright(pictures, {});
const meant = git("log", `${base}..HEAD`, "--format=%(trailers:key=Looks,valueonly)")
  .split(/[\s,]+/)
  .filter(Boolean);
const unmeant = writeComparison({ pictures, results, base: base.slice(0, 12), meant });
// A tour that broke on its way has compared too little, whatever was meant.
const report = readFileSync(path.join(repository, "test-results/proof-visual.json"), "utf8");
const broken = [...report.matchAll(/"message": "((?:[^"\\]|\\.)*)"/g)].filter(([, said = ""]) => !said.includes("toHaveScreenshot"));
process.exitCode = same || (unmeant === 0 && broken.length === 0) ? 0 : 1;
