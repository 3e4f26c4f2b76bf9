import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const repository = path.resolve(import.meta.dirname, "../../..");
const ADAPTERS = "packages/provider/src/platform/adapters";
const number = (file: string, named: RegExp): number =>
  Number(named.exec(readFileSync(path.join(repository, file), "utf8"))?.[1]?.replaceAll("_", "") ?? Number.NaN);

/** Asked by work in the background alone: nobody looks at a page meanwhile. */
const inTheBackground = [
  "claim-registers-over-http.ts",
  "death-register-over-http.ts",
  "insurer-key-over-http.ts",
  "messages-over-http.ts",
  "payouts-over-http.ts",
  "transfers-over-http.ts",
];

it("a service that keeps silent is given up before the edge gives up the back office, so that its visitor reads why", () => {
  const edge = number("edge/src/guard/transport.ts", /TIMEOUT_MS = ([\d_]+)/);
  expect(edge).toBeGreaterThan(0);
  expect(number("packages/provider/src/platform/ports/visitor-timeout.ts", /VISITOR_TIMEOUT_MS = ([\d_]+)/)).toBeLessThan(edge);
  // The kit waits as the edge does.
  expect(number("packages/back-office-kit/src/line.ts", /TIMEOUT_MS = ([\d_]+)/)).toBe(edge);
  const own = readdirSync(path.join(repository, ADAPTERS))
    .filter((file) => file.endsWith("-over-http.ts") && !inTheBackground.includes(file))
    .map((file) => [file, number(`${ADAPTERS}/${file}`, /const TIMEOUT_MS = ([\d_]+)/)] as const);
  expect(own.filter(([, timeout]) => timeout >= edge)).toEqual([]);
});
