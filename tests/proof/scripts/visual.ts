// How the main screens and all stories look beside how they looked before: `npm run test:full visual`. The commit before is VISUAL_BASE, or where this branch left
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
const ofStories = path.join(repository, "stories/src/proof");

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
    ...["visual.spec.ts", "come-to-rest.ts", "stage.ts"].map((name) => path.join(proof, name)),
    ...readdirSync(path.join(proof, "tours")).map((name) => path.join(proof, "tours", name)),
    ...["visual.spec.ts", "workshop.ts", "passes.ts", "settled.ts"].map((name) => path.join(ofStories, name)),
  ])
    mark.update(readFileSync(file));
  return mark.digest("hex").slice(0, 12);
}

const run = (program: string, words: readonly string[], cwd: string, env: Readonly<Record<string, string | undefined>> = {}): boolean =>
  spawnSync(program, words, { cwd, stdio: "inherit", env: { ...process.env, ...env } }).status === 0;

/** What is looked at: every main screen of the product, and every story. */
interface Looked {
  readonly name: "screens" | "stories";
  /** Takes the pictures of this commit, or with a place those of the commit that stands there; true where all are as they are kept. */
  readonly play: (pictures: string, place?: string) => boolean;
  /** Folder of what differs, and the runner's own report, below `test-results`. */
  readonly results: string;
  readonly report: string;
}
const looked: readonly Looked[] = [
  {
    name: "screens",
    play: (pictures, place) =>
      run(
        "playwright",
        ["test", "--config", "proof/playwright.config.ts", "--project", "visual", ...(place ? ["--update-snapshots=all"] : [])],
        tests,
        {
          PROOF: "visual",
          VISUAL_PICTURES: pictures,
          ...(place && { PRODUCT_ROOT: place }),
        },
      ),
    results: "visual",
    report: "proof-visual.json",
  },
  {
    name: "stories",
    play: (pictures, place) =>
      run("node", ["scripts/proof.ts"], path.join(repository, "stories"), {
        PROJECT: "visual",
        VISUAL_PICTURES: pictures,
        ...(place && { BOOK: path.join(place, "stories"), VISUAL_DRAWS: "yes" }),
      }),
    results: "visual-stories",
    report: "proof-visual-stories.json",
  },
];

/** Builds another commit beside this one, and takes its pictures. */
function drawBase(base: string, pictures: string): void {
  const place = path.join(mkdtempSync(path.join(tmpdir(), "shanyraq-base-")), "repository");
  git("worktree", "add", "--detach", place, base);
  try {
    const built =
      run("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], place) &&
      run("turbo", ["run", "build", "--filter=@shanyraq/site", "--output-logs=errors-only"], place);
    if (!built) throw new Error(`${base} could not be built`);
    for (const { name, play } of looked) {
      mkdirSync(path.join(pictures, name), { recursive: true });
      if (!play(path.join(pictures, name), place)) throw new Error(`${name} of ${base} could not be drawn`);
    }
  } catch (fault) {
    // Half of the pictures would pass for all of them.
    rmSync(pictures, { recursive: true, force: true });
    throw fault;
  } finally {
    git("worktree", "remove", "--force", place);
    rmSync(path.dirname(place), { recursive: true, force: true });
  }
}

/** Compares what is looked at with its pictures; true where nothing differs that nobody meant, and nothing broke on its way. */
function isAsBefore({ name, play, results, report }: Looked, pictures: string, base: string): boolean {
  const folder = path.join(repository, "test-results", results);
  rmSync(folder, { recursive: true, force: true });
  const same = play(path.join(pictures, name));
  const meant = git("log", `${base}..HEAD`, "--format=%(trailers:key=Looks,valueonly)")
    .split(/[\s,]+/)
    .filter(Boolean);
  const unmeant = writeComparison({ name, pictures: path.join(pictures, name), results: folder, base: base.slice(0, 12), meant });
  // A tour that broke on its way has compared too little, whatever was meant.
  const json = readFileSync(path.join(repository, "test-results", report), "utf8");
  const broken = [...json.matchAll(/"message": "((?:[^"\\]|\\.)*)"/g)].filter(([, words = ""]) => !words.includes("toHaveScreenshot"));
  return same || (unmeant === 0 && broken.length === 0);
}

const base = baseCommit();
const pictures = path.join(repository, "node_modules/.cache/visual", `${base.slice(0, 12)}-${drawing()}`);
if (existsSync(pictures)) console.log(`References of ${base.slice(0, 12)} are there already`);
else drawBase(base, pictures);
const differs = looked.filter((one) => !isAsBefore(one, pictures, base));
process.exitCode = differs.length === 0 ? 0 : 1;
