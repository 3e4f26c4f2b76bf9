import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const repository = path.resolve(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(path.join(repository, file), "utf8");
const { packages: patterns } = parse(read("pnpm-workspace.yaml")) as { readonly packages: readonly string[] };
const tested = globSync(
  patterns.map((pattern) => `${pattern}/package.json`),
  { cwd: repository },
)
  .map((file) => path.dirname(file))
  .filter((root) => root !== "tests" && globSync("src/**/*.test.{ts,tsx}", { cwd: path.join(repository, root) }).length > 0);

it.each(tested)("Turborepo runs the unit tests of %s by its own name, and no others", (root) => {
  const { scripts } = JSON.parse(read(`${root}/package.json`)) as { readonly scripts?: Readonly<Record<string, string>> };
  const up = root.startsWith("packages/") ? "../.." : "..";
  expect(scripts?.["test"]).toBe(`vitest run --root ${up} --project ${root.replace("packages/", "")}`);
});

interface Task {
  readonly taskId: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly dependencies: readonly string[];
}

describe("the tests that run again after a change", () => {
  const dryRun = execFileSync("turbo", ["run", "test", "--dry=json"], { cwd: repository, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  const { tasks } = JSON.parse(dryRun) as { readonly tasks: readonly Task[] };
  const known = new Map(tasks.map((task) => [task.taskId, task]));
  /** Packages of which a changed file runs the unit tests of a package again. */
  const sourcesOf = (taskId: string): ReadonlySet<string> => {
    const seen = new Set<string>();
    const visit = (id: string): void => {
      if (seen.has(id)) return;
      seen.add(id);
      for (const dependency of known.get(id)?.dependencies ?? []) visit(dependency);
    };
    visit(taskId);
    return new Set([...seen].map((id) => id.replace("@shanyraq/", "").replace(/#.*$/, "")));
  };

  it.each(["provider", "sandbox", "gateway", "desk"])("a colour of the kit runs no test of the %s", (name) => {
    const sources = sourcesOf(`@shanyraq/${name}#test`);
    expect(sources).toContain(name);
    expect(["kit", "ui", "site", "stories"].filter((one) => sources.has(one))).toEqual([]);
  });
  it.each(["actuarial", "provider", "gateway", "desk"])(
    "a tariff runs the tests of the %s, which price by it or are built on what does",
    (name) => {
      expect(sourcesOf(`@shanyraq/${name}#test`)).toContain("actuarial");
    },
  );
  it.each([
    ["provider", "content/", "docs/runbook.md"],
    ["i18n", "content/", "terms.md"],
    ["gateway", "content/", ".env.example"],
  ])("the tests of the %s have the files outside of it that they read among their inputs", (name, ...files) => {
    const inputs = Object.keys(known.get(`@shanyraq/${name}#test`)?.inputs ?? {});
    for (const file of files) expect([file, inputs.some((input) => input.includes(file))]).toEqual([file, true]);
  });
});
