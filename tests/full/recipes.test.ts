import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const repository = path.resolve(import.meta.dirname, "../..");
const root = mkdtempSync(path.join(tmpdir(), "shanyraq-recipes-"));
const folder = path.join(root, "tree");
const env = { ...process.env, CI: "true", PATH: `${path.join(folder, "node_modules/.bin")}${path.delimiter}${process.env["PATH"] ?? ""}` };

/** docs/how-to-add.md, each in one place or more. */
const commands: readonly (readonly [recipe: string, ...words: readonly string[]])[] = [
  ["call", "content", "clubMember", "GET", "/club/member"],
  ["call", "statements", "clubJoin", "POST", "/club/join"],
  ["line", "boneBreak", "Перелом", "Сынық", "Broken bone"],
  ["line", "lostKey", "Утрата ключа", "Кілт жоғалту", "Lost key"],
  ["route", "content", "club", "/club", "Клуб", "Клуб", "Club"],
  ["route", "cabinet", "clubCard", "/cabinet/club/{id}", "Карта клуба", "Клуб картасы", "Club card"],
  ["form", "cabinet", "clubAddress", "phone=phone", "email=email"],
  ["flow", "cabinet", "clubEntry", "clubMember"],
  ["component", "text", "ClubMark", "A mark of the club. Use it beside a name."],
  ["component", "cabinet", "ClubCard", "A card of the club. Use it in the cabinet."],
  ["text", "cabinet", "cabinet.club.title", "Клуб", "Клуб", "Club"],
  ["brand", "Алтын Life", "Алтын Life", "Altyn Life", "0.08,20", "0.13,130"],
];

const run = (program: string, ...args: readonly string[]) =>
  spawnSync(program, args, { cwd: folder, env, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
const add = (...words: readonly string[]) => run("node", "scripts/add/main.ts", ...words);

beforeAll(() => {
  execFileSync("git", ["clone", "--quiet", repository, folder]);
  execFileSync("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], { cwd: folder, env, stdio: ["ignore", "ignore", "inherit"] });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("a recipe", () => {
  it("is answered with the existing recipes, all of which are run here, when it does not exist", () => {
    const { status, stderr } = add("cake");
    expect(status).toBe(1);
    const known = [...stderr.matchAll(/^npm run add -- (\w+)/gm)].map(([, name]) => name);
    expect([...new Set(commands.map(([name]) => name))].toSorted()).toEqual(known.toSorted());
  });
  it("makes nothing and names each fault when its arguments are wrong", () => {
    const { status, stderr } = add("call", "garden", "ClubMember", "PUT", "club");
    expect(status).toBe(1);
    expect(stderr.match(/^(?:area|name|method|path): /gm)).toHaveLength(4);
    expect(run("git", "status", "--short").stdout).toBe("");
  });
  it.each(commands)("%s %s %s makes what it says", (...command) => {
    const { status, stderr } = add(...command);
    expect(stderr).toBe("");
    expect(status).toBe(0);
  });
  it.each(commands.filter(([name]) => name !== "brand"))("%s %s %s is refused a second time, and changes nothing", (...command) => {
    const before = run("git", "diff").stdout;
    expect(add(...command).status).toBe(1);
    expect(run("git", "diff").stdout).toBe(before);
  });
});

describe("a tree with one of each", () => {
  it.each([
    ["builds", "turbo", ["run", "build", "--output-logs=errors-only"]],
    ["has its types", "tsc", ["-p", "."]],
    ["is in the house's format", "oxfmt", ["--check", "."]],
    ["has nothing that the linter refuses", "oxlint", ["--deny-warnings", "--report-unused-disable-directives"]],
    ["keeps to its floors", "turbo", ["boundaries"]],
    [
      "passes the tests of what it was added to",
      "vitest",
      ["run", ..."calls routes forms flows kit stories actuarial".split(" ").flatMap((name) => ["--project", name])],
    ],
    [
      "prices the new lines, and writes their documents",
      "vitest",
      ["run", "--project", "provider", ..."lines/lines.test documents/documents.test content/from-price".split(" ")],
    ],
  ] as const)("%s", (_, program, args) => {
    const { status, stdout, stderr } = run(program, ...args);
    expect(status, `${stdout}\n${stderr}`).toBe(0);
  });
});
