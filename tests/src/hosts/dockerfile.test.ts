import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { Copy, DockerfileParser, JSONInstruction, type Instruction } from "dockerfile-ast";
import { validate } from "dockerfile-utils";
import { describe, expect, it } from "vitest";

const repository = path.resolve(import.meta.dirname, "../../..");
const text = readFileSync(path.join(repository, "Dockerfile"), "utf8");
const dockerfile = DockerfileParser.parse(text);
const named = (keyword: string) => dockerfile.getInstructions().filter((one) => one.getKeyword() === keyword);
/** The instructions of each stage, from its FROM to the next. */
const stages = dockerfile.getInstructions().reduce<Instruction[][]>((all, one) => {
  if (one.getKeyword() === "FROM") return [...all, [one]];
  all.at(-1)?.push(one);
  return all;
}, []);
const isOf = (stage: readonly Instruction[], name: string) => / AS (\w+)/.exec(stage[0]?.getArgumentsContent() ?? "")?.[1] === name;
const last = stages.at(-1) ?? [];
const inLast = (keyword: string) => last.filter((one) => one.getKeyword() === keyword);
const words = (one: Instruction | undefined) => one?.getArgumentsContent() ?? "";
const isList = (one: Instruction | undefined) => one instanceof JSONInstruction && one.getOpeningBracket() !== null;

describe("the image", () => {
  it("is described without a finding of the linter", () => {
    expect(validate(text).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
  });
  it("stands on one version of Node, the one of the lockfile", () => {
    const version = readFileSync(path.join(repository, ".node-version"), "utf8").trim();
    const tagged = named("ARG")
      .map(words)
      .find((one) => one.startsWith("NODE="));
    expect(tagged).toMatch(new RegExp(`^NODE=${version.replaceAll(".", "\\.")}-bookworm-slim@sha256:[0-9a-f]{64}$`));
    const images = dockerfile.getFROMs().map((from) => from.getImage());
    const stages = dockerfile.getFROMs().map((from) => from.getBuildStage());
    for (const image of images) expect(image === "node:${NODE}" || stages.includes(image)).toBe(true);
  });
  it("installs with the package manager of the repository, to the letter of the lockfile", () => {
    const { packageManager } = JSON.parse(readFileSync(path.join(repository, "package.json"), "utf8")) as { packageManager: string };
    expect(text).toContain(`"${packageManager}"`);
    for (const run of named("RUN").filter((one) => words(one).includes('"pnpm", "install"')))
      expect(words(run)).toContain("--frozen-lockfile");
  });
  it("fetches nothing by address, and takes files of the build alone into itself", () => {
    expect(named("ADD")).toEqual([]);
    expect(text).not.toMatch(/curl|wget|https:/);
    for (const copy of inLast("COPY")) expect(copy instanceof Copy && copy.getFromFlag()?.getValue()).toBeTruthy();
  });
  it("has what a voice of the site's own needs in the build alone, and only where that is switched on", () => {
    const speaking = stages.filter((stage) => stage.some((one) => words(one).includes("espeak-ng")));
    expect(speaking.map((stage) => isOf(stage, "build"))).toEqual([true]);
    expect(text).toMatch(/ARG SITE_SPEECH=off\nRUN if \[ "\$SITE_SPEECH" = on \]; then .*espeak-ng opus-tools/);
  });
  it("holds no secret", () => {
    const given = [...named("ENV"), ...named("ARG")].map(words).join(" ");
    expect(given).not.toMatch(/SECRET|KEY|TOKEN|PASSWORD|DATABASE_URL/i);
    const left = readFileSync(path.join(repository, ".dockerignore"), "utf8").split("\n");
    expect(left).toEqual(expect.arrayContaining(["**/.env", "**/.env.*", ".data", ".git", "**/node_modules"]));
  });
  it("copies what the repository has", () => {
    const ours = dockerfile.getCOPYs().filter((copy) => !copy.getFromFlag());
    const sources = ours.flatMap((copy) => words(copy).split(" ").slice(0, -1));
    expect(sources.length).toBeGreaterThan(3);
    for (const source of sources) expect(existsSync(path.join(repository, source)), source).toBe(true);
  });
});

describe.each([
  ["the image", last],
  ["the image that builds the site", stages.find((stage) => isOf(stage, "editorial")) ?? []],
] as const)("%s", (_, stage) => {
  const inStage = (keyword: string) => stage.filter((one) => one.getKeyword() === keyword);
  it("runs as a user other than root, and adds no file after the change of user", () => {
    expect(words(inStage("USER").at(-1))).toMatch(/^(?!root$|0$)\S+$/);
    const user = stage.findIndex((one) => one.getKeyword() === "USER");
    expect(stage.findLastIndex((one) => ["COPY", "RUN"].includes(one.getKeyword()))).toBeLessThan(user);
  });
  it("starts without a shell, so that the signal to stop arrives", () => {
    expect(inStage("CMD")).toHaveLength(1);
    expect(isList(inStage("CMD")[0])).toBe(true);
    expect(named("ENTRYPOINT").every(isList)).toBe(true);
  });
  it("says whether it lives, with what it has", () => {
    const check = words(inStage("HEALTHCHECK")[0]);
    expect(check).toMatch(/CMD \["node"/);
    expect(check).toContain("/healthz");
    expect(check).not.toMatch(/curl|wget/);
  });
});
