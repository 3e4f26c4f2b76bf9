import { readFileSync } from "node:fs";
import path from "node:path";
import { calls } from "@shanyraq/calls";
import { openApi } from "@shanyraq/calls/openapi";
import { edgeFunctions, PROVIDER_PREFIX, PUBLISHED_PREFIX } from "@shanyraq/edge";
import { createConfig, lintFromString, loadConfig, type Config } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";

const repository = path.resolve(import.meta.dirname, "../../..");
const sides = ["provider", "edge"] as const;
const sourceOf = (side: (typeof sides)[number]) => JSON.stringify(openApi("Shanyraq", "1.0.0", side));

/** What Redocly finds, errors and warnings: its rules hold each example against its schema too. */
async function findings(source: string, config: Config): Promise<readonly string[]> {
  const problems = await lintFromString({ source, absoluteRef: path.join(repository, "openapi.json"), config });
  return problems.map(({ severity, ruleId, message, location }) => `${severity} ${ruleId} ${location[0]?.pointer ?? ""} ${message}`);
}

describe.each(sides)("the OpenAPI document of the %s", (side) => {
  it("has no finding of Redocly's recommended rules", async () => {
    const config = await loadConfig({ configPath: path.join(repository, "redocly.yaml") });
    const found = await findings(sourceOf(side), config);
    // A request for the trusted authorities is never refused.
    expect(found.filter((one) => !one.startsWith("warn operation-4xx-response #/paths/~1api~1verify/get/"))).toEqual([]);
  });
});

describe("Redocly's rules", () => {
  it("are all of the recommended ones but that of slashes, which finds the addresses of the specification alone", async () => {
    const found = await findings(sourceOf("provider"), await createConfig({ extends: ["recommended"] }));
    const slashed = Object.values(calls).flatMap((call) => (call.path.endsWith("/") ? [call.path] : []));
    expect(found.map((one) => /^error no-path-trailing-slash .* `(\S+)` should/.exec(one)?.[1] ?? one).toSorted()).toEqual(
      slashed.toSorted(),
    );
    const catalogue = readFileSync(path.join(repository, "packages/calls/src/catalogue.json"), "utf8");
    expect(slashed.filter((address) => !catalogue.includes(` ${address} `))).toEqual(["/user/household/"]);
  });
  it("find an example that breaks its schema, and a call without a summary", async () => {
    const spoilt = sourceOf("provider")
      .replace('"next_due_amount":"', '"next_due_amount":"about ')
      .replace(/"summary":"[^"]*",/, "");
    const rules = (await findings(spoilt, await loadConfig({ configPath: path.join(repository, "redocly.yaml") }))).map(
      (one) => one.split(" ")[1],
    );
    expect(new Set(rules)).toEqual(new Set(["no-invalid-media-type-examples", "operation-summary"]));
  });
});

it("the document of the edge has every address that the edge answers itself, and no other", () => {
  const { paths } = openApi("Shanyraq", "1.0.0", "edge") as { readonly paths: object };
  const open = Object.keys(paths).filter((address) => address.includes("{"));
  expect(
    Object.keys(paths)
      .filter((address) => !open.includes(address))
      .toSorted(),
  ).toEqual(Object.keys(edgeFunctions).toSorted());
  expect([...new Set(open.map((address) => address.split("/").slice(0, 3).join("/")))].toSorted()).toEqual([
    "/api/documents",
    PUBLISHED_PREFIX,
  ]);
  expect(JSON.stringify(openApi("Shanyraq", "1.0.0", "edge"))).toContain(`\`${PROVIDER_PREFIX}\``);
});
