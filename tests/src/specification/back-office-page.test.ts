import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { areas, calls, fileHeaders, type Call } from "@shanyraq/calls";
import { describe, expect, it } from "vitest";

const repository = path.resolve(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(path.join(repository, file), "utf8");
const page = read("docs/back-office.md");
const all: readonly Call[] = Object.values(calls);

describe("the page for who brings a back office of their own", () => {
  it("counts the calls of each area as the table has them", () => {
    const rows = [...page.matchAll(/^\| ((?:`\w+`(?:, )?)+) \| (\d+) \|/gm)].map(([, names = "", count]) => ({
      count: Number(count),
      has: [...names.matchAll(/`(\w+)`/g)].reduce((sum, [, name = ""]) => sum + Object.keys(areas[name as keyof typeof areas]).length, 0),
    }));
    expect(rows.length).toBeGreaterThan(5);
    for (const { count, has } of rows) expect(count).toBe(has);
  });
  it("says how many are commands, how long a call is waited for, and how large a key is", () => {
    expect(page).toContain(`\`command\` (${all.filter(({ command }) => command).length}:`);
    const [, wait = ""] = /TIMEOUT_MS = ([\d_]+)/.exec(read("edge/src/guard/transport.ts")) ?? [];
    expect(page).toContain(`**${Number(wait.replace("_", "")) / 1_000} seconds**`);
    expect(read("packages/provider/src/platform/server/command.ts")).toContain("{16,64}");
    expect(page).toContain("16 to 64 letters");
  });
  it("names every path whose body is a file, and every one that stays nameless", () => {
    for (const { path: address } of all.filter(({ body, anonymous }) => body === "file" || anonymous))
      expect(page).toContain(`\`${address}\``);
    for (const header of Object.values(fileHeaders)) expect(page).toContain(`\`${header}\``);
  });
  it("has the protocol of every service that the reference asks", () => {
    const variables = [...read("packages/gateway/src/configuration/variables.ts").matchAll(/^ {2}(\w+_URL):/gm)].map(
      ([, name = ""]) => name,
    );
    const ofOthers = ["DATABASE_URL", "DATABASE_READ_URL", "PROVIDER_URL", "REDIS_URL", "RECAPTCHA_URL", "EDGE_URL"];
    const services = read("packages/gateway/src/configuration/services.ts");
    variables.push(...[...services.matchAll(/^ {4}variable: "(\w+)"/gm)].map(([, name = ""]) => `${name}_URL`));
    const missing = variables.filter((name) => !ofOthers.includes(name) && !page.includes(`\`${name}\``));
    expect(missing).toEqual([]);
    const adapters = readdirSync(path.join(repository, "packages/provider/src/platform/adapters")).filter((file) =>
      file.endsWith("-over-http.ts"),
    );
    // One adapter has a row for each register of claims.
    const registers = services.match(/claimRegisterOverHttp\(/g) ?? [];
    expect(page.match(/^\| `\w+_URL` \|/gm)).toHaveLength(adapters.length - 1 + registers.length);
  });
});
