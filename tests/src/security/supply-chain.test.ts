import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");
const lock = readFileSync(path.join(root, "pnpm-lock.yaml"), "utf8");
const workspace = readFileSync(path.join(root, "pnpm-workspace.yaml"), "utf8");

describe("S49 what is installed", () => {
  const resolutions = [...lock.matchAll(/^ {4}resolution: \{(.*)\}$/gm)].map(([, inner = ""]) => inner);
  it("comes from a registry by its digest alone: no tarball, no git, no address", () => {
    expect(resolutions.length).toBeGreaterThan(300);
    for (const resolution of resolutions) expect(resolution).toMatch(/^integrity: sha512-[A-Za-z0-9+/]+={0,2}(, (cpu|os|libc): .*)?$/);
    expect(lock).not.toMatch(/https?:\/\//);
  });
  it("is a day old at least, never falls back in trust, and runs only the build scripts that are named", () => {
    expect(workspace).toMatch(/^minimumReleaseAge: (1440|\d{5,})$/m);
    expect(workspace).toMatch(/^trustPolicy: no-downgrade$/m);
    expect(workspace).toMatch(/^blockExoticSubdeps: true$/m);
    expect(workspace).toMatch(/^strictDepBuilds: true$/m);
    expect(workspace).toMatch(/^allowBuilds:\n( {2}.+: (true|false)\n)+/m);
    const built = [...workspace.matchAll(/^ {2}"?([@\w/-]+)"?: true$/gm)].map(([, name]) => name);
    expect(built.toSorted()).toEqual(["node", "pnpm"]);
  });
  it("in automation is an action or an image by its digest, with its version beside it, and newer ones are proposed monthly", () => {
    const workflow = readFileSync(path.join(root, ".github/workflows/test.yml"), "utf8");
    const used = [...workflow.matchAll(/uses: (.+)$/gm)].map(([, one]) => one);
    expect(used.length).toBeGreaterThan(1);
    for (const one of used) expect(one).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    for (const [, image] of workflow.matchAll(/container: (.+)$/gm)) expect(image).toMatch(/^node:[\w-]+@sha256:[0-9a-f]{64}$/);
    const updates = readFileSync(path.join(root, ".github/dependabot.yml"), "utf8");
    expect([...updates.matchAll(/package-ecosystem: (\S+)/g)].map(([, one]) => one)).toEqual(["npm", "github-actions", "docker"]);
    expect(updates.match(/interval: monthly/g)).toHaveLength(3);
  });
  it("is listed in a bill of materials, each part with its version and licence", () => {
    const bill = execFileSync("pnpm", ["sbom", "--sbom-format", "cyclonedx", "--sbom-type", "application"], {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    });
    const { bomFormat, components } = JSON.parse(bill) as {
      bomFormat: string;
      components: { group?: string; name: string; version: string; purl: string; licenses?: unknown[] }[];
    };
    expect(bomFormat).toBe("CycloneDX");
    const named = [...(/^catalog:\n((?: {2}.+\n)+)/m.exec(workspace)?.[1] ?? "").matchAll(/^ {2}"?([^":]+)"?:/gm)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(30);
    const names = new Set(components.map(({ group, name }) => (group ? `${group}/${name}` : name)));
    for (const name of named) expect(names.has(name ?? ""), name).toBe(true);
    for (const { name, version, purl } of components)
      expect(purl, name).toMatch(new RegExp(`^pkg:npm/.+@${version.replaceAll("+", "\\+|%2B")}`));
  });
});
