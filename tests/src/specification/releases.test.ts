import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const repository = path.resolve(import.meta.dirname, "../../..");
const kept = path.join(repository, "releases/surface.json");
const run = (script: string, ...words: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(repository, "scripts", script), ...words], {
    encoding: "utf8",
  });
  return { status, stdout, stderr };
};

/** A product that released once, and since then renamed a variable, took a field away and added a call. */
let folder: string;
const at = (file: string) => path.join(folder, file);
const change = (rows: string) => `# The database is named otherwise

kind: breaks
rows: ${rows}

\`DATABASE_ADDRESS\` is \`DATABASE_URL\`, and news tell their type.

## To do

Answer \`type\` with news.

## Renames

variable DATABASE_ADDRESS -> DATABASE_URL
prop StatusLabel.colour -> tone
call allNews -> news
`;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "shanyraq-release-"));
  for (const inside of ["changes", "releases", "docs", "adopter/src"]) mkdirSync(at(inside), { recursive: true });
  const surface = JSON.parse(readFileSync(kept, "utf8")) as Record<string, string>;
  delete surface["variable DATABASE_URL"];
  surface["variable DATABASE_ADDRESS"] = "";
  delete surface["call news output data[].type"];
  writeFileSync(at("releases/surface.json"), JSON.stringify(surface));
  writeFileSync(at("package.json"), JSON.stringify({ name: "adopted", version: "0.3.1" }));
  writeFileSync(at("CHANGELOG.md"), "# Changelog\n\n## Unreleased\n\n## 0.3.1, 2026-10-01\n");
  writeFileSync(at("docs/upgrading.md"), "# Upgrading\n\nWhat to do.\n\n## 0.3.0\n\n### Before\n");
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("the surface that others build on", () => {
  it("does not change without a file in changes/ that names it (npm run release -- check)", () => {
    expect(run("release.ts", "check")).toMatchObject({ status: 0, stderr: "" });
  });
  it("is named row by row where it changed and nobody said so", () => {
    writeFileSync(at("changes/database.md"), change("variable DATABASE_URL"));
    const { status, stderr } = run("release.ts", "check", "--in", folder, "--now", kept);
    expect(status).toBe(1);
    expect(stderr.split("\n").slice(1, -1)).toEqual(["  call news output data[].type", "  variable DATABASE_ADDRESS"]);
  });
});

describe("a release", () => {
  it("has a version by the worst of its changes, a heading in the changelog, a section of the guide, and renames that are followed elsewhere", () => {
    writeFileSync(at("changes/database.md"), change("variable DATABASE_URL, variable DATABASE_ADDRESS, call news"));
    expect(run("release.ts", "--in", folder, "--now", kept, "--day", "2026-11-26")).toMatchObject({ status: 0, stderr: "" });
    expect(JSON.parse(readFileSync(at("package.json"), "utf8"))).toEqual({ name: "adopted", version: "0.4.0" });
    expect(readFileSync(at("CHANGELOG.md"), "utf8")).toMatch(
      /## Unreleased\n\n## 0\.4\.0, 2026-11-26\n\n### Breaks\n\n- \*\*The database is named otherwise\.\*\* [\s\S]+## 0\.3\.1/,
    );
    expect(readFileSync(at("docs/upgrading.md"), "utf8")).toMatch(
      /What to do\.\n\n## 0\.4\.0\n\n### The database[\s\S]+Answer `type`[\s\S]+## 0\.3\.0/,
    );
    expect(readdirSync(at("changes"))).toEqual([]);

    writeFileSync(at("adopter/.env"), "DATABASE_ADDRESS=postgres://db/life\nOLD_DATABASE_ADDRESS=kept\n");
    writeFileSync(
      at("adopter/src/page.tsx"),
      'client("allNews"); calls.allNews; const allNewsOfMine = 1;\nexport const Page = () => <StatusLabel onClick={() => {}} colour="red"><Other colour="blue" /></StatusLabel>;\n',
    );
    const upgraded = run("upgrade.ts", "--from", "0.3.1", "--in", at("adopter"), "--releases", at("releases"));
    expect(upgraded).toMatchObject({ status: 0, stderr: "" });
    expect(upgraded.stdout).toContain("0.4.0  Answer `type` with news.");
    expect(readFileSync(at("adopter/.env"), "utf8")).toBe("DATABASE_URL=postgres://db/life\nOLD_DATABASE_ADDRESS=kept\n");
    expect(readFileSync(at("adopter/src/page.tsx"), "utf8")).toBe(
      'client("news"); calls.news; const allNewsOfMine = 1;\nexport const Page = () => <StatusLabel onClick={() => {}} tone="red"><Other colour="blue" /></StatusLabel>;\n',
    );
    // An adopter who has the latest release gets no output.
    expect(run("upgrade.ts", "--from", "0.4.0", "--in", at("adopter"), "--releases", at("releases")).stdout).toBe("");
  });
});
